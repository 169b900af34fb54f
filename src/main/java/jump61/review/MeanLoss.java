package jump61.review;

/**
 * How much of the winning chances a move loses, estimated by two searches: of the position before it and of that after
 * it. Scores of single depths vary by some points from depth to depth; the mean over the depths varies much less, so
 * that a longer search seldom changes a verdict.
 */
final class MeanLoss {
    /** The first depth, in plies before the move, that looks far enough to count. */
    private static final int FIRST_DEPTH = 6;

    private MeanLoss() {}

    /**
     * {@return the part of the winning chances that the move lost, from −1 to 1; negative if the search after it is
     * more hopeful} Both are compared as seen from the same distance: one ply less deep, one ply later.
     */
    static double of(Finding before, Finding after, WinChance curve) {
        int last = Math.min(before.depths().size(), after.depths().size() + 1);
        if (last <= FIRST_DEPTH) {
            return at(last, before, after, curve);
        }
        double sum = 0;
        for (int depth = FIRST_DEPTH; depth <= last; depth++) {
            sum += at(depth, before, after, curve);
        }
        return sum / (last - FIRST_DEPTH + 1);
    }

    private static double at(int depth, Finding before, Finding after, WinChance curve) {
        return curve.of(before.at(depth)) - 1 + curve.of(after.at(depth - 1));
    }
}
