package jump61.games.cubes.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.window.FxWait;
import jump61.window.board.Beat;
import jump61.window.board.BoardContract;
import jump61.window.board.BoardControl;
import jump61.window.board.Help;
import jump61.window.board.SquareTag;
import jump61.window.board.Territory;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

class CubesBoardTest extends BoardContract {
    private static final Turn LONG = LongCascades.longest(4, 3);

    @Override
    protected Turn longTurn() {
        return LONG;
    }

    @Override
    protected int stages() {
        return LongCascades.waves(LONG) + 1;
    }

    @Override
    protected BoardControl newBoard() {
        return new CubesBoard();
    }

    @Start
    void open(Stage stage) {
        openBoard(stage);
    }

    private void set(FxRobot robot, String position) {
        robot.interact(() -> board.setPosition(CubesGame.INSTANCE.parsePosition(position)));
    }

    private static CubesSquare square(FxRobot robot, int index) {
        return robot.lookup(node -> node instanceof CubesSquare square && square.index() == index)
                .query();
    }

    private static void type(FxRobot robot, KeyCode... keys) {
        robot.type(keys);
    }

    @Test
    void aClickChoosesASquare(FxRobot robot) {
        set(robot, "1- 1- / 1- 1-");
        robot.clickOn(square(robot, 2));
        assertEquals(List.of(new CubesMove(2, 1)), chosen);
    }

    @Test
    void arrowsAndEnterChooseASquare(FxRobot robot) {
        set(robot, "1- 1- 1- / 1- 1- 1- / 1- 1- 1-");
        type(robot, KeyCode.DOWN, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.ENTER);
        assertEquals(List.of(new CubesMove(2, 3)), chosen);
    }

    @Test
    void digitsPickRowAndColumn(FxRobot robot) {
        set(robot, "1- 1- 1- / 1- 1- 1- / 1- 1- 1-");
        type(robot, KeyCode.DIGIT3);
        assertEquals("Row 3, column …", board.getStatus());
        type(robot, KeyCode.DIGIT2);
        assertEquals("3:2 · free · 1 of 3 spots", board.getStatus());
        type(robot, KeyCode.SPACE);
        assertEquals(List.of(new CubesMove(3, 2)), chosen);
    }

    @Test
    void anOpponentsSquareIsNotChosenAndTheStatusSaysWhy(FxRobot robot) {
        set(robot, "1- 2b / 1r 1-");
        assertEquals(Side.SECOND, board.getPosition().toMove());
        robot.clickOn(square(robot, 2));
        assertEquals(List.of(), chosen);
        assertEquals("That square is your opponent’s. Choose a free one or one of your own.", board.getStatus());
    }

    @Test
    void nothingIsSaidDuringACascadeOrAboutTheSquareJustPlayed(FxRobot robot) {
        set(robot, "2r 1- / 1- 2b");
        robot.clickOn(square(robot, 0));
        Turn turn = board.getPosition().play(chosen.get(0));
        robot.interact(() -> {
            board.setStepping(true);
            board.show(turn, () -> {});
        });
        robot.moveTo(square(robot, 1));
        assertEquals("", board.getStatus());
        robot.moveTo(square(robot, 0));
        robot.interact(board::finishNow);
        robot.moveTo(square(robot, 1));
        assertEquals("That square is your opponent’s. Choose a free one or one of your own.", board.getStatus());
    }

    @Test
    void theSquareJustPlayedIsCalledTakenOnlyAfterAnotherClick(FxRobot robot) {
        set(robot, "1- 1- / 1- 1-");
        robot.clickOn(square(robot, 0));
        Turn turn = board.getPosition().play(chosen.get(0));
        robot.interact(() -> board.setPosition(turn.after()));
        assertEquals("", board.getStatus());
        robot.clickOn(square(robot, 0));
        assertEquals("That square is your opponent’s. Choose a free one or one of your own.", board.getStatus());
    }

    @Test
    void sidesAreNamedByThePalettesColours(FxRobot robot) {
        set(robot, "1- 2b / 1r 1-");
        robot.interact(() -> board.setColours("vivid"));
        assertEquals("Row 2, column 1: magenta, 1 spot", square(robot, 2).getAccessibleText());
        assertEquals("Row 1, column 2: green, 2 spots, full", square(robot, 1).getAccessibleText());
    }

    @Test
    void noSquareIsFullOnceTheGameIsOver(FxRobot robot) {
        set(robot, "2b 3b / 1b 1b");
        assertEquals("Row 1, column 1: blue, 2 spots", square(robot, 0).getAccessibleText());
        assertEquals("Row 1, column 2: blue, 3 spots", square(robot, 1).getAccessibleText());
    }

    @Test
    void theStatusDescribesTheSquareUnderThePointer(FxRobot robot) {
        set(robot, "1r 2b / 1r 1r");
        robot.moveTo(square(robot, 1));
        assertEquals("1:2 · yours · 2 of 2 spots · click to burst it and take 2 squares", board.getStatus());
    }

    @Test
    void onlyTheOpponentsSquaresAreSaidToBeTaken(FxRobot robot) {
        set(robot, "1- 2b / 1r 1-");
        robot.moveTo(square(robot, 1));
        assertEquals("1:2 · yours · 2 of 2 spots · a click bursts it", board.getStatus());
    }

    @Test
    void aBoardThatOnlyShowsChoosesNothing(FxRobot robot) {
        set(robot, "1- 1- / 1- 1-");
        robot.interact(() -> board.setInteractive(false));
        robot.clickOn(square(robot, 2));
        type(robot, KeyCode.ENTER);
        assertEquals(List.of(), chosen);
    }

    @Test
    void onAWonBoardNothingIsChosen(FxRobot robot) {
        set(robot, "1r 2r / 2r 1r");
        robot.clickOn(square(robot, 0));
        assertEquals(List.of(), chosen);
        assertEquals("The game is over.", board.getStatus());
    }

    @Test
    void anotherSizeMayComeAtAnyTime(FxRobot robot) {
        robot.interact(() -> board.show(LONG, () -> {}));
        set(robot, "1- 1- / 1- 1-");
        robot.clickOn(square(robot, 3));
        assertEquals(List.of(new CubesMove(2, 2)), chosen);
        assertEquals(
                4, robot.lookup(node -> node instanceof CubesSquare).queryAll().size());
    }

    @Test
    void squaresDescribeTheirSideSpotsAndPlace(FxRobot robot) {
        set(robot, "1- 2b / 1r 1-");
        assertEquals("Row 2, column 1: red, 1 spot", square(robot, 2).getAccessibleText());
        robot.interact(() -> board.setLocale(Locale.GERMAN));
        assertEquals("Zeile 1, Spalte 2: Blau, 2 Augen, voll", square(robot, 1).getAccessibleText());
    }

    @Test
    void theLastMoveHasARingThatGivesWayToThePointer(FxRobot robot) {
        Turn turn = CubesGame.INSTANCE
                .parsePosition("2r 1- 1- / 1- 1- 1- / 1- 1- 2b")
                .play(new CubesMove(1, 1));
        robot.moveTo(square(robot, 4));
        robot.interact(() -> {
            board.setPosition(turn.after());
            board.setLastTurn(turn);
        });
        assertTrue(ring(robot, "last").isVisible());
        assertEquals(
                square(robot, 0).getBoundsInParent().getMinX(),
                ring(robot, "last").getLayoutX());
        robot.interact(() -> board.setPosition(turn.before()));
        assertFalse(ring(robot, "last").isVisible());
        robot.interact(() -> board.setPosition(turn.after()));
        robot.moveTo(square(robot, 0));
        assertTrue(ring(robot, "hover").isVisible());
        assertFalse(ring(robot, "last").isVisible());
    }

    private static Region ring(FxRobot robot, String name) {
        return robot.lookup("." + name + "-ring").queryAs(Region.class);
    }

    @Test
    void restingOnASquareShowsWhatAClickWouldTake(FxRobot robot) {
        set(robot, "2r 2b 1- / 1- 1- 1- / 1- 1- 1-");
        robot.interact(() -> board.setHelp(Help.SOME));
        robot.moveTo(square(robot, 0));
        FxWait.until(() -> previewed(robot).equals(List.of(1, 3)));
        assertEquals("takes 1", tag(robot).getText());
        robot.moveTo(square(robot, 8));
        FxWait.until(() -> previewed(robot).equals(List.of(8)));
        assertFalse(tag(robot).isVisible());
        robot.interact(() -> board.setPosition(CubesGame.INSTANCE.start(3)));
    }

    @Test
    void whatAClickWouldTakeIsShownAnewWhenAnotherPositionIsPlaced(FxRobot robot) {
        set(robot, "2r 2b 1- / 1- 1- 1- / 1- 1- 1-");
        robot.interact(() -> board.setHelp(Help.SOME));
        robot.moveTo(square(robot, 0));
        FxWait.until(() -> tag(robot).isVisible());
        robot.interact(() -> board.setPosition(CubesGame.INSTANCE.start(3)));
        FxWait.until(() -> previewed(robot).equals(List.of(0)));
        assertFalse(tag(robot).isVisible(), "a free square takes nothing");
    }

    @Test
    void withoutThatSettingNothingIsShownBeforehand(FxRobot robot) {
        set(robot, "2r 2b 1- / 1- 1- 1- / 1- 1- 1-");
        robot.moveTo(square(robot, 0));
        FxWait.until(() -> !board.getStatus().isEmpty());
        assertEquals(List.of(), previewed(robot));
    }

    @Test
    void aClickOnTheOpponentsSquareIsAnsweredThere(FxRobot robot) {
        List<String> heard = new ArrayList<>();
        set(robot, "2r 2b 1- / 1- 1- 1- / 1- 1- 1-");
        robot.interact(() -> board.setOnRefused(why -> heard.add("tick")));
        robot.clickOn(square(robot, 1));
        assertEquals(List.of(), chosen);
        assertEquals(List.of("tick"), heard);
        assertTrue(tag(robot).isVisible());
        assertEquals("That square is your opponent’s.", tag(robot).getText());
        assertTrue(board.getStatus().startsWith(tag(robot).getText()), "with advice: " + board.getStatus());
        robot.moveTo(square(robot, 8));
        assertFalse(tag(robot).isVisible());
    }

    @Test
    void theTerritoryIsCountedWaveByWave(FxRobot robot) {
        set(robot, "2r 2b 1- / 1- 1- 1- / 1- 1- 1-");
        assertEquals(new Territory(1, 7, 1, 2, 2), board.territoryProperty().get());
        Turn turn = board.getPosition().play(new CubesMove(1, 1));
        List<Territory> seen = new ArrayList<>();
        robot.interact(() -> {
            board.territoryProperty().addListener((observable, before, now) -> seen.add(now));
            board.setAnimationSpeed(1);
            board.show(turn, () -> {});
        });
        FxWait.until(() -> !board.isAnimating());
        assertEquals(new Territory(1, 7, 1, 3, 2), seen.get(0), "the added spot");
        assertEquals(new Territory(3, 6, 0, 6, 0), seen.get(1), "the burst, when its spots have arrived");
        assertEquals(new Territory(3, 6, 0, 6, 0), board.territoryProperty().get());
    }

    @Test
    void eachWaveIsReported(FxRobot robot) {
        List<Beat> beats = new ArrayList<>();
        set(robot, "2r 2b 1- / 1- 1- 1- / 1- 1- 1-");
        Turn turn = board.getPosition().play(new CubesMove(1, 1));
        robot.interact(() -> {
            board.setOnBeat(beats::add);
            board.setAnimationSpeed(1);
            board.show(turn, () -> {});
        });
        FxWait.until(() -> !board.isAnimating());
        assertEquals(List.of(new Beat(1, Side.FIRST)), beats);
    }

    @Test
    void theAnswerToAClickGoesWithThePositionAndWhenTheEditorOpens(FxRobot robot) {
        set(robot, "2r 2b 1- / 1- 1- 1- / 1- 1- 1-");
        robot.clickOn(square(robot, 1));
        robot.interact(() -> board.setPosition(CubesGame.INSTANCE.start(3)));
        assertFalse(tag(robot).isVisible());
        set(robot, "2r 2b 1- / 1- 1- 1- / 1- 1- 1-");
        robot.clickOn(square(robot, 1));
        assertTrue(tag(robot).isVisible());
        robot.interact(() -> board.setOnPlace(place -> {}));
        assertFalse(tag(robot).isVisible());
    }

    @Test
    void theAnswerToAClickGoesByItselfAndWithTheNextKey(FxRobot robot) {
        set(robot, "2r 2b 1- / 1- 1- 1- / 1- 1- 1-");
        robot.clickOn(square(robot, 1));
        type(robot, KeyCode.ESCAPE);
        assertFalse(tag(robot).isVisible());
        robot.clickOn(square(robot, 1));
        assertTrue(tag(robot).isVisible(), "another click is answered again");
        FxWait.until(() -> !tag(robot).isVisible());
    }

    private static List<Integer> previewed(FxRobot robot) {
        return robot.lookup(node -> node instanceof CubesSquare).queryAllAs(CubesSquare.class).stream()
                .filter(square -> square.lookup(".preview") != null
                        && square.lookup(".preview").isVisible())
                .map(CubesSquare::index)
                .sorted()
                .toList();
    }

    private static SquareTag tag(FxRobot robot) {
        return robot.lookup(node ->
                        node instanceof SquareTag && !node.getStyleClass().contains("cascade-count"))
                .query();
    }

    @Test
    void aSquareThatHasJustBecomeFullTremblesAndComesToRest(FxRobot robot) {
        set(robot, "1- 1- / 1- 1-");
        CubesSquare filled = square(robot, 3);
        AtomicInteger moved = new AtomicInteger();
        robot.interact(() -> {
            filled.translateXProperty().addListener(place -> moved.incrementAndGet());
            board.setAnimationSpeed(1);
            board.show(board.getPosition().play(new CubesMove(2, 2)), () -> {});
        });
        FxWait.until(() -> !board.isAnimating() && moved.get() > 1 && filled.getTranslateX() == 0);
    }
}
