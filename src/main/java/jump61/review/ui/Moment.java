package jump61.review.ui;

import jump61.game.Turn;
import jump61.window.board.Haul;

/**
 * A move that brought something in.
 *
 * @param ply its number, from 1
 * @param turn the move
 * @param haul what it brought in
 */
public record Moment(int ply, Turn turn, Haul haul) {}
