package jump61.review;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How much of the winning chances a move loses, estimated by two searches: of the position before it and of that after
 * it. Scores of single depths vary by some points from depth to depth; the mean over the depths varies much less, so
 * that a longer search seldom changes a verdict.
 */
final class MeanLoss {
    /** The first depth that looks far enough to count, in plies from the position before the move. */
    private static final int FIRST_DEPTH = 6;
    /** Number of depths that count before a first class is given. */
    private static final int FEWEST = 3;

    private MeanLoss() {}

    /**
     * {@return the part of the winning chances that the move lost, from −1 to 1; negative if the search after it is
     * more hopeful} Both are compared as seen from the same distance: one ply less deep, one ply later.
     */
    static double of(Finding before, Finding after, WinChance curve) {
        return Arrays.stream(losses(before, after, curve)).average().orElseThrow();
    }

    /**
     * {@return the class of the move} It is the class of the mean over the first depths, and then changes with the mean
     * from depth to depth, but only when the mean is clearly beyond a limit. So a longer search, which goes on from
     * there, seldom changes it.
     *
     * @param most how much the move can have lost at most
     */
    static MoveClass verdict(Finding before, Finding after, WinChance curve, double most) {
        double[] losses = losses(before, after, curve);
        double sum = 0;
        MoveClass verdict = null;
        for (int count = 1; count <= losses.length; count++) {
            sum += losses[count - 1];
            double mean = Math.max(0, Math.min(most, sum / count));
            if (verdict != null) {
                verdict = Thresholds.classOf(mean, verdict);
            } else if (count >= Math.min(FEWEST, losses.length)) {
                verdict = Thresholds.classOf(mean);
            }
        }
        return verdict;
    }

    /**
     * Returns the loss at each depth that counts; if there is none, at the last depth. A glance at a large board may end
     * after one ply: the same distance would be none at all after the move, so nothing can be compared.
     */
    private static double[] losses(Finding before, Finding after, WinChance curve) {
        int last = Math.min(before.depths().size(), after.depths().size() + 1);
        if (last == 1) {
            return new double[] {0};
        }
        return IntStream.rangeClosed(Math.min(FIRST_DEPTH, last), last)
                .mapToDouble(depth -> curve.of(before.at(depth)) - 1 + curve.of(after.at(depth - 1)))
                .toArray();
    }
}
