package jump61.games.cubes;

import java.util.Arrays;

/**
 * Explosions that are carried over from position to position. A move changes only a few of them, so the list of a
 * position is made from that of the position before, and only explosions that reach a changed square are played again.
 * The results are the same as without this.
 */
abstract class CarriedExplosions extends Explosions {
    // The head of a list.
    /** The end of the list. */
    static final int END = 0;
    /** The best explosion, as a {@link #rank}; 0 if there is none. */
    static final int BEST = 1;
    /** The most squares that an explosion in this list conquers. */
    static final int MOST = 2;
    /**
     * The first word of the set of all squares that an explosion in this list reaches; it has as many words as a plane.
     */
    static final int REACH = 3;

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

    @Override
    final void reserve(int positions) {
        lists = Arrays.copyOf(lists, 2 * positions);
        memory = Arrays.copyOf(memory, 2 * positions);
        listed = Arrays.copyOf(listed, positions);
    }

    @Override
    final void forget(int position) {
        listed[position] = 0;
    }

    @Override
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

    /** {@return memory for at least {@code length} words of a list; it keeps its contents} */
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
}
