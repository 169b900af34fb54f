package jump61.lab.proof;

import java.util.List;

/**
 * The mean of a random sample, which estimates the mean of everything it was drawn from without bias.
 *
 * @param mean the mean
 * @param error its standard error; infinite for fewer than two values
 */
public record SampleMean(double mean, double error) {
    /** {@return the mean of at least one value} */
    public static SampleMean of(List<Double> values) {
        int count = values.size();
        double mean = values.stream().mapToDouble(each -> each).average().orElseThrow();
        double squares = values.stream()
                .mapToDouble(each -> (each - mean) * (each - mean))
                .sum();
        return new SampleMean(mean, count < 2 ? Double.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count));
    }

    /** {@return the estimate of the mean times a factor} */
    public SampleMean times(double factor) {
        return new SampleMean(mean * factor, error * factor);
    }
}
