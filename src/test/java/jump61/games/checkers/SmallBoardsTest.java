package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Smaller boards of the same rules, solved by the plain rules down to the last move. */
class SmallBoardsTest {
    @ParameterizedTest(name = "{0} by {0}, {1} rows a side")
    @CsvSource({"4, 1, 0", "6, 1, 0"})
    void howTheFirstPlayerFaresWithBestPlay(int size, int rows, int result) {
        assertEquals(result, PlainCheckers.start(size, rows).solve());
    }
}
