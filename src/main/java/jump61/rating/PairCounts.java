package jump61.rating;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How often each score occurred: for single games three scores (0, ½, 1), for pairs of games from one opening five (0, ¼,
 * ½, ¾, 1). Pairs are more informative, because an advantage that the opening gives to one side cancels out.
 *
 * @param counts the counts by score, lowest score first
 */
public record PairCounts(int... counts) {
    private static final int OF_GAMES = 3;
    private static final int OF_PAIRS = 5;
    /** Replaces a count of 0. */
    private static final double NEARLY_NONE = 0.001;

    public PairCounts {
        if (counts.length != OF_GAMES && counts.length != OF_PAIRS) {
            throw new IllegalArgumentException("scores of games are three, of pairs five");
        }
        counts = counts.clone();
    }

    /** {@return counts of pairs, all 0} */
    public static PairCounts noPairs() {
        return new PairCounts(new int[OF_PAIRS]);
    }

    /** {@return these counts with one more pair, which scored {@code points} in its two games} */
    public PairCounts plus(double points) {
        int[] more = counts.clone();
        more[(int) Math.round(points * 2)]++;
        return new PairCounts(more);
    }

    @Override
    public int[] counts() {
        return counts.clone();
    }

    /** {@return the number of games or pairs} */
    public int total() {
        return IntStream.of(counts).sum();
    }

    /** {@return the number of games per count: 1 or 2} */
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

    /** {@return the relative frequency of each score, never exactly 0} */
    double[] shares() {
        double[] filled = IntStream.of(counts)
                .mapToDouble(count -> Math.max(count, NEARLY_NONE))
                .toArray();
        double sum = Arrays.stream(filled).sum();
        return Arrays.stream(filled).map(count -> count / sum).toArray();
    }

    /** {@return the sum of the counts, with zero counts replaced} */
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
