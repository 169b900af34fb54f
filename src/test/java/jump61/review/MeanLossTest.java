package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeanLossTest {
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
        List<Score> depths = Stream.concat(Collections.nCopies(TOO_SHALLOW, score(EVEN)).stream(), counting.stream())
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
                (score(0.8).value() + score(0.3).value()) / 2, swinging.score().value());
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
                Arrays.stream(chances).mapToObj(MeanLossTest::score).toList();
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
