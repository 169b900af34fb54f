package jump61.cubes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Learns the weights of {@link Evaluation} by logistic regression on the scores of searches, and prints them for
 * {@link EvaluationWeights}. Arguments: number of positions, seed, and the sizes of the boards if they are not the
 * usual ones, such as {@code 9 10}. docs/strength.md has the commands.
 */
final class EvaluationTuner {
    private static final int[] USUAL_SIZES = {4, 5, 5, 6, 6, 6, 7, 8, 8, 9, 10};
    /** The samples are collected in so many parts at the same time. */
    private static final int PARTS = 16;

    private static final int EPOCHS = 20;
    private static final int BATCH = 2000;
    private static final double STEP = 0.01;
    private static final double DECAY = 1e-5;

    /** First the values for an empty board, then those for a full one, in logits. */
    private final double[] weights = new double[2 * Evaluation.WEIGHTS];

    private final double[] mean = new double[weights.length];
    private final double[] variance = new double[weights.length];
    private int steps;

    private EvaluationTuner() {}

    public static void main(String[] args) {
        int[] sizes = Arrays.stream(args).skip(2).mapToInt(Integer::parseInt).toArray();
        int number = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        List<TuningSamples.Sample> samples = IntStream.range(0, PARTS)
                .parallel()
                .mapToObj(part -> new TuningSamples(
                                EvaluationWeights.LEARNED, sizes.length == 0 ? USUAL_SIZES : sizes, PARTS * seed + part)
                        .collect(number / PARTS))
                .flatMap(List::stream)
                .collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(samples, new Random(1));
        int held = samples.size() / 10;
        List<TuningSamples.Sample> test = samples.subList(0, held);
        List<TuningSamples.Sample> training = samples.subList(held, samples.size());
        var tuner = new EvaluationTuner();
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            tuner.epoch(training, STEP * (EPOCHS + 1 - epoch) / EPOCHS);
            if (epoch % 5 == 0) {
                System.out.println("// epoch " + epoch + ": " + samples.size() + " samples, loss "
                        + tuner.loss(training) + ", held out " + tuner.loss(test));
            }
        }
        tuner.print();
    }

    private void epoch(List<TuningSamples.Sample> samples, double step) {
        for (int from = 0; from < samples.size(); from += BATCH) {
            double[] gradient = new double[weights.length];
            List<TuningSamples.Sample> batch = samples.subList(from, Math.min(samples.size(), from + BATCH));
            batch.forEach(sample -> addGradient(sample, gradient));
            descend(gradient, batch.size(), step);
        }
    }

    private void addGradient(TuningSamples.Sample sample, double[] gradient) {
        double error = probability(sample) - sample.chance();
        for (int i = 0; i < Evaluation.WEIGHTS; i++) {
            gradient[i] += error * sample.counts()[i] * (1 - sample.stage());
            gradient[Evaluation.WEIGHTS + i] += error * sample.counts()[i] * sample.stage();
        }
    }

    /** One step of Adam. */
    private void descend(double[] gradient, int samples, double step) {
        steps++;
        for (int i = 0; i < weights.length; i++) {
            double slope = gradient[i] / samples + DECAY * weights[i];
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            variance[i] = 0.999 * variance[i] + 0.001 * slope * slope;
            double unbiasedMean = mean[i] / (1 - Math.pow(0.9, steps));
            double unbiasedVariance = variance[i] / (1 - Math.pow(0.999, steps));
            weights[i] -= step * unbiasedMean / (Math.sqrt(unbiasedVariance) + 1e-8);
        }
    }

    private double probability(TuningSamples.Sample sample) {
        double sum = 0;
        for (int i = 0; i < Evaluation.WEIGHTS; i++) {
            double weight = weights[i] * (1 - sample.stage()) + weights[Evaluation.WEIGHTS + i] * sample.stage();
            sum += weight * sample.counts()[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    private double loss(List<TuningSamples.Sample> samples) {
        return samples.stream().mapToDouble(this::loss).average().orElseThrow();
    }

    /** {@return the cross entropy of a sample's chance and the estimated one, in nats} */
    private double loss(TuningSamples.Sample sample) {
        double estimated = Math.min(Math.max(probability(sample), 1e-9), 1 - 1e-9);
        return -sample.chance() * Math.log(estimated) - (1 - sample.chance()) * Math.log(1 - estimated);
    }

    private void print() {
        System.out.println("int[] early = {" + part(0) + "};");
        System.out.println("int[] late = {" + part(Evaluation.WEIGHTS) + "};");
    }

    private String part(int from) {
        return Arrays.stream(weights, from, from + Evaluation.WEIGHTS)
                .mapToObj(weight -> Long.toString(Math.round(100 * Evaluation.SCALE * weight)))
                .collect(Collectors.joining(", "));
    }
}
