package jump61.window.board;

import jump61.game.Side;

/**
 * An audible moment of an animation.
 *
 * @param number its position in the turn, from 1
 * @param weight how much happens, from 0; in Jump61, the number of squares that change hands
 * @param side the side whose turn is shown
 */
public record Beat(int number, int weight, Side side) {}
