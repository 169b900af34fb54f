package jump61.games.cubes;

/** Rotates and reflects sets of squares, eight squares at a time, on boards of up to 32 squares. */
final class TurnedSets {
    /** The most squares of a board. */
    static final int SQUARES = 32;

    private static final int GROUP = 8;
    private static final int PATTERNS = 1 << GROUP;
    private static final int GROUPS = SQUARES / GROUP;
    private static final TurnedSets[][] MADE =
            new TurnedSets[CubesGame.SIZES.largest() + 1][CubesGame.SIZES.largest() + 1];

    /** The images of all sets within a group, by symmetry, group and set. */
    private final int[] images;

    /** Computes the images; otherwise, use {@link #of}. */
    TurnedSets(Grid grid) {
        images = new int[Grid.SYMMETRIES * GROUPS * PATTERNS];
        for (int i = 0; i < images.length; i++) {
            int symmetry = i / (GROUPS * PATTERNS);
            int group = i / PATTERNS % GROUPS;
            for (int bit = 0; bit < GROUP; bit++) {
                int square = group * GROUP + bit;
                if ((i & 1 << bit) != 0 && square < grid.squares()) {
                    images[i] |= 1 << grid.image(square, symmetry % grid.symmetries());
                }
            }
        }
    }

    /** {@return the images on boards with this grid, created on first use} */
    static TurnedSets of(Grid grid) {
        TurnedSets made = MADE[grid.rows()][grid.columns()];
        if (made == null) {
            made = new TurnedSets(grid);
            MADE[grid.rows()][grid.columns()] = made;
        }
        return made;
    }

    /** {@return the image of a set of squares, as an unsigned number} */
    long image(long squares, int symmetry) {
        int at = symmetry * GROUPS * PATTERNS;
        int image = images[at + (int) (squares & PATTERNS - 1)]
                | images[at + PATTERNS + (int) (squares >>> GROUP & PATTERNS - 1)]
                | images[at + 2 * PATTERNS + (int) (squares >>> 2 * GROUP & PATTERNS - 1)]
                | images[at + 3 * PATTERNS + (int) (squares >>> 3 * GROUP & PATTERNS - 1)];
        return Integer.toUnsignedLong(image);
    }
}
