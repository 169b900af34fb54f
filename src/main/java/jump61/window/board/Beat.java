package jump61.window.board;

import jump61.game.Side;

/**
 * An audible moment of an animation.
 *
 * @param number its position in the turn, from 1
 * @param side the side whose turn is shown
 */
public record Beat(int number, Side side) {}
