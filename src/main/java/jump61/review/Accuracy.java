package jump61.review;

import java.util.ArrayList;
import java.util.List;

/**
 * The accuracy of a side, in percent, by the formulae of lichess ({@code
 * modules/analyse/src/main/AccuracyPercent.scala}): the mean of two means over the accuracies of its moves, one
 * harmonic and one weighted by how much the winning chances changed around each move. As in lichess, all winning chances
 * are in percent here.
 */
final class Accuracy {
    private static final double HUNDRED = 100;
    private static final double SMALLEST_WEIGHT = 0.5;
    private static final double LARGEST_WEIGHT = 12;
    private static final int SMALLEST_WINDOW = 2;
    private static final int LARGEST_WINDOW = 8;
    private static final int PLIES_PER_WINDOW = 10;

    private Accuracy() {}

    /**
     * {@return the accuracy of a move that loses this much of the winning chances, 0 to 100}
     *
     * @param percentLost the loss, in percentage points
     */
    static double ofLoss(double percentLost) {
        if (percentLost <= 0) {
            return HUNDRED;
        }
        double raw = 103.1668100711649 * Math.exp(-0.04354415386753951 * percentLost) - 3.166924740191411 + 1;
        return Math.max(0, Math.min(HUNDRED, raw));
    }

    /**
     * {@return the accuracy of the side that played the moves of this parity, 0 to 100}
     *
     * @param chances one side's winning chances before each move and after the last, in percent
     * @param lost the winning chances that each move lost for its side, in percentage points
     * @param parity 0 for the side that made the first move, 1 for the other
     */
    static double of(List<Double> chances, List<Double> lost, int parity) {
        double weighted = 0;
        double weights = 0;
        double inverse = 0;
        int moves = 0;
        for (int ply = parity; ply < lost.size(); ply += 2) {
            double accuracy = ofLoss(lost.get(ply));
            double weight = weight(chances, ply);
            weighted += accuracy * weight;
            weights += weight;
            inverse += 1 / Math.max(1, accuracy);
            moves++;
        }
        return moves == 0 ? HUNDRED : (weighted / weights + moves / inverse) / 2;
    }

    private static double weight(List<Double> chances, int ply) {
        int size = Math.max(SMALLEST_WINDOW, Math.min(LARGEST_WINDOW, (chances.size() - 1) / PLIES_PER_WINDOW));
        int from = Math.max(0, ply - (size - SMALLEST_WINDOW));
        List<Double> window = new ArrayList<>(chances.subList(from, Math.min(from + size, chances.size())));
        return Math.max(SMALLEST_WEIGHT, Math.min(LARGEST_WEIGHT, deviation(window)));
    }

    private static double deviation(List<Double> values) {
        double mean = values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        return Math.sqrt(values.stream()
                .mapToDouble(value -> (value - mean) * (value - mean))
                .average()
                .orElse(0));
    }
}
