package jump61.games.checkers.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.effect.DropShadow;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import javafx.stage.Stage;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.CheckersMove;
import jump61.games.checkers.CheckersPosition;
import jump61.window.board.BoardContract;
import jump61.window.board.BoardControl;
import jump61.window.board.MoveMark;
import jump61.window.board.TurnAnimation;
import jump61.window.settings.Rgb;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

class CheckersBoardTest extends BoardContract {
    private static final Position START = CheckersGame.INSTANCE.start(8);

    /** A red man that captures, and a king that it makes of another, far off. */
    private static final Turn CROWNING = crowning();

    private static Turn crowning() {
        return CheckersGame.INSTANCE
                .parsePosition("..../..../..../..../..../..r./..w./.... red")
                .play(new CheckersMove(5, 5, 7, 3));
    }

    @Override
    protected Turn longTurn() {
        return CROWNING;
    }

    @Override
    protected int stages() {
        return 3;
    }

    @Override
    protected BoardControl newBoard() {
        return new CheckersBoard();
    }

    @Start
    void open(Stage stage) {
        openBoard(stage);
    }

    private void set(FxRobot robot, Position position) {
        robot.interact(() -> board.setPosition(position));
    }

    private static CheckersSquare square(FxRobot robot, int row, int column) {
        return robot.lookup(node -> node instanceof CheckersSquare square && square.index() == row * 8 + column)
                .query();
    }

    private static boolean isTarget(FxRobot robot, int row, int column) {
        return square(robot, row, column).lookup(".target").isVisible();
    }

    @Test
    void theSignsOfTwoMovesToOneSquareDoNotCoverEachOther(FxRobot robot) {
        List<Node> signs = signs(robot);
        assertEquals(2, signs.size());
        assertFalse(signs.get(0).getBoundsInParent().intersects(signs.get(1).getBoundsInParent()));
    }

    @Test
    void whereThereIsNoRoomForTwoSignsTheBetterMoveHasOne(FxRobot robot) {
        robot.interact(() -> board.resize(80, 80));
        robot.interact(board::layout);
        List<Node> signs = signs(robot);
        assertEquals(
                List.of("13 %"),
                signs.stream().map(sign -> ((Label) sign).getText()).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"grade-best", "grade-good", "grade-blunder"})
    void theMarkOfAMoveIsSeenOnDarkWood(String grade, FxRobot robot) {
        set(robot, START);
        robot.interact(() -> board.setMarks(List.of(new MoveMark(new CheckersMove(2, 2, 3, 3), "", grade))));
        Rgb wood = rgb(square(robot, 3, 3).getBackground().getFills().get(0).getFill());
        Region frame = robot.lookup(".move-frame").query();
        assertTrue(frame.getBorder().getStrokes().stream()
                .anyMatch(stroke -> rgb(stroke.getTopStroke()).contrast(wood) >= 3));
        Line way = robot.lookup(".move-way").query();
        assertTrue(rgb(((DropShadow) way.getEffect()).getColor()).contrast(wood) >= 3);
    }

    private static Rgb rgb(Paint paint) {
        Color colour = (Color) paint;
        return new Rgb(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    /** {@return the signs that can be seen, of two moves to one square} */
    private List<Node> signs(FxRobot robot) {
        set(robot, START);
        robot.interact(() -> board.setMarks(List.of(
                new MoveMark(new CheckersMove(2, 2, 3, 3), "13 %", "grade-best"),
                new MoveMark(new CheckersMove(2, 4, 3, 3), "9 %", "grade-good"))));
        return robot.lookup(".move-sign").queryAll().stream()
                .filter(Node::isVisible)
                .toList();
    }

    @Test
    void aManIsPickedUpByAClickAndMovedByAnother(FxRobot robot) {
        set(robot, START);
        robot.clickOn(square(robot, 2, 6));
        assertTrue(isTarget(robot, 3, 5));
        assertTrue(isTarget(robot, 3, 7));
        assertFalse(isTarget(robot, 4, 4));
        robot.clickOn(square(robot, 3, 7));
        assertEquals(List.of(new CheckersMove(2, 6, 3, 7)), chosen);
        assertFalse(isTarget(robot, 3, 5));
    }

    @Test
    void aManCanBeDragged(FxRobot robot) {
        set(robot, START);
        robot.drag(square(robot, 2, 4)).dropTo(square(robot, 3, 3));
        assertEquals(List.of(new CheckersMove(2, 4, 3, 3)), chosen);
    }

    @Test
    void aManDroppedOnAnIllegalSquareStaysPickedUpAndTheStatusSaysWhy(FxRobot robot) {
        set(robot, START);
        robot.drag(square(robot, 2, 4)).dropTo(square(robot, 2, 2));
        assertEquals(List.of(), chosen);
        robot.drag(square(robot, 2, 4)).dropTo(square(robot, 4, 4));
        assertEquals(List.of(), chosen);
        assertEquals("A piece slides one diagonal step forward, or jumps over one opposing piece.", board.getStatus());
    }

    @Test
    void aSecondClickPutsAManDown(FxRobot robot) {
        set(robot, START);
        robot.clickOn(square(robot, 2, 4));
        assertTrue(isTarget(robot, 3, 3));
        robot.clickOn(square(robot, 2, 4));
        assertFalse(isTarget(robot, 3, 3));
    }

    @Test
    void anOpponentsManCannotBePickedUpAndTheStatusSaysWhy(FxRobot robot) {
        set(robot, START);
        robot.clickOn(square(robot, 5, 7));
        assertEquals("The piece on 57 belongs to the opponent.", board.getStatus());
        robot.clickOn(square(robot, 4, 4));
        assertEquals("There is no piece on 44.", board.getStatus());
        robot.clickOn(square(robot, 1, 1));
        assertEquals("This piece can’t move.", board.getStatus());
        assertEquals(List.of(), chosen);
    }

    @Test
    void aKingCannotBePickedUpAndTheStatusSaysWhy(FxRobot robot) {
        set(robot, CheckersGame.INSTANCE.parsePosition("r.../..../..../..../..../..../..../.R.. red"));
        robot.moveTo(square(robot, 7, 3));
        assertEquals("A king stays where it was crowned and never moves again.", board.getStatus());
    }

    @Test
    void digitsAndEnterMoveAMan(FxRobot robot) {
        set(robot, START);
        robot.type(KeyCode.DIGIT2, KeyCode.DIGIT0, KeyCode.ENTER);
        assertTrue(isTarget(robot, 3, 1));
        robot.type(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.SPACE);
        assertEquals(List.of(new CheckersMove(2, 0, 3, 1)), chosen);
    }

    @Test
    void onATurnedBoardRedPlaysUpwardsByMouseAndKeyboard(FxRobot robot) {
        set(robot, START);
        robot.interact(() -> {
            board.setTurned(true);
            board.getScene().getRoot().layout();
        });
        assertTrue(square(robot, 2, 4).getLayoutY() > square(robot, 5, 5).getLayoutY());
        robot.drag(square(robot, 2, 4)).dropTo(square(robot, 3, 3));
        robot.type(KeyCode.DIGIT2, KeyCode.DIGIT0, KeyCode.ENTER, KeyCode.UP, KeyCode.LEFT, KeyCode.ENTER);
        assertEquals(List.of(new CheckersMove(2, 4, 3, 3), new CheckersMove(2, 0, 3, 1)), chosen);
    }

    @Test
    void escapePutsAManDown(FxRobot robot) {
        set(robot, START);
        robot.type(KeyCode.DIGIT2, KeyCode.DIGIT0, KeyCode.ENTER, KeyCode.ESCAPE);
        assertFalse(isTarget(robot, 3, 1));
    }

    @Test
    void squaresDescribeWhatIsOnThem(FxRobot robot) {
        set(robot, CROWNING.after());
        assertEquals(
                "Row 7, column 3: red king, can’t move", square(robot, 7, 3).getAccessibleText());
        set(robot, START);
        assertEquals("Row 5, column 7: white piece", square(robot, 5, 7).getAccessibleText());
        robot.interact(() -> board.setLocale(Locale.GERMAN));
        assertEquals("Zeile 4, Spalte 4: leer", square(robot, 4, 4).getAccessibleText());
    }

    @Test
    void aSideThatCannotMoveIsInformed(FxRobot robot) {
        CheckersPosition stuck = stuck();
        set(robot, stuck);
        robot.moveTo(square(robot, 0, 0));
        assertEquals("No piece can move.", board.getStatus());
        Turn stop = stuck.play(CheckersMove.CANNOT_MOVE);
        robot.interact(() -> board.show(stop, () -> {}));
        assertFalse(board.isAnimating());
    }

    private static CheckersPosition stuck() {
        return CheckersGame.INSTANCE.parsePosition("..../..../..../..../..../..../..../R... red");
    }

    @Test
    void aManIsCarriedFromItsSquareToTheNext(FxRobot robot) {
        robot.interact(() -> {
            TurnAnimation animation = animation(CROWNING);
            Bounds from = square(robot, 5, 5).getBoundsInParent();
            Bounds to = square(robot, 7, 3).getBoundsInParent();
            animation.show(0, 0);
            assertIsCentredBetween(from, from, man(robot));
            animation.show(0, 0.5);
            assertIsCentredBetween(from, to, man(robot));
            animation.show(0, 1);
            assertIsCentredBetween(to, to, man(robot));
        });
    }

    private static Node man(FxRobot robot) {
        return robot.lookup(node -> node instanceof CheckersPiece && node.getViewOrder() < 0)
                .query();
    }

    private static void assertIsCentredBetween(Bounds one, Bounds other, Node piece) {
        Bounds at = piece.getBoundsInParent();
        assertEquals((one.getCenterX() + other.getCenterX()) / 2, at.getCenterX(), 1);
        assertEquals((one.getCenterY() + other.getCenterY()) / 2, at.getCenterY(), 1);
    }
}
