/**
 * The match in the window: its view model, the computer's thinking, the clocks; it must not know any control.
 *
 * <p>{@link jump61.game.Match#awaited} says who is to play next; {@code MatchFlow} acts on it, starting a clock and
 * the computer's turn.
 */
package jump61.window.match;
