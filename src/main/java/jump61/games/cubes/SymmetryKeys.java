package jump61.games.cubes;

import java.util.Random;

/**
 * Hash keys that are equal for positions that differ only by a rotation or reflection of the board: the minimum of
 * eight Zobrist keys, one for each symmetry. Each plane is looked up eight squares at a time; the eight keys for such a
 * group are adjacent in memory. Groups do not extend from one word of a plane to the next.
 */
final class SymmetryKeys {
    private static final int GROUP = 8;
    private static final int PATTERNS = 1 << GROUP;
    private static final int PLANES = 4;
    private static final SymmetryKeys[][] MADE =
            new SymmetryKeys[CubesGame.SIZES.largest() + 1][CubesGame.SIZES.largest() + 1];

    private final int squaresInAWord;
    private final int groupsInAWord;
    private final int groups;
    private final long[] keys;

    /** Computes new keys; {@link #of} reuses them. */
    SymmetryKeys(Grid grid, int squaresInAWord) {
        Random random = new Random(61);
        this.squaresInAWord = squaresInAWord;
        groupsInAWord = (squaresInAWord + GROUP - 1) / GROUP;
        groups = grid.squares() <= squaresInAWord
                ? (grid.squares() + GROUP - 1) / GROUP
                : (grid.squares() + squaresInAWord - 1) / squaresInAWord * groupsInAWord;
        keys = new long[PLANES * groups * PATTERNS * Grid.SYMMETRIES];
        for (int plane = 0; plane < PLANES; plane++) {
            long[] ofSquares = random.longs(grid.squares()).toArray();
            for (int square = 0; square < grid.squares(); square++) {
                addSquare(plane, square, ofSquares, grid);
            }
        }
    }

    /**
     * {@return the keys for boards with this grid, created on first use}
     *
     * @param squaresInAWord number of squares in each word; always the same for a board
     */
    static SymmetryKeys of(Grid grid, int squaresInAWord) {
        SymmetryKeys made = MADE[grid.rows()][grid.columns()];
        if (made == null) {
            made = new SymmetryKeys(grid, squaresInAWord);
            MADE[grid.rows()][grid.columns()] = made;
        }
        return made;
    }

    /**
     * {@return the key of a position}
     *
     * @param planes the words of its four planes, plane by plane
     * @param from index of the first word
     * @param length number of words per plane
     */
    long key(long[] planes, int from, int length) {
        long k0 = 0;
        long k1 = 0;
        long k2 = 0;
        long k3 = 0;
        long k4 = 0;
        long k5 = 0;
        long k6 = 0;
        long k7 = 0;
        for (int i = 0; i < PLANES * groups; i++) {
            int group = i / PLANES;
            int word = length == 1 ? 0 : group / groupsInAWord;
            long squares = planes[from + i % PLANES * length + word] >>> (group - word * groupsInAWord) * GROUP;
            int at = at(i % PLANES, group, squares);
            k0 ^= keys[at];
            k1 ^= keys[at + 1];
            k2 ^= keys[at + 2];
            k3 ^= keys[at + 3];
            k4 ^= keys[at + 4];
            k5 ^= keys[at + 5];
            k6 ^= keys[at + 6];
            k7 ^= keys[at + 7];
        }
        long least = Math.min(Math.min(k0, k1), Math.min(k2, k3));
        return Math.min(least, Math.min(Math.min(k4, k5), Math.min(k6, k7)));
    }

    /**
     * {@return the least of the keys of a position's counts, regardless of the owners; its lowest three bits are its
     * symmetry}
     *
     * @param low the lower bits of the counts, in one word
     * @param high the higher bits
     */
    long leastOfCounts(long low, long high) {
        long k0 = 0;
        long k1 = 0;
        long k2 = 0;
        long k3 = 0;
        long k4 = 0;
        long k5 = 0;
        long k6 = 0;
        long k7 = 0;
        for (int i = 0; i < 2 * groups; i++) {
            int plane = OneWordState.LOW + (i & 1);
            int at = at(plane, i / 2, (i & 1) == 0 ? low >>> i / 2 * GROUP : high >>> i / 2 * GROUP);
            k0 ^= keys[at];
            k1 ^= keys[at + 1];
            k2 ^= keys[at + 2];
            k3 ^= keys[at + 3];
            k4 ^= keys[at + 4];
            k5 ^= keys[at + 5];
            k6 ^= keys[at + 6];
            k7 ^= keys[at + 7];
        }
        long least = Math.min(Math.min(numbered(k0, 0), numbered(k1, 1)), Math.min(numbered(k2, 2), numbered(k3, 3)));
        least = Math.min(least, Math.min(numbered(k4, 4), numbered(k5, 5)));
        return Math.min(least, Math.min(numbered(k6, 6), numbered(k7, 7)));
    }

    private static long numbered(long key, int symmetry) {
        return key & -Grid.SYMMETRIES | symmetry;
    }

    private int at(int plane, int group, long squares) {
        return ((plane * groups + group) * PATTERNS + (int) (squares & PATTERNS - 1)) * Grid.SYMMETRIES;
    }

    private void addSquare(int plane, int square, long[] ofSquares, Grid grid) {
        int inWord = square % squaresInAWord;
        int group = square / squaresInAWord * groupsInAWord + inWord / GROUP;
        int bit = 1 << inWord % GROUP;
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            if ((pattern & bit) != 0) {
                int at = at(plane, group, pattern);
                for (int symmetry = 0; symmetry < Grid.SYMMETRIES; symmetry++) {
                    keys[at + symmetry] ^= ofSquares[grid.image(square, symmetry % grid.symmetries())];
                }
            }
        }
    }
}
