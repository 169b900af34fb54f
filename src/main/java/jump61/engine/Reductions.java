package jump61.engine;

/**
 * By how many plies the search of late moves is reduced: more at greater depth, for later moves, and for moves that
 * have been of no use elsewhere.
 */
final class Reductions {
    private static final int MOVES = 100;
    private static final int LEAST_DEPTH = 2;
    /** Minimum number of plies that must remain before doubt may take off another one. */
    private static final int LEAST_IN_DOUBT = 3;

    private static final double BASE = 0.75;
    private static final double SCALE = 1.5;

    private static final byte[][] TABLE = new byte[Search.DEEPEST + 1][MOVES];

    static {
        for (int depth = LEAST_DEPTH; depth <= Search.DEEPEST; depth++) {
            for (int tried = 1; tried < MOVES; tried++) {
                double plies = BASE + StrictMath.log(depth) * StrictMath.log(tried) / SCALE;
                TABLE[depth][tried] = (byte) Math.min(depth - 1, (int) plies);
            }
        }
    }

    private Reductions() {}

    /**
     * {@return the number of plies to leave out for a move}
     *
     * @param depth the remaining depth, in plies
     * @param tried number of moves tried before it
     * @param doubt what the search has learned about it elsewhere; see {@link MoveOrder#doubt}
     */
    static int of(int depth, int tried, int doubt) {
        int plies = TABLE[depth][Math.min(tried, MOVES - 1)];
        if (doubt > 0 && depth - plies < LEAST_IN_DOUBT) {
            return plies;
        }
        return Math.max(0, plies + doubt);
    }
}
