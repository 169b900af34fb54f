package jump61.games.cubes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds the weights of {@link CubesEvaluation} that best predict the chances of samples, by logistic regression. */
final class WeightsFit {
    private static final int EPOCHS = 20;
    private static final int BATCH = 2000;
    private static final double STEP = 0.01;
    private static final double DECAY = 1e-5;

    /** The values for an empty board, followed by those for a full one, in logits. */
    private final double[] weights = new double[2 * CubesEvaluation.WEIGHTS];

    private final double[] mean = new double[weights.length];
    private final double[] variance = new double[weights.length];
    private int steps;

    /** Learns from nine tenths of the samples, and prints how well the weights predict these and the others. */
    WeightsFit(List<Sample> all) {
        List<Sample> samples = new ArrayList<>(all);
        Collections.shuffle(samples, new Random(1));
        int held = samples.size() / 10;
        List<Sample> test = samples.subList(0, held);
        List<Sample> training = samples.subList(held, samples.size());
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            epoch(training, STEP * (EPOCHS + 1 - epoch) / EPOCHS);
            if (epoch % 5 == 0) {
                System.out.println("// epoch " + epoch + ": " + samples.size() + " samples, loss " + loss(training)
                        + ", held out " + loss(test));
            }
        }
    }

    private void epoch(List<Sample> samples, double step) {
        for (int from = 0; from < samples.size(); from += BATCH) {
            double[] gradient = new double[weights.length];
            List<Sample> batch = samples.subList(from, Math.min(samples.size(), from + BATCH));
            batch.forEach(sample -> addGradient(sample, gradient));
            descend(gradient, batch.size(), step);
        }
    }

    private void addGradient(Sample sample, double[] gradient) {
        double error = probability(sample) - sample.chance();
        for (int i = 0; i < CubesEvaluation.WEIGHTS; i++) {
            gradient[i] += error * sample.counts()[i] * (1 - sample.stage());
            gradient[CubesEvaluation.WEIGHTS + i] += error * sample.counts()[i] * sample.stage();
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

    private double probability(Sample sample) {
        double sum = 0;
        for (int i = 0; i < CubesEvaluation.WEIGHTS; i++) {
            double weight = weights[i] * (1 - sample.stage()) + weights[CubesEvaluation.WEIGHTS + i] * sample.stage();
            sum += weight * sample.counts()[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    private double loss(List<Sample> samples) {
        return samples.stream().mapToDouble(this::loss).average().orElseThrow();
    }

    /** {@return the cross entropy of a sample's chance and the estimated one, in nats} */
    private double loss(Sample sample) {
        double estimated = Math.min(Math.max(probability(sample), 1e-9), 1 - 1e-9);
        return -sample.chance() * Math.log(estimated) - (1 - sample.chance()) * Math.log(1 - estimated);
    }

    /** {@return the evaluation with these weights, multiplied by {@code scale}} */
    CubesEvaluation evaluation(double scale) {
        long[] packed = new long[CubesEvaluation.WEIGHTS];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = CubesEvaluation.pack(rounded(i, scale), rounded(CubesEvaluation.WEIGHTS + i, scale));
        }
        return new CubesEvaluation(packed);
    }

    /** Prints the weights for {@link EvaluationWeights}, multiplied by {@code scale}. */
    void print(double scale) {
        System.out.println("int[] early = {" + part(0, scale) + "};");
        System.out.println("int[] late = {" + part(CubesEvaluation.WEIGHTS, scale) + "};");
    }

    private String part(int from, double scale) {
        return IntStream.range(from, from + CubesEvaluation.WEIGHTS)
                .mapToObj(i -> Integer.toString(rounded(i, scale)))
                .collect(Collectors.joining(", "));
    }

    private int rounded(int weight, double scale) {
        return (int) Math.round(scale * CubesEvaluation.SCALE * weights[weight]);
    }
}
