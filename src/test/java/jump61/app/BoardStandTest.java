package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import jump61.game.BoardSize;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/** The headline and the bar over a board follow the board, which need not be square. */
class BoardStandTest extends WindowTest {
    private static final double ROUNDING = 1;

    private void begin(Position position) {
        Players people = new Players(Player.HUMAN, Player.HUMAN);
        robot.interact(() -> match().begin(new Match(position, people), TimeControl.NONE));
        layOut();
    }

    private void layOut() {
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> {
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
        });
    }

    private Bounds place(String query) {
        return FxWait.ask(() -> {
            var node = robot.lookup(query).query();
            return node.localToScene(node.getLayoutBounds());
        });
    }

    @ParameterizedTest
    @CsvSource({"6, 2", "8, 4", "2, 8", "6, 6"})
    void theBarBeginsAndEndsWithTheBoardAndLiesOnIt(int rows, int columns) {
        begin(CubesGame.INSTANCE.start(new BoardSize(rows, columns)));
        Bounds board = place("#board .frame");
        Bounds bar = place("#territory");
        assertEquals(board.getMinX(), bar.getMinX(), ROUNDING);
        assertEquals(board.getMaxX(), bar.getMaxX(), ROUNDING);
        assertEquals(board.getMinX(), place(".headline").getMinX(), ROUNDING);
        assertTrue(0 < board.getMinY() - bar.getMaxY() && board.getMinY() - bar.getMaxY() < 20);
    }

    @ParameterizedTest
    @CsvSource({"6, 2", "8, 4", "2, 8", "6, 6"})
    void theEvaluationBarStandsBesideTheBoardAndIsAsHigh(int rows, int columns) {
        robot.interact(() -> desktopSettings().evaluationBarProperty().set(true));
        begin(CubesGame.INSTANCE.start(new BoardSize(rows, columns)));
        layOut();
        Bounds board = place("#board .frame");
        Bounds bar = place(".evaluation");
        double gap = board.getMinX() - place("#bar").getMaxX();
        assertTrue(0 < gap && gap < 20, "gap of " + gap);
        assertEquals(board.getMinY(), bar.getMinY(), ROUNDING);
        assertEquals(board.getMaxY(), bar.getMaxY(), ROUNDING);
    }

    @Test
    void overTheNarrowestBoardTheBarHasRoomForItsNumbers() {
        begin(CubesGame.INSTANCE.start(new BoardSize(15, 2)));
        assertTrue(place("#territory").getWidth() >= 90);
    }

    @Test
    void theWordsOverANarrowBoardAreNotCut() {
        begin(CubesGame.INSTANCE.parsePosition("2r 1b / 1r 2r / 1r 1r / 1r 1r / 1r 1r / 1r 1r"));
        robot.interact(
                () -> match().play(match().positionProperty().get().legalMoves().get(0)));
        waitUntil(() -> match().resultProperty().get() != null);
        layOut();
        Label words = robot.lookup(".headline-text").query();
        assertEquals("Red wins", words.getText());
        assertTrue(words.getWidth() >= words.prefWidth(-1), words.getText());
        assertEquals(place("#board .frame").getMinX(), place("#territory").getMinX(), ROUNDING);
    }
}
