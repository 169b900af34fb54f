package jump61.desktop.board;

import jump61.game.Move;

/**
 * A move marked on a board, with a word on how good it is.
 *
 * @param move the move, legal in the position shown or, for a threat, for the other side
 * @param label what its sign says: a few characters
 * @param style the style class that gives it its colour
 */
public record MoveMark(Move move, String label, String style) {}
