/**
 * The help sheets: rules, keyboard shortcuts, about. The rules page of a game is part of its {@link
 * jump61.desktop.games.GameView}, and its texts are those whose keys begin with {@code rules.}.
 */
package jump61.desktop.help;
