package jump61.games.checkers;

/**
 * Two values packed into one number, for the opening and for the ending, so that both are summed at once. As the number
 * of men on the board decreases, a feature's value changes from the first to the second. Sums must fit into 16 signed
 * bits.
 */
final class TaperedScore {
    private static final int MEN_AT_START = 24;
    private static final int HALF = 1 << 15;

    private TaperedScore() {}

    static int of(int opening, int ending) {
        return (opening << 16) + ending;
    }

    /** {@return the value with this many men on the board, not counting kings} */
    static int at(int men, int stages) {
        int opening = stages + HALF >> 16;
        int ending = (short) stages;
        return (opening * men + ending * (MEN_AT_START - men)) / MEN_AT_START;
    }
}
