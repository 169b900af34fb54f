package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jump61.game.BoardSize;
import jump61.game.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CubesGameTest {
    private static final CubesGame GAME = CubesGame.INSTANCE;

    @ParameterizedTest
    @ValueSource(ints = {2, 6, 10})
    void theCoursesBoardsAreThoseOfTheGame(int edge) {
        assertEquals(GAME.start(edge), GAME.courseStart(edge));
        assertEquals(edge * edge, GAME.courseStart(edge).spots(), "one neutral spot on each square");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 11, 15, 16})
    void theCourseKnowsNoOtherBoards(int edge) {
        String told = assertThrows(RefusedException.class, () -> GAME.courseStart(edge))
                .getMessage();
        assertTrue(told.contains("2") && told.contains("10"), told);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1x2", "2x1", "16x2", "15x16"})
    void noSideOfABoardIsShorterThanTwoOrLongerThanFifteen(String size) {
        BoardSize refused = new BoardSize(Integer.parseInt(size.split("x")[0]), Integer.parseInt(size.split("x")[1]));
        String told =
                assertThrows(RefusedException.class, () -> GAME.start(refused)).getMessage();
        assertTrue(told.contains("2") && told.contains("15"), told);
    }

    @Test
    void thereIsOneGameOfJump61() {
        assertEquals(new CubesGame(), GAME);
        assertEquals(new CubesGame().hashCode(), GAME.hashCode());
        assertNotEquals(GAME, new Object());
        assertEquals("jump61", GAME.id());
    }
}
