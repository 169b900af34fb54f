package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import jump61.game.BoardSize;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** On small boards, a solver judges positions by weights learned from proofs; those of two rows or columns have their own. */
class ForProofsTest {
    /** Some moves, each in a row and a column that both boards have. */
    private static CubesSearchState played(String size, boolean sideways) {
        CubesPosition position = CubesPosition.start(BoardSize.parse(size).orElseThrow());
        for (int i = 0; i < 6; i++) {
            CubesMove move = sideways ? new CubesMove(1 + i, 1 + i % 2) : new CubesMove(1 + i % 2, 1 + i);
            position = (CubesPosition) position.play(move).after();
        }
        return CubesSearchState.of(position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2x6", "2x9", "2x15", "3x6", "4x6"})
    void proofsHaveWeightsOfTheirOwn(String size) {
        CubesSearchState state = played(size, false);
        assertNotEquals(state.evaluate(), state.forProofs().evaluate());
        assertEquals(state.forProofs().evaluate(), state.forProofs().copy().evaluate(), "a thread's own copy");
    }

    @ParameterizedTest
    @CsvSource({"2x6, 6x2", "2x9, 9x2", "2x15, 15x2", "3x6, 6x3"})
    void columnsAreRowsThatLieOnTheirSide(String rows, String columns) {
        assertEquals(
                played(rows, false).forProofs().evaluate(),
                played(columns, true).forProofs().evaluate());
    }

    @ParameterizedTest
    @ValueSource(strings = {"6", "5x6", "10"})
    void largerBoardsHaveThoseOfASearch(String size) {
        CubesSearchState state = played(size, false);
        assertEquals(state.evaluate(), state.forProofs().evaluate());
    }
}
