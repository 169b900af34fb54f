/**
 * The match in the window: its view model, the computer's thinking, the clocks; it must not know any control.
 *
 * <p>{@link jump61.game.Match#awaited} returns the player to move; {@code MatchFlow} then starts the clock and the
 * computer's turn.
 */
package jump61.window.match;
