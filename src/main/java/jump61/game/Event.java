package jump61.game;

/**
 * One visible step of a move, in the order in which a view shows it. Each game declares its own sealed family of
 * events, detailed enough to animate the move.
 */
public interface Event {}
