/**
 * Everything that boards have in common, and how a game describes itself to the window; it must not know any single
 * game, nor change a position.
 *
 * <p>There is one {@link jump61.window.board.BoardControl} per game, which shows positions, animates turns and reports
 * the moves the user chooses. {@link jump61.window.board.GameView} is everything the window knows about a game.
 *
 * <p>Colours are looked up in {@code board.css}. They follow the style classes {@code dark}, {@code high-contrast} and
 * {@code palette-safe} of any ancestor, such as the scene's root.
 */
package jump61.window.board;
