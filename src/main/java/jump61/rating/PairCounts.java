package jump61.rating;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How often each score was made: of games three kinds (0, ½, 1), of pairs of games from one opening five (0, ¼, ½, ¾,
 * 1). Pairs tell more, since what an opening gives to a side is taken back in the other game.
 *
 * @param counts by score, the lowest first
 */
public record PairCounts(int... counts) {
    private static final int OF_GAMES = 3;
    private static final int OF_PAIRS = 5;
    /** What counts in place of a score that was never made. */
    private static final double NEARLY_NONE = 0.001;

    public PairCounts {
        if (counts.length != OF_GAMES && counts.length != OF_PAIRS) {
            throw new IllegalArgumentException("scores of games are three, of pairs five");
        }
        counts = counts.clone();
    }

    /** {@return the counts of single games} */
    public static PairCounts ofGames(int losses, int draws, int wins) {
        return new PairCounts(losses, draws, wins);
    }

    /** {@return the counts of pairs, none so far} */
    public static PairCounts noPairs() {
        return new PairCounts(new int[OF_PAIRS]);
    }

    /** {@return these counts and one pair more, which scored {@code points} of its two games} */
    public PairCounts plus(double points) {
        int[] more = counts.clone();
        more[(int) Math.round(points * 2)]++;
        return new PairCounts(more);
    }

    @Override
    public int[] counts() {
        return counts.clone();
    }

    /** {@return how many games or pairs these are} */
    public int total() {
        return IntStream.of(counts).sum();
    }

    /** {@return how many games one count stands for} */
    public int gamesEach() {
        return counts.length == OF_PAIRS ? 2 : 1;
    }

    /** {@return the mean score, 0 to 1} */
    public double mean() {
        double[] shares = shares();
        return IntStream.range(0, shares.length)
                .mapToDouble(i -> shares[i] * score(i))
                .sum();
    }

    /** {@return the variance of the score of one game or pair} */
    public double variance() {
        double mean = mean();
        double[] shares = shares();
        return IntStream.range(0, shares.length)
                .mapToDouble(i -> shares[i] * Math.pow(score(i) - mean, 2))
                .sum();
    }

    /** {@return the share of each score; none is quite 0} */
    double[] shares() {
        double[] filled = IntStream.of(counts)
                .mapToDouble(count -> Math.max(count, NEARLY_NONE))
                .toArray();
        double sum = Arrays.stream(filled).sum();
        return Arrays.stream(filled).map(count -> count / sum).toArray();
    }

    /** {@return the sum of the counts, with what stands for those that are 0} */
    double weight() {
        return IntStream.of(counts)
                .mapToDouble(count -> Math.max(count, NEARLY_NONE))
                .sum();
    }

    double score(int index) {
        return index / (counts.length - 1.0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PairCounts that && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
