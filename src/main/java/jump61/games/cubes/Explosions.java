package jump61.games.cubes;

/**
 * The best explosions that each side could cause in the positions of the current line: one for each critical square,
 * unless the explosion of an earlier square topples it too.
 *
 * <p>Positions are numbered from 0, as on the stack of the search state. So are the sides: side 0 is to move in
 * positions with an even number.
 */
abstract class Explosions {
    /** The gain of an explosion that wins. */
    static final int ALL = 1 << 20;

    private static final int SQUARE_BITS = 8;
    private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;

    /** Makes room for this many positions. */
    abstract void reserve(int positions);

    /** Discards the explosions of a position that has been replaced by another. */
    abstract void forget(int position);

    /** {@return the best explosion of a side, as a {@link #rank}; 0 if nothing explodes} */
    abstract int best(int position, int side);

    /** {@return a number that is larger for a larger gain and, where gains are equal, for a smaller square} */
    static int rank(int gain, int square) {
        return gain << SQUARE_BITS | SQUARE_MASK - square;
    }

    /** {@return the gain in a {@link #rank}; 0 if that is 0} */
    static int gain(int rank) {
        return rank >> SQUARE_BITS;
    }

    /** {@return the square in a {@link #rank}} */
    static int square(int rank) {
        return SQUARE_MASK - (rank & SQUARE_MASK);
    }
}
