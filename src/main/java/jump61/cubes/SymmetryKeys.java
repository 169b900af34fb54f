package jump61.cubes;

import java.util.Random;

/**
 * Keys that are equal for positions that differ by a rotation or reflection of the board: the least of eight Zobrist
 * keys, one for each symmetry. Each plane is looked up eight squares at a time; the eight keys of such a group lie side
 * by side in memory.
 */
final class SymmetryKeys {
    private static final int GROUP = 8;
    private static final int PATTERNS = 1 << GROUP;
    private static final int PLANES = 4;
    private static final SymmetryKeys[][] MADE =
            new SymmetryKeys[CubesGame.SIZES.largest() + 1][CubesGame.SIZES.largest() + 1];

    private final int groups;
    private final long[] keys;

    private SymmetryKeys(Grid grid) {
        Random random = new Random(61);
        groups = (grid.squares() + GROUP - 1) / GROUP;
        keys = new long[PLANES * groups * PATTERNS * Grid.SYMMETRIES];
        for (int plane = 0; plane < PLANES; plane++) {
            long[] ofSquares = random.longs(grid.squares()).toArray();
            for (int square = 0; square < grid.squares(); square++) {
                addSquare(plane, square, ofSquares, grid);
            }
        }
    }

    /** {@return the keys for boards like this, made when first asked for} */
    static SymmetryKeys of(Grid grid) {
        SymmetryKeys made = MADE[grid.rows()][grid.columns()];
        if (made == null) {
            made = new SymmetryKeys(grid);
            MADE[grid.rows()][grid.columns()] = made;
        }
        return made;
    }

    /** {@return the key of a position of which these are the planes} */
    long key(long own, long other, long low, long high) {
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
            int plane = i % PLANES;
            long word = plane < 2 ? plane == 0 ? own : other : plane == 2 ? low : high;
            int at = at(plane, group, word >>> group * GROUP);
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

    private int at(int plane, int group, long squares) {
        return ((plane * groups + group) * PATTERNS + (int) (squares & PATTERNS - 1)) * Grid.SYMMETRIES;
    }

    private void addSquare(int plane, int square, long[] ofSquares, Grid grid) {
        int bit = 1 << square % GROUP;
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            if ((pattern & bit) != 0) {
                int at = at(plane, square / GROUP, pattern);
                for (int symmetry = 0; symmetry < Grid.SYMMETRIES; symmetry++) {
                    keys[at + symmetry] ^= ofSquares[grid.image(square, symmetry % grid.symmetries())];
                }
            }
        }
    }
}
