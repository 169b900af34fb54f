package jump61.game;

/**
 * One visible step of a move. A view shows the steps in order. Each game declares its own sealed family of events, with
 * enough detail to animate the move.
 */
public interface Event {}
