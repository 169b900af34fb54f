package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures of a review, for each side. */
class ReviewFiguresTest {

    /** Compared with the figures that lichess's formulae give for a game of ten plies. */
    @Nested
    class AccuracyOfASide {
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

    @Nested
    class WorthOfAPosition {
        private static final Position START = CubesGame.INSTANCE.start(2);

        /** A search whose depths 1, 2 and so on gave these scores. */
        private static Finding finding(int... values) {
            List<Score> depths = IntStream.of(values).mapToObj(Score::new).toList();
            Score last = depths.get(depths.size() - 1);
            return new Finding(
                    START, new SearchResult(Optional.empty(), last, depths.size(), 1, List.of(), List.of()), depths);
        }

        @Test
        void anEstimateIsTheMeanOfTheLastTwoDepthsSoThatWhatTheDeepOnesFoundIsNotDrowned() {
            assertEquals(-95, finding(80, 80, 80, 80, 80, 80, -90, -100).score().value());
        }

        @Test
        void aProofCountsAlone() {
            Score win = new Score(Score.WIN - 9);
            assertEquals(win, finding(80, 80, win.value()).score());
        }

        @Test
        void aSearchOfOnePlyIsWeighedAgainstTheBoardAsItStands() {
            int still = START.game().searchState(START).evaluate();
            assertEquals((80 + still) / 2, finding(80).score().value());
        }

        @ParameterizedTest
        @CsvSource({"0, BEST", "4, GOOD", "7, INACCURACY", "12, MISTAKE", "20, BLUNDER"})
        void aLossGivesItsClass(double points, MoveClass verdict) {
            assertEquals(verdict, MoveClass.ofLoss(points / 100));
        }
    }
}
