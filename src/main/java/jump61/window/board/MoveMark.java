package jump61.window.board;

import jump61.game.Move;

/**
 * A marked move on a board, with a label that says how good it is.
 *
 * @param move the move, legal in the position shown or, for a threat, for the other side
 * @param label the text of its sign, a few characters
 * @param style the style class that determines its colour
 */
public record MoveMark(Move move, String label, String style) {}
