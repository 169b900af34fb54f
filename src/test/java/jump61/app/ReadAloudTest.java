package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.library.ui.LibraryFeature;
import jump61.window.FxWait;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.match.TimeControl;
import jump61.window.settings.Settings;
import jump61.window.sound.Voice;
import jump61.window.speech.SpokenWindow;
import org.junit.jupiter.api.Test;

/** What is read aloud of the window, with a voice that writes it down. */
class ReadAloudTest extends WindowTest {
    private final List<String> said = new ArrayList<>();

    private final Voice voice = new Voice() {
        @Override
        public void say(String text) {
            said.add(text);
        }

        @Override
        public void silence() {
            said.clear();
        }
    };

    private void listen() {
        robot.interact(() -> {
            Texts texts = Texts.in("en");
            Scene scene = robot.lookup("#board").query().getScene();
            SpokenWindow window = new SpokenWindow(scene, () -> texts);
            window.follow(match().turns(), () -> new MatchTexts(texts, new Settings().shownPalette()));
            window.follow(match().asideTurnProperty(), () -> new MatchTexts(texts, new Settings().shownPalette()));
            window.follow(program().status().spokenProperty());
            window.followNotes(program().status().noteProperty());
            window.setVoice(voice);
            match().begin(
                            new Match(
                                    Games.byId("jump61").orElseThrow().start(3),
                                    new Players(Player.HUMAN, Player.HUMAN)),
                            TimeControl.NONE);
        });
        robot.interact(said::clear);
    }

    private void begin(String game, int size) {
        robot.interact(() -> match().begin(
                        new Match(Games.byId(game).orElseThrow().start(size), new Players(Player.HUMAN, Player.HUMAN)),
                        TimeControl.NONE));
    }

    @Test
    void theSquareUnderTheCursorIsRead() {
        listen();
        robot.type(KeyCode.DIGIT2, KeyCode.DIGIT3);
        assertEquals(List.of(square(2, 3)), said);
        robot.type(KeyCode.LEFT);
        assertEquals(List.of(square(2, 2)), said, "the square before is not read to its end");
    }

    @Test
    void everyMoveIsReadAndWhoseTurnItIs() {
        listen();
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT1, KeyCode.ENTER);
        waitUntil(() -> FxWait.ask(() -> said.contains("Blue’s turn.")));
        assertEquals("Move 1, Red: 1:1", FxWait.ask(() -> said.get(0)));
    }

    @Test
    void theBoardOfAnotherGameIsDescribedButNotAgainWhenAMoveIsTakenBack() {
        listen();
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        robot.interact(said::clear);
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT1, KeyCode.ENTER);
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.ENTER);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.interact(() -> {
            assertTrue(said.stream().noneMatch(text -> text.startsWith("Jump61 board")), said.toString());
            Match larger =
                    new Match(Games.byId("jump61").orElseThrow().start(4), new Players(Player.HUMAN, Player.HUMAN));
            match().begin(larger, TimeControl.NONE);
        });
        waitUntil(() -> FxWait.ask(() -> said.contains("Red’s turn.")));
        assertEquals(
                List.of("Jump61 board, 4 by 4. To move: red.", "Row 1, column 1: free, 1 spot", "Red’s turn."),
                FxWait.ask(() -> List.copyOf(said)).subList(0, 3));
    }

    @Test
    void theMoveThatIsLastAfterAnUndoIsRead() {
        listen();
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT1, KeyCode.ENTER);
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.ENTER);
        robot.interact(said::clear);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitUntil(() -> FxWait.ask(() -> said.contains("Move 1, Red: 1:1")));
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.ENTER);
        robot.type(KeyCode.DIGIT3, KeyCode.DIGIT3, KeyCode.ENTER);
        robot.interact(said::clear);
        robot.interact(() -> {
            match().undo();
            match().undo();
        });
        FxWait.settle();
        assertEquals(List.of("Move 1, Red: 1:1"), FxWait.ask(() -> said.subList(0, 1)), "not the one in between");
    }

    @Test
    void theReasonIsReadWhenASquareCannotBePlayed() {
        listen();
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT1, KeyCode.ENTER);
        robot.type(KeyCode.ENTER);
        waitUntil(() -> FxWait.ask(() -> said.contains("That square is your opponent’s.")));
    }

    @Test
    void theSelectedPieceIsReadAndWhereItCanGo() {
        listen();
        begin("checkers", 8);
        robot.interact(said::clear);
        robot.type(KeyCode.DIGIT2, KeyCode.DIGIT2);
        robot.type(KeyCode.ENTER);
        assertEquals(List.of("Row 2, column 2: red piece; selected"), said);
        robot.type(KeyCode.DIGIT3, KeyCode.DIGIT1);
        assertEquals(List.of("Row 3, column 1: empty; the piece can go here"), said);
    }

    @Test
    void theSelectedPointIsRead() {
        listen();
        begin("sim", 6);
        robot.type(KeyCode.DIGIT3);
        waitUntil(() -> FxWait.ask(() -> said.contains("From point 3 to …")));
    }

    @Test
    void theLessonReadsTheSquareWhereItsMoveBegins() {
        listen();
        begin("checkers", 8);
        choose(stage, "howToPlay");
        waitUntil(() -> FxWait.ask(() -> said.stream().anyMatch(text -> text.startsWith("One step forward"))));
        String all = FxWait.ask(() -> String.join("|", said));
        assertTrue(all.contains("|Row 2, column 2: red piece|"), all);
        assertTrue(all.endsWith(" Or by keyboard: Enter, arrow keys, Enter"), "without a pointer, too: " + all);
    }

    @Test
    void aMoveThatIsShownBesideTheGameIsReadEachTime() {
        listen();
        robot.interact(() -> {
            Turn turn = match().positionProperty().get().play(CubesGame.INSTANCE.parseMove("2:3"));
            match().showAside(turn, () -> {});
            match().showAside(turn.before(), null);
            match().showAside(turn, () -> {});
        });
        FxWait.settle();
        assertEquals(List.of("Red: 2:3", "Red: 2:3"), FxWait.ask(() -> said.subList(0, 2)));
    }

    @Test
    void theBoardOfAnotherKindOfGameIsDescribedAsSoonAsItIsDrawn() {
        listen();
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        begin("checkers", 8);
        waitUntil(() -> FxWait.ask(() -> said.contains("Checkers board. To move: red. Score: red 12, white 12.")));
    }

    @Test
    void aTextThatStandsOnlyWhileOtherThingsChangeIsNotRead() {
        listen();
        robot.interact(() -> {
            program().status().spokenProperty().set("Blue is thinking.");
            program().status().spokenProperty().set("Red’s turn.");
        });
        waitUntil(() -> FxWait.ask(() -> said.contains("Red’s turn.")));
        assertEquals(List.of("Red’s turn."), FxWait.ask(() -> List.copyOf(said)));
    }

    @Test
    void aTextIsReadAlthoughTheFocusMovesAtOnce() {
        listen();
        robot.interact(() -> {
            program().status().spokenProperty().set("The next question.");
            Platform.runLater(() -> robot.lookup("#more").query().requestFocus());
        });
        waitUntil(() -> FxWait.ask(() -> said.contains("The next question.")));
        assertEquals("More", FxWait.ask(() -> said.get(0)), "the control is read first");
    }

    @Test
    void aSheetIsReadWhenItOpensAndThenItsFirstControl() {
        listen();
        choose(stage, "rules");
        assertTrue(said.size() > 1, said.toString());
        String title = robot.lookup(".sheet-title").<Label>query().getText();
        assertEquals(title, said.get(0));
    }

    @Test
    void theEndIsReadInsteadOfAHintAndTheFocusOfTheButtonsThatGoIsOnTheBoard() {
        choose(stage, "goHome");
        choose(stage, "goPlay");
        listen();
        robot.interact(() -> match().begin(
                        new Match(
                                Games.byId("jump61").orElseThrow().start(3),
                                new Players(Player.HUMAN, new Player.Computer(Level.BEGINNER))),
                        TimeControl.NONE));
        robot.interact(
                () -> match().play(match().positionProperty().get().legalMoves().get(0)));
        waitUntil(() -> match().turns().size() == 2);
        robot.interact(() -> match().advice().askForHint());
        waitUntil(() -> match().advice().hintProperty().get() != null);
        robot.interact(() -> robot.lookup("#more").query().requestFocus());
        robot.interact(() ->
                match().matchProperty().get().end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION)));
        waitUntil(() -> FxWait.ask(() -> said.contains("You lose. By resignation, after 1 move.")));
        assertTrue(FxWait.ask(() -> robot.lookup("#board").query().isFocused()));
    }

    @Test
    void whatWasDoneIsRead() {
        listen();
        robot.push(KeyCode.CONTROL, KeyCode.C);
        assertTrue(FxWait.ask(() -> said.contains("Position copied.")));
    }

    @Test
    void aVariationIsReadWithoutTheRestOfTheMoves() throws IOException {
        listen();
        Path file = home.resolve("variations.jump61");
        Files.writeString(file, "Jump61 record 2\nGame: jump61\nSize: 3\n\n1. 1:1\n2. 3:3\n(\n2. 2:2\n)\n");
        robot.interact(() -> feature(LibraryFeature.class).files().open(file));
        waitUntil(() -> match().turns().size() == 2 && isShown(".side-line"));
        robot.interact(() -> robot.lookup(".side-line").query().requestFocus());
        assertEquals(List.of("1… 2:2"), FxWait.ask(() -> said.subList(0, 1)));
        assertFalse(FxWait.ask(() -> said.contains("3:3")));
    }

    @Test
    void aChoiceIsCalledAsTheLabelAboveIt() {
        listen();
        choose(stage, "newGame");
        robot.interact(() -> robot.lookup(".sheet #more").<ToggleButton>query().fire());
        waitUntil(() -> isShown(".sheet #clock"));
        robot.interact(() -> robot.lookup(".sheet #clock").query().requestFocus());
        waitUntil(() -> FxWait.ask(() -> said.stream().anyMatch(text -> text.startsWith("Clock"))));
    }

    @Test
    void whatSpaceHasSwitchedAndTheNumberOfASliderAreRead() {
        listen();
        choose(stage, "newGame");
        robot.interact(() -> robot.lookup(".sheet #more").<ToggleButton>query().fire());
        waitUntil(() -> isShown(".sheet #swapEachTime"));
        robot.interact(() -> robot.lookup(".sheet #swapEachTime").query().requestFocus());
        robot.press(KeyCode.SPACE);
        FxWait.settle();
        robot.release(KeyCode.SPACE);
        waitUntil(() -> FxWait.ask(() -> said.contains("on")));
        robot.interact(() -> robot.lookup(".sheet #size").query().requestFocus());
        assertEquals(List.of("Rows", "6"), FxWait.ask(() -> List.copyOf(said)));
    }

    /** The name of a field is known only below the place where it is given; {@code labelFor="${field}"} waits for it. */
    @Test
    void everyLabelOfALayoutWaitsForItsField() throws IOException {
        try (Stream<Path> layouts = Files.list(Path.of("fxml"))) {
            for (Path layout : layouts.toList()) {
                assertFalse(Files.readString(layout).matches("(?s).*labelFor=\"\\$[^{].*"), layout.toString());
            }
        }
    }

    private String square(int row, int column) {
        return robot.lookup(".cubes-square").queryAll().stream()
                .map(node -> node.getAccessibleText())
                .filter(text ->
                        text.startsWith("Row " + row + ", column " + column) || text.startsWith(row + ":" + column))
                .findFirst()
                .orElseThrow();
    }
}
