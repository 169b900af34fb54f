/**
 * The boards of the window: one {@link jump61.desktop.board.BoardControl} per game, which shows positions, animates
 * turns and reports the moves the user chooses. Boards never change a position.
 *
 * <p>Colours are looked up in {@code board.css}. They follow the style classes {@code dark}, {@code high-contrast} and
 * {@code palette-safe} of any ancestor, such as the scene's root.
 */
package jump61.desktop.board;
