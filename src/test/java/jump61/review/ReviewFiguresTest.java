package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    class MeanLossOfASide {
        /** Depths 1 to 5, which do not count. */
        private static final int TOO_SHALLOW = 5;

        private static final double EVEN = 0.5;

        /** The verdict on a move whose loss, in percentage points, is this at depths 6, 7 and so on. */
        private static MoveClass verdict(double... points) {
            List<Score> losses = Arrays.stream(points)
                    .mapToObj(point -> score(EVEN + point / 100))
                    .toList();
            Finding before = finding(losses);
            Finding after = finding(Collections.nCopies(points.length, score(EVEN)));
            return MeanLoss.verdict(before, after, new WinChance(1), 1);
        }

        /** The score with these winning chances. */
        private static Score score(double chances) {
            return new Score((int) Math.round(100 * Math.log(chances / (1 - chances))));
        }

        private static Finding finding(List<Score> counting) {
            Position position = CubesGame.INSTANCE.start(2);
            List<Score> depths = Stream.concat(
                            Collections.nCopies(TOO_SHALLOW, score(EVEN)).stream(), counting.stream())
                    .toList();
            Score last = depths.get(depths.size() - 1);
            return new Finding(
                    position, new SearchResult(Optional.empty(), last, depths.size(), 1, List.of(), List.of()), depths);
        }

        @Test
        void aGlanceOfOnePlyBlamesNoMove() {
            Finding before = glance(0.9);
            Finding after = glance(0.8);
            assertEquals(0, MeanLoss.of(before, after, new WinChance(1)));
            assertEquals(MoveClass.BEST, MeanLoss.verdict(before, after, new WinChance(1), 1));
        }

        @Test
        void aShortSearchOnALargeBoardDoesNotSwingBetweenOddAndEvenDepths() {
            Finding swinging = glance(0.8, 0.3);
            assertEquals(
                    (score(0.8).value() + score(0.3).value()) / 2,
                    swinging.score().value());
        }

        @Test
        void whatAnInterruptedDepthSaysIsNotComparedWithACompletedOne() {
            Finding interrupted = new Finding(
                    finding(List.of()).position(),
                    new SearchResult(Optional.empty(), score(0.8), 2, 1, List.of(), List.of()),
                    List.of(score(0.8), score(0.3)));
            assertEquals(score(0.3), interrupted.at(2));
        }

        /** A search that gave the side to move these winning chances at depths 1, 2 and so on. */
        private static Finding glance(double... chances) {
            List<Score> depths =
                    Arrays.stream(chances).mapToObj(MeanLossOfASide::score).toList();
            Finding deeper = finding(depths);
            return new Finding(deeper.position(), deeper.result(), depths);
        }

        @ParameterizedTest
        @CsvSource({"0, BEST", "4, GOOD", "7, INACCURACY", "12, MISTAKE", "20, BLUNDER", "-5, BEST"})
        void aSteadyLossGivesItsClass(double points, MoveClass verdict) {
            assertEquals(verdict, verdict(points, points, points, points));
        }

        @Test
        void theFirstClassIsThatOfTheMeanOverThreeDepths() {
            assertEquals(MoveClass.INACCURACY, verdict(3, 6, 12));
        }

        @Test
        void aMeanJustBeyondALimitKeepsTheEarlierClass() {
            assertEquals(MoveClass.INACCURACY, verdict(9, 9, 9, 14), "the mean is 10.25");
            assertEquals(MoveClass.MISTAKE, verdict(11, 11, 11, 5), "the mean is 9.5");
        }

        @Test
        void aMeanClearlyBeyondALimitChangesTheClass() {
            assertEquals(MoveClass.MISTAKE, verdict(9, 9, 9, 25), "the mean is 13");
            assertEquals(MoveClass.INACCURACY, verdict(11, 11, 11, -5), "the mean is 7");
            assertEquals(MoveClass.BLUNDER, verdict(4, 4, 4, 40, 40), "the mean is 18.4");
        }

        @Test
        void aMoveCannotLoseMoreThanThereWas() {
            Finding before = finding(Collections.nCopies(4, score(0.62)));
            Finding after = finding(Collections.nCopies(4, score(EVEN)));
            assertEquals(MoveClass.GOOD, MeanLoss.verdict(before, after, new WinChance(1), 0.04));
        }
    }
}
