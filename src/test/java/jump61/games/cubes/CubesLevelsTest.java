package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Level;
import jump61.game.SearchState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the levels are fitted to the size of the board. */
class CubesLevelsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void largeBoardsAreMadeEasierThanTheUsualOne(int level) {
        assertEquals(1, ease("6", level));
        assertEquals(1, ease("5", level));
        assertTrue(ease("7", level) > 1);
        assertTrue(ease("8", level) > ease("7", level));
        assertTrue(ease("10", level) > ease("9", level));
        assertEquals(ease("9x8", level), ease("8x9", level));
        // 8x9 has twice the squares of the usual board, which gives the power.
        double power = Math.log(ease("8x9", level)) / Math.log(2);
        assertEquals(ease("8", level), Math.pow(64 / 36.0, power), 1e-9);
    }

    @Test
    void onSmallBoardsOnlyABeginnerIsTreatedDifferentlyTheMoreSoTheSmallerTheyAre() {
        assertEquals(1, ease("3", 2));
        assertEquals(1, ease("4", 4));
        assertTrue(ease("4", 1) < 1);
        assertTrue(ease("3", 1) < ease("4", 1));
        double power = Math.log(ease("4", 1)) / Math.log(16 / 25.0);
        assertEquals(Math.pow(9 / 25.0, power), ease("3", 1), 1e-9);
    }

    @Test
    void onTheLargestBoardsABeginnerIsHelpedInAdditionButNoFurtherThanOn10x10() {
        double power = Math.log(ease("8x9", 1)) / Math.log(2);
        assertEquals(Math.pow(81 / 36.0, power), ease("9", 1), 1e-9);
        double extra = ease("10", 1) / Math.pow(100 / 36.0, power);
        assertTrue(extra > 1.2, "" + extra);
        assertEquals(extra, ease("15", 1) / Math.pow(225 / 36.0, power), 1e-9);
        double second = Math.log(ease("8x9", 2)) / Math.log(2);
        assertEquals(Math.pow(100 / 36.0, second), ease("10", 2), 1e-9);
    }

    private static double ease(String size, int level) {
        return state(size).ease(Level.of(level));
    }

    private static SearchState state(String size) {
        return CubesSearchState.of(CubesPosition.start(BoardSize.parse(size).orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "6", "8", "9x6"})
    void levelsThatDoNotErrSearchAllOfTheirNodesOnMostBoards(String size) {
        IntStream.rangeClosed(5, 8)
                .forEach(level -> assertEquals(1, state(size).nodesShare(Level.of(level)), 1e-9, "level " + level));
    }

    @ParameterizedTest
    @CsvSource({
        "4, 6, 3200",
        "3x4, 6, 2400",
        "10, 6, 2141",
        "15, 6, 2141",
        "9, 6, 3195",
        "9, 7, 11924",
        "10, 7, 6894",
        "9x11, 7, 7076",
        "15, 7, 6894"
    })
    void onTheSmallestAndTheLargestALevelSearchesLessSoThatItIsNotTooFarAboveTheOneBelow(
            String size, int level, int nodes) {
        int usual = level == 6 ? 5_000 : 22_000;
        assertEquals(nodes, (int) (usual * state(size).nodesShare(Level.of(level))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "4", "10", "15"})
    void fullStrengthAndTheFirstLevelWithoutErrorsAreTheSameEverywhere(String size) {
        assertEquals(1, state(size).nodesShare(Level.STRONG));
        assertEquals(1, state(size).nodesShare(Level.FULL));
    }
}
