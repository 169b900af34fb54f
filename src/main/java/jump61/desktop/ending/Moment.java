package jump61.desktop.ending;

import jump61.desktop.games.Haul;
import jump61.game.Turn;

/**
 * A move that brought something in.
 *
 * @param ply its number, from 1
 * @param turn the move
 * @param haul what it brought in
 */
public record Moment(int ply, Turn turn, Haul haul) {}
