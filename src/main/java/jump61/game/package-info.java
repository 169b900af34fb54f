/**
 * The contract that every game implements, and a match in progress; it must not know any game, file, thread or
 * window.
 *
 * <p>See {@link jump61.game.Game}, {@link jump61.game.Position}, {@link jump61.game.SearchState} and {@link
 * jump61.game.Match}.
 */
package jump61.game;
