package jump61.games.sim;

/**
 * Finds a representative for positions that differ only by the names of the six points, which do not matter in the
 * game. Of up to 720 positions, it is the one with the smallest {@link #key}.
 */
final class Symmetry {
    /** Number of lines in the first of the two tables by which a set of 15 lines is renamed; the other has seven. */
    private static final int LOW_LINES = 8;

    private static final int LOW_MASK = (1 << LOW_LINES) - 1;

    private static final short[][] LOW = Renamings.tables(0, LOW_LINES);
    private static final short[][] HIGH = Renamings.tables(LOW_LINES, Lines.COUNT - LOW_LINES);

    private Symmetry() {}

    /** {@return a number that identifies the position with these lines} */
    static int key(int red, int blue) {
        return red << Lines.COUNT | blue;
    }

    /** {@return the red lines of the position with this {@link #key}} */
    static int red(int key) {
        return key >> Lines.COUNT;
    }

    /** {@return the blue lines of the position with this {@link #key}} */
    static int blue(int key) {
        return key & Lines.ALL;
    }

    /**
     * {@return the smallest {@link #key} of all positions that differ from this one only by the names of the points}
     */
    static int canonicalKey(int red, int blue) {
        int best = Integer.MAX_VALUE;
        int bestRed = Integer.MAX_VALUE;
        for (int i = 0; i < LOW.length; i++) {
            int renamedRed = LOW[i][red & LOW_MASK] | HIGH[i][red >> LOW_LINES];
            if (renamedRed <= bestRed) {
                bestRed = renamedRed;
                int renamedBlue = LOW[i][blue & LOW_MASK] | HIGH[i][blue >> LOW_LINES];
                best = Math.min(best, key(renamedRed, renamedBlue));
            }
        }
        return best;
    }
}
