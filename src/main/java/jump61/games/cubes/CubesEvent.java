package jump61.games.cubes;

import jump61.game.Event;

/** A visible step of a move. Squares are numbered from 0, row by row from the top left. */
public sealed interface CubesEvent extends Event {
    /** The mover added a spot to a square and now owns it. */
    record SpotAdded(int square) implements CubesEvent {}

    /**
     * An overfull square sent one spot to each neighbour, which the mover now owns.
     *
     * @param square the square that toppled
     * @param wave 1 for squares that were overfull first, 2 for those made overfull by wave 1, and so on
     */
    record Toppled(int square, int wave) implements CubesEvent {}
}
