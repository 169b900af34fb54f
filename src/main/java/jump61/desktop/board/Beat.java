package jump61.desktop.board;

import jump61.game.Side;

/**
 * A moment of an animation that can be heard.
 *
 * @param number its place in the turn, from 1
 * @param weight how much happens at it, from 0; in Jump61 the squares that change hands
 * @param side the side whose turn is shown
 */
public record Beat(int number, int weight, Side side) {}
