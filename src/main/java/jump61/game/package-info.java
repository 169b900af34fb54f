/**
 * The contract that every game implements ({@link jump61.game.Game}, {@link jump61.game.Position}, {@link
 * jump61.game.SearchState}), and {@link jump61.game.Match}, a game in progress.
 */
package jump61.game;
