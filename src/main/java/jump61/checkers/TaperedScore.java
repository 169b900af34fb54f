package jump61.checkers;

/**
 * Two values in one number, for the opening and for the ending, so that both are summed at once. What a feature is worth
 * moves from the one to the other as the men on the board grow fewer. Sums must stay within 16 bits with sign.
 */
final class TaperedScore {
    private static final int MEN_AT_START = 24;
    private static final int HALF = 1 << 15;

    private TaperedScore() {}

    static int of(int opening, int ending) {
        return (opening << 16) + ending;
    }

    /** {@return the value when so many men that are no kings yet stand on the board} */
    static int at(int men, int stages) {
        int opening = stages + HALF >> 16;
        int ending = (short) stages;
        return (opening * men + ending * (MEN_AT_START - men)) / MEN_AT_START;
    }
}
