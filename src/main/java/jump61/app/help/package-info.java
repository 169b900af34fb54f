/**
 * The help sheets: rules, keyboard shortcuts, about; they must not know any game except through its view.
 *
 * <p>The rules page of a game is part of its {@link jump61.window.board.GameView}; its texts are those whose keys
 * begin with {@code rules.}.
 */
package jump61.app.help;
