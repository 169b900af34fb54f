package jump61.games.cubes;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import jump61.lab.usage.Usage;

/**
 * Learns the weights of {@link CubesEvaluation} by logistic regression on the scores of searches, and prints them for
 * {@link EvaluationWeights}. Arguments: number of positions, seed, and the sizes of the boards if they are not the
 * usual ones, such as {@code 9 10}. docs/strength.md has the commands.
 */
final class EvaluationTuner {
    private static final int[] USUAL_SIZES = {4, 5, 5, 6, 6, 6, 7, 8, 8, 9, 10};
    /** Number of parts in which samples are collected at the same time. */
    private static final int PARTS = 16;

    private EvaluationTuner() {}

    public static void main(String[] args) {
        Usage.require(EvaluationTuner.class, args, 2, "POSITIONS SEED [SIZE]...");
        int[] sizes = Arrays.stream(args).skip(2).mapToInt(Integer::parseInt).toArray();
        int number = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        List<Sample> samples = IntStream.range(0, PARTS)
                .parallel()
                .mapToObj(part -> new TuningSamples(
                                EvaluationWeights.LEARNED, sizes.length == 0 ? USUAL_SIZES : sizes, PARTS * seed + part)
                        .collect(number / PARTS))
                .flatMap(List::stream)
                .toList();
        new WeightsFit(samples).print(100);
    }
}
