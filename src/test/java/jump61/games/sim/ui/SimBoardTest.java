package jump61.games.sim.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Line;
import javafx.stage.Stage;
import jump61.game.Turn;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.window.board.BoardContract;
import jump61.window.board.BoardControl;
import jump61.window.board.BoardNumber;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.Help;
import jump61.window.board.SquareTag;
import jump61.window.board.TurnAnimation;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

class SimBoardTest extends BoardContract {
    private static final Turn CLOSING =
            SimGame.INSTANCE.parsePosition("12 13 / 45 46").play(SimMove.between(2, 3));

    @Override
    protected Turn longTurn() {
        return CLOSING;
    }

    @Override
    protected int stages() {
        return 2;
    }

    @Override
    protected BoardControl newBoard() {
        return new SimBoard();
    }

    @Start
    void open(Stage stage) {
        openBoard(stage);
    }

    private void set(FxRobot robot, String position) {
        robot.interact(() -> board.setPosition(SimGame.INSTANCE.parsePosition(position)));
    }

    private Point2D point(int number) {
        SimGeometry geometry = SimGeometry.fit(board.getLayoutBounds());
        return board.localToScreen(geometry.point(number));
    }

    private Point2D between(int point, int other, double part) {
        return point(point).interpolate(point(other), part);
    }

    private static SimLine line(FxRobot robot, int from, int to) {
        return robot.lookup(node -> node instanceof SimLine line && line.move().equals(SimMove.between(from, to)))
                .query();
    }

    @Test
    void theNumberOfAPointStandsInItsMiddle(FxRobot robot) {
        for (int number = 1; number <= 6; number++) {
            String text = Integer.toString(number);
            Node shown = robot.lookup(node ->
                            node instanceof BoardNumber drawn && drawn.getText().equals(text))
                    .query();
            Bounds bounds = shown.localToScreen(shown.getLayoutBounds());
            assertEquals(0, point(number).distance(bounds.getCenterX(), bounds.getCenterY()), 3, text);
        }
    }

    @Test
    void aClickOnALineChoosesIt(FxRobot robot) {
        set(robot, "12 / 34");
        robot.clickOn(between(2, 5, 0.3));
        assertEquals(List.of(new SimMove(2, 5)), chosen);
    }

    /** Blue can be told from Red without colour. */
    @Test
    void aBlueLineIsBrokenEvenWhereThePointerWas(FxRobot robot) {
        set(robot, "12 13 / 34");
        robot.moveTo(between(2, 5, 0.3));
        assertEquals(List.of(), dashes(robot));
        set(robot, "12 13 / 34 25");
        robot.interact(board::applyCss);
        assertEquals(2, dashes(robot).size());
        set(robot, "12 13 25 / 34 45");
        robot.interact(board::applyCss);
        assertEquals(List.of(), dashes(robot));
    }

    private static List<Double> dashes(FxRobot robot) {
        return List.copyOf(part(robot, ".stroke").getStrokeDashArray());
    }

    private static Line part(FxRobot robot, String part) {
        return robot.from(line(robot, 2, 5)).lookup(part).queryAs(Line.class);
    }

    @Test
    void theLineThatIsPointedAtIsHollow(FxRobot robot) {
        set(robot, "12 / 34");
        robot.moveTo(between(2, 5, 0.3));
        double inside = part(robot, ".stroke").getStrokeWidth();
        double outline = part(robot, ".band").getStrokeWidth();
        assertTrue(inside < outline, inside + " hides the outline of " + outline);
    }

    @Test
    void whileAPositionIsSetUpNoLineIsFaded(FxRobot robot) {
        robot.interact(() -> board.setPosition(CLOSING.after()));
        assertTrue(isFaded(robot, 4, 5));
        robot.interact(() -> board.setOnPlace(place -> {}));
        assertFalse(isFaded(robot, 4, 5));
        robot.interact(() -> board.setOnPlace(null));
        assertTrue(isFaded(robot, 4, 5));
    }

    private static boolean isFaded(FxRobot robot, int from, int to) {
        return line(robot, from, to).getPseudoClassStates().contains(BoardPseudoClasses.FADED);
    }

    @Test
    void aClickOnADrawnLineIsAnsweredThere(FxRobot robot) {
        List<String> heard = new ArrayList<>();
        set(robot, "12 / 34");
        robot.interact(() -> board.setOnRefused(why -> heard.add("tick")));
        robot.clickOn(between(1, 2, 0.5));
        SquareTag tag = robot.lookup(".square-tag").queryAs(SquareTag.class);
        assertEquals(List.of("tick"), heard);
        assertEquals(List.of(), chosen);
        assertTrue(tag.isVisible());
        assertEquals(board.getStatus(), tag.getText());
        robot.moveTo(between(2, 5, 0.3));
        assertFalse(tag.isVisible());
    }

    @Test
    void theAnswerToAClickGoesWithThePosition(FxRobot robot) {
        set(robot, "12 / 34");
        robot.clickOn(between(1, 2, 0.5));
        SquareTag tag = robot.lookup(".square-tag").queryAs(SquareTag.class);
        assertTrue(tag.isVisible());
        set(robot, "- / -");
        assertFalse(tag.isVisible());
    }

    @Test
    void theAnswerToAClickGoesWithTheNextPress(FxRobot robot) {
        set(robot, "12 / 34");
        robot.clickOn(between(1, 2, 0.5));
        SquareTag tag = robot.lookup(".square-tag").queryAs(SquareTag.class);
        assertTrue(tag.isVisible());
        robot.clickOn(point(5));
        assertFalse(tag.isVisible());
    }

    @Test
    void twoPointsChooseTheLineBetweenThem(FxRobot robot) {
        set(robot, "12 / 34");
        robot.clickOn(point(6)).clickOn(point(3));
        assertEquals(List.of(new SimMove(3, 6)), chosen);
    }

    @Test
    void aLineCanBeDrawnFromPointToPoint(FxRobot robot) {
        set(robot, "12 / 34");
        robot.drag(point(1)).dropTo(point(4));
        assertEquals(List.of(new SimMove(1, 4)), chosen);
    }

    @Test
    void aPointTakenTwiceIsDropped(FxRobot robot) {
        set(robot, "12 / 34");
        robot.clickOn(point(6)).clickOn(point(6)).clickOn(point(3));
        assertEquals(List.of(), chosen);
        assertEquals("From point 3 to …", board.getStatus());
    }

    @Test
    void twoDigitsChooseALine(FxRobot robot) {
        set(robot, "12 / 34");
        robot.type(KeyCode.DIGIT5, KeyCode.DIGIT2);
        assertEquals(List.of(new SimMove(2, 5)), chosen);
    }

    @Test
    void arrowsAndEnterChooseALine(FxRobot robot) {
        set(robot, "12 / 34");
        robot.type(KeyCode.RIGHT, KeyCode.ENTER, KeyCode.RIGHT, KeyCode.RIGHT);
        assertEquals("Line 2 to 4: not drawn", board.getStatus());
        robot.type(KeyCode.ENTER);
        assertEquals(List.of(new SimMove(2, 4)), chosen);
    }

    @Test
    void escapeDropsThePointTaken(FxRobot robot) {
        set(robot, "12 / 34");
        robot.type(KeyCode.DIGIT5, KeyCode.ESCAPE, KeyCode.DIGIT2);
        assertEquals(List.of(), chosen);
    }

    @Test
    void theLineUnderThePointerIsNotRefusedWhenItHasJustBeenDrawn(FxRobot robot) {
        set(robot, "12 / 34");
        robot.clickOn(between(2, 5, 0.3));
        set(robot, "12 25 / 34 35");
        assertEquals("Line 2 to 5: red", board.getStatus());
        robot.clickOn(between(2, 5, 0.3));
        assertEquals("Line 2–5 is already drawn.", board.getStatus());
    }

    @Test
    void aDrawnLineIsNotChosenAndTheStatusSaysWhy(FxRobot robot) {
        set(robot, "12 / 34");
        robot.clickOn(between(3, 4, 0.5));
        assertEquals(List.of(), chosen);
        assertEquals("Line 3–4 is already drawn.", board.getStatus());
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT2);
        assertEquals(List.of(), chosen);
    }

    @Test
    void losingLinesAreMarkedOnRequestOnly(FxRobot robot) {
        set(robot, "12 13 / 45 46");
        assertFalse(line(robot, 2, 3).getPseudoClassStates().contains(BoardPseudoClasses.DANGER));
        robot.interact(() -> board.setHelp(Help.SOME));
        assertTrue(line(robot, 2, 3).getPseudoClassStates().contains(BoardPseudoClasses.DANGER));
        assertFalse(line(robot, 5, 6).getPseudoClassStates().contains(BoardPseudoClasses.DANGER));
        assertEquals(
                "Line 2 to 3 would close a triangle and lose the game",
                line(robot, 2, 3).getAccessibleText());
    }

    @Test
    void theTriangleThatEndedTheGameIsShown(FxRobot robot) {
        robot.interact(() -> board.setPosition(CLOSING.after()));
        assertTrue(line(robot, 1, 3).getPseudoClassStates().contains(BoardPseudoClasses.CLOSING));
        assertTrue(line(robot, 4, 5).getPseudoClassStates().contains(BoardPseudoClasses.FADED));
        assertEquals(1, robot.lookup(".triangle").queryAll().size());
        robot.interact(() -> board.setPosition(CLOSING.before()));
        assertEquals(0, robot.lookup(".triangle").queryAll().size());
    }

    @Test
    void linesSayWhoseTheyAre(FxRobot robot) {
        set(robot, "12 / 34");
        assertEquals("Line 3 to 4: blue", line(robot, 3, 4).getAccessibleText());
        robot.interact(() -> board.setLocale(Locale.GERMAN));
        assertEquals("Linie 1 nach 2: Rot", line(robot, 1, 2).getAccessibleText());
    }

    @Test
    void aLineGrowsFromOneOfItsPointsToTheOther(FxRobot robot) {
        Line drawn = (Line) line(robot, 2, 3).lookup(".stroke");
        double whole = length(drawn);
        robot.interact(() -> {
            TurnAnimation animation = animation(CLOSING);
            double before = -1;
            for (double progress : new double[] {0, 0.25, 0.5, 0.75, 1}) {
                animation.show(0, progress);
                assertTrue(before < length(drawn) && length(drawn) < whole + 1e-6, progress + ": " + length(drawn));
                before = length(drawn);
            }
            assertEquals(whole, before, 1e-6);
        });
    }

    private static double length(Line line) {
        return Math.hypot(line.getEndX() - line.getStartX(), line.getEndY() - line.getStartY());
    }
}
