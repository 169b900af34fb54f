package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Held against the figures that lichess's formulae give for a game of ten plies. */
class AccuracyTest {
    private static final int[] CENTIPAWNS = {15, 20, 30, 10, 40, -150, -120, -130, 60, 55, 300};

    private static List<Double> chances() {
        return IntStream.of(CENTIPAWNS)
                .mapToObj(score -> 100 / (1 + Math.exp(-0.00368208 * score)))
                .toList();
    }

    private static List<Double> lost() {
        List<Double> chances = chances();
        List<Double> lost = new ArrayList<>();
        for (int ply = 0; ply + 1 < chances.size(); ply++) {
            double drop = chances.get(ply) - chances.get(ply + 1);
            lost.add(ply % 2 == 0 ? drop : -drop);
        }
        return lost;
    }

    @Test
    void bothSidesOfTheExampleGetTheFiguresOfLichess() {
        assertEquals(68.829, Accuracy.of(chances(), lost(), 0), 0.001);
        assertEquals(57.005, Accuracy.of(chances(), lost(), 1), 0.001);
    }

    @ParameterizedTest
    @CsvSource({"1, 96.60", "2, 92.40", "5, 80.82", "10, 64.58", "15, 51.52", "20, 41.02", "30, 25.77", "50, 9.53"})
    void aMoveIsTheLessAccurateTheMoreItLoses(double percentLost, double accuracy) {
        assertEquals(accuracy, Accuracy.ofLoss(percentLost), 0.005);
    }

    @Test
    void aMoveThatLosesNothingIsFullyAccurateAndNoneIsWorseThanNothing() {
        assertEquals(100, Accuracy.ofLoss(0));
        assertEquals(100, Accuracy.ofLoss(-3));
        assertEquals(0, Accuracy.ofLoss(100));
    }
}
