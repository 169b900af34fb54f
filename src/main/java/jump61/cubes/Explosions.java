package jump61.cubes;

import java.util.Arrays;

/**
 * The explosions that each side could cause in the positions of the current line: one for each critical square, unless
 * the explosion of an earlier square topples it too. A move changes only a few of them. So the list of a position is
 * made from that of the position before, and only the explosions that reach a changed square are played again. The
 * results do not depend on that.
 *
 * <p>Positions are numbered from 0, as on the stack of the search state. So are the sides: side 0 is to move in
 * positions with an even number.
 */
abstract class Explosions {
    /** The gain of an explosion that wins. */
    static final int ALL = 1 << 20;

    // The head of a list.
    /** The end of the list. */
    static final int END = 0;
    /** The best explosion, as a {@link #rank}; 0 if there is none. */
    static final int BEST = 1;
    /** The most squares that an explosion in this list conquers. */
    static final int MOST = 2;
    /** The first word, of as many as a plane has, with all squares that an explosion in this list reaches. */
    static final int REACH = 3;

    private static final int SQUARE_BITS = 8;
    private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;
    private static final int USUAL_LENGTH = 64;

    /** Indexed by position, then by side. A position may share the list of the one before. */
    private long[][] lists = new long[2 * CubesSearchState.POSITIONS][];
    /** Memory for lists that are not shared. */
    private long[][] memory = new long[2 * CubesSearchState.POSITIONS][];
    /** For each position, the sum of 1 if side 0 has a list, and 2 if side 1 has. */
    private byte[] listed = new byte[CubesSearchState.POSITIONS];

    // The list under construction.
    int best;
    int most;

    /** Makes room for this many positions. */
    final void reserve(int positions) {
        lists = Arrays.copyOf(lists, 2 * positions);
        memory = Arrays.copyOf(memory, 2 * positions);
        listed = Arrays.copyOf(listed, positions);
    }

    /** To be called when a position has been replaced by another. */
    final void forget(int position) {
        listed[position] = 0;
    }

    /** {@return the best explosion of a side, as a {@link #rank}; 0 if nothing explodes} */
    final int best(int position, int side) {
        return (int) list(position, side)[BEST];
    }

    final long[] list(int position, int side) {
        int at = 2 * position + side;
        if ((listed[position] & 1 + side) == 0) {
            lists[at] = find(position, side);
            listed[position] |= (byte) (1 + side);
        }
        return lists[at];
    }

    /** {@return the explosions of a side in a position, with the head filled in} */
    abstract long[] find(int position, int side);

    /** {@return memory for at least {@code length} words of a list, with what was written there before} */
    final long[] memory(int position, int side, int length) {
        int at = 2 * position + side;
        long[] found = memory[at];
        if (found == null) {
            found = new long[Math.max(length, USUAL_LENGTH)];
            memory[at] = found;
        } else if (found.length < length) {
            found = Arrays.copyOf(found, 2 * length);
            memory[at] = found;
        }
        return found;
    }

    /**
     * Counts an explosion.
     *
     * @param conquered the number of squares it conquers
     * @param rank its {@link #rank}
     * @param foreign the number of squares to be conquered
     */
    final void count(int conquered, int rank, int foreign) {
        most = Math.max(most, conquered);
        best = Math.max(best, conquered == foreign ? rank(ALL, square(rank)) : rank);
    }

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
