package jump61.game;

/**
 * One visible step of a move, in the order in which a view shows it. Each game declares its own sealed family of
 * events, fit for animation.
 */
public interface Event {}
