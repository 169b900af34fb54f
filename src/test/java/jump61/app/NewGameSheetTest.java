package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/** The sheet of a new game, and what it remembers. */
class NewGameSheetTest extends WindowTest {

    private void openSheet() {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> robot.lookup("Start game").tryQuery().isPresent());
    }

    private void choose(String box, int index) {
        robot.interact(() -> ((ChoiceBox<?>) robot.lookup(".sheet " + box).query())
                .getSelectionModel()
                .select(index));
    }

    private void press(String toggle) {
        robot.interact(() -> ((ToggleButton) robot.lookup(".sheet " + toggle).query()).fire());
    }

    private static void assertBlueIs(int level, Player player) {
        assertEquals(
                Level.of(level), assertInstanceOf(Player.Computer.class, player).level());
    }

    @Test
    void everyChoiceCountsAndIsRememberedForTheNextStartAndForOneKey() throws Exception {
        openSheet();
        robot.interact(() -> ((Slider) robot.lookup("#size").query()).setValue(4));
        assertEquals(4, ((Slider) robot.lookup("#columns").query()).getValue(), "columns follow rows");
        robot.interact(() -> ((Slider) robot.lookup("#columns").query()).setValue(5));
        press("#level8");
        choose("#clock", TimeControl.Kind.TOTAL.ordinal());
        robot.type(KeyCode.ENTER);
        assertChosen();
        end();
        assertTrue(Files.readString(home.resolve("settings.properties")).contains("new.last=jump61 4x5 human ai\\:8"));
        Files.deleteIfExists(home.resolve("last.jump61"));
        start(Optional.empty());
        assertChosen();
        clickSquare(1, 1);
        robot.push(KeyCode.F2);
        assertChosen();
    }

    private void assertChosen() {
        assertEquals(0, match().turns().size());
        assertEquals("4x5", match().positionProperty().get().size().text());
        assertEquals(Player.HUMAN, match().playersProperty().get().first());
        assertBlueIs(8, match().playersProperty().get().second());
        assertEquals(
                TimeControl.total(Duration.ofMinutes(5), Duration.ofSeconds(3)),
                match().clock().control());
    }

    @Test
    void enterStartsAlsoAfterAClickOnAChoice() {
        openSheet();
        robot.clickOn("#level2");
        robot.type(KeyCode.ENTER);
        assertBlueIs(2, match().playersProperty().get().second());
        openSheet();
        robot.clickOn("#game-sim");
        robot.type(KeyCode.ENTER);
        assertEquals("sim", match().positionProperty().get().game().id());
    }

    @Test
    void nothingMovesWhicheverTabAndGameIsChosen() {
        openSheet();
        Bounds sheet = place(".sheet");
        Bounds start = place("#startButton");
        Bounds side = place("#playFirst");
        assertEquals(720, sheet.getWidth(), 1);
        assertEquals(560, sheet.getHeight(), 1);
        for (String tab : List.of("#computer", "#people", "#online", "#watch", "#computer")) {
            press(tab);
            for (String game : List.of("#game-checkers", "#game-sim", "#game-jump61")) {
                press(game);
                assertEquals(sheet, place(".sheet"), tab + game);
                assertEquals(start, place("#startButton"), tab + game);
                assertFalse(scrolls(), tab + game);
            }
        }
        assertEquals(side, place("#playFirst"));
        press("#more");
        assertEquals(start, place("#startButton"));
        assertFalse(scrolls());
    }

    private Bounds place(String node) {
        Node found = robot.lookup(node).query();
        robot.interact(() -> found.getScene().getRoot().layout());
        return found.localToScene(found.getLayoutBounds());
    }

    private boolean scrolls() {
        ScrollPane body = robot.lookup(".sheet-body").query();
        return ((Region) body.getContent()).getHeight()
                > body.getViewportBounds().getHeight() + 1;
    }

    @Test
    void aPictureChoosesTheBoardAndTheLastOneLeadsToAllSizes() {
        openSheet();
        press("#board8");
        assertEquals(8, ((Slider) robot.lookup("#size").query()).getValue());
        press("#boardOther");
        assertTrue(place("#size").getWidth() > 100);
        robot.interact(() -> ((Slider) robot.lookup("#size").query()).setValue(5));
        press("#more");
        ToggleButton other = robot.lookup("#boardOther").query();
        assertTrue(other.isSelected());
        assertEquals("5 × 5", other.getText());
        press("#board6");
        assertEquals("Other…", other.getText());
        robot.interact(() -> ((Slider) robot.lookup("#size").query()).setValue(5));
        robot.clickOn("Start game");
        assertEquals("5", match().positionProperty().get().size().text());
    }

    @Test
    void theComputerBeginsIfTheUserChoosesTheSecondSide() {
        openSheet();
        press("#playSecond");
        robot.clickOn("Start game");
        assertInstanceOf(Player.Computer.class, match().playersProperty().get().first());
        waitUntil(() ->
                match().turns().size() == 1 && match().userToMoveProperty().get());
    }

    private long left(String id) {
        return FxWait.ask(() -> {
            Node node = robot.lookup(id).query();
            node.getScene().getRoot().layout();
            return Math.round(node.localToScene(node.getLayoutBounds()).getMinX());
        });
    }

    @Test
    void aGameOfOneSizeOffersNoChoiceOfSizes() {
        openSheet();
        press("#game-checkers");
        assertFalse(robot.lookup("#presets").query().isVisible());
        assertEquals(left("#games"), left("#sides"));
        press("#game-jump61");
        assertTrue(robot.lookup("#presets").query().isVisible());
        assertTrue(left("#presets") < left("#sides"));
    }

    @Test
    void inTheSmallestWindowASizeIsStillNamed() {
        resize(480, 360);
        openSheet();
        press("#game-jump61");
        ToggleButton board = robot.lookup("#board6").query();
        FxWait.settle();
        assertEquals(ContentDisplay.TOP, FxWait.ask(board::getContentDisplay));
    }

    @Test
    void twoPeoplePlayByTheirNamesWhichAreRemembered() {
        openSheet();
        press("#people");
        robot.clickOn("#firstName").write("Anna");
        robot.clickOn("#secondName").write("Ben");
        robot.clickOn("Start game");
        assertEquals(
                new Players(new Player.Human("Anna"), new Player.Human("Ben")),
                match().playersProperty().get());
        assertEquals("Anna’s turn", text("#text"));
        openSheet();
        assertEquals("Ben", ((TextField) robot.lookup("#secondName").query()).getText());
    }

    @Test
    void aNameFieldTakesNoMoreLettersThanAGameKeeps() {
        openSheet();
        press("#people");
        TextField name = robot.lookup("#firstName").query();
        robot.clickOn(name).write("Maximiliane von Hohenlohe");
        assertEquals("Maximiliane von Hohenloh", name.getText());
        robot.type(KeyCode.HOME).write("A");
        assertEquals("Maximiliane von Hohenloh", name.getText());
        robot.interact(() -> name.replaceText(0, 24, "Ludwig ".repeat(9)));
        assertEquals("Ludwig Ludwig Ludwig Lud", name.getText());
    }

    @Test
    void twoLevelsPlayEachOtherAndTheSheetSaysWhatALevelCanDo() {
        openSheet();
        press("#level1");
        assertEquals("Beginner · Looks only at its own move and misses a lot.", text("#levelText"));
        press("#game-sim");
        assertEquals("Beginner · Draws every second line without thinking.", text("#levelText"));
        press("#watch");
        choose("#firstLevel", 1);
        choose("#secondLevel", 2);
        robot.clickOn("Start game");
        assertEquals(
                new Players(new Player.Computer(2), new Player.Computer(3)),
                match().playersProperty().get());
    }

    @Test
    void theChosenFaceStaysChosenWhenItIsClickedAgain() {
        openSheet();
        press("#level4");
        press("#level4");
        assertTrue(((ToggleButton) robot.lookup(".sheet #level4").query()).isSelected());
        robot.push(KeyCode.ENTER);
        waitUntil(() -> match().playersProperty().get().second().equals(new Player.Computer(4)));
    }

    @Test
    void tabReachesEachRowOfChoicesOnceAndTheArrowsChooseInIt() {
        openSheet();
        robot.interact(() -> robot.lookup("#computer").query().requestFocus());
        List<Node> reached = new ArrayList<>();
        while (!reached.contains(focused())) {
            reached.add(focused());
            robot.push(KeyCode.TAB);
        }
        List<ToggleButton> choices = reached.stream()
                .filter(ToggleButton.class::isInstance)
                .map(ToggleButton.class::cast)
                .filter(choice -> choice.getToggleGroup() != null)
                .toList();
        assertEquals(5, choices.size(), "opponent, game, level, board and side");
        assertTrue(choices.stream().allMatch(ToggleButton::isSelected));
        robot.push(KeyCode.RIGHT);
        assertEquals("people", focused().getId());
        assertTrue(((ToggleButton) focused()).isSelected());
    }

    private Node focused() {
        return FxWait.ask(() -> stage.getScene().getFocusOwner());
    }

    @Test
    void oneClickOnAFaceOnlyChoosesIt() {
        openSheet();
        robot.clickOn("#level2");
        assertTrue(isShown("Start game"));
        assertTrue(((ToggleButton) robot.lookup(".sheet #level2").query()).isSelected());
    }

    @Test
    void aDoubleClickOnAFaceStartsTheGame() {
        openSheet();
        robot.doubleClickOn("#level2");
        waitUntil(() -> robot.lookup("Start game").tryQuery().isEmpty());
        assertBlueIs(2, match().playersProperty().get().second());
    }

    @Test
    void gamesWithOlderProgramsAreHostedAndJoinedFromTheOnlineTab() {
        for (String button : List.of("host", "join")) {
            openSheet();
            press("#online");
            robot.interact(() -> ((Button) robot.lookup(".sheet #" + button).query()).fire());
            waitUntil(() -> isShown("#" + button + "Button"));
            robot.push(KeyCode.ESCAPE);
            waitUntil(() -> !isShown("#" + button + "Button"));
        }
    }

    @Test
    void escapeLeavesTheGameAsItWas() {
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);
        openSheet();
        robot.push(KeyCode.ESCAPE);
        assertEquals(2, match().turns().size());
    }

    @Test
    void aPersonAloneSitsAtTheBottomOfCheckersAndAKeyTurnsTheBoard() {
        robot.interact(() -> match().begin(
                        new jump61.game.Match(
                                jump61.games.checkers.CheckersGame.INSTANCE.start(8),
                                new Players(Player.HUMAN, new Player.Computer(1))),
                        TimeControl.NONE));
        assertTrue(height(0) > height(63));
        robot.push(KeyCode.F);
        assertTrue(height(0) < height(63));
        assertEquals(Side.FIRST, match().positionProperty().get().toMove());
    }

    /** {@return how far down the window a square of the board is} */
    private double height(int square) {
        Node node = robot.lookup(".checkers-square").nth(square).query();
        robot.interact(() -> node.getScene().getRoot().layout());
        return node.localToScene(node.getBoundsInLocal()).getCenterY();
    }
}
