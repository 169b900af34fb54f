package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import jump61.game.Game;
import jump61.game.Result;
import jump61.games.noughts.NoughtsGame;
import jump61.games.noughts.ui.NoughtsView;
import jump61.puzzle.PuzzleGames;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.ui.Activity;
import jump61.puzzle.ui.PuzzleFeature;
import jump61.puzzle.ui.PuzzleTheme;
import jump61.record.RecordFiles;
import jump61.window.board.GameViews;
import org.junit.jupiter.api.Test;

/** A fourth game in the window, played like by a user. Run by {@link jump61.FourthGameTest}. */
public class NoughtsInTheWindow extends WindowTest {
    private static final Game GAME = NoughtsGame.INSTANCE;

    /** Clicks a square, named as in the notation. */
    private void click(String square) {
        int number = (square.charAt(1) - '1') * 3 + square.charAt(0) - 'a';
        robot.clickOn((Node) robot.lookup(".noughts-square").nth(number).query());
    }

    private ToggleButton toggle(String id) {
        return (ToggleButton) robot.lookup(".sheet " + id).query();
    }

    private void begin(int opponent) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> isShown("Start game"));
        robot.interact(() -> {
            toggle("#game-" + GAME.id()).fire();
            toggle(opponent == 0 ? "#people" : "#level" + opponent).fire();
        });
        robot.clickOn("Start game");
        waitUntil(() -> match().matchProperty().get().game().equals(GAME));
    }

    private List<String> texts(String query) {
        return robot.lookup(query).queryAll().stream()
                .map(node -> ((Labeled) node).getText())
                .toList();
    }

    @Test
    void itIsOfferedWithTheOthersByItsOwnView() {
        assertInstanceOf(NoughtsView.class, GameViews.of(GAME));
        assertEquals(4, GameViews.games().size());
    }

    @Test
    void twoPeoplePlayToTheEnd() {
        begin(0);
        for (String square : List.of("a1", "a2", "b1", "b2", "c1")) {
            click(square);
        }
        assertEquals(List.of("a1", "a2", "b1", "b2", "c1"), movesPlayed());
        assertTrue(match().resultProperty().get().winner().isPresent());
        assertTrue(whatIsToldOfTheEnd().endsWith("Red has three in a line, after 3 moves."));
        robot.clickOn("#toMoves");
        assertTrue(texts("#count").contains("3 squares"), texts("#count").toString());
        assertEquals("Noughts and crosses", stage.getTitle());
    }

    @Test
    void aFullBoardIsADrawWithItsOwnText() {
        begin(0);
        for (String square : List.of("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3")) {
            click(square);
        }
        assertEquals(Result.shared(), match().resultProperty().get());
        assertTrue(whatIsToldOfTheEnd().endsWith("The board is full, after 5 moves."));
    }

    @Test
    void theComputerAnswersAndGivesHintsAndMovesAreTakenBack() {
        begin(8);
        click("b2");
        waitUntil(() -> match().turns().size() == 2);
        robot.push(KeyCode.H);
        waitUntil(() -> spoken().startsWith("Play "));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitUntil(() -> match().turns().isEmpty());
    }

    @Test
    void aTakenSquareIsRefusedWithItsOwnText() {
        begin(0);
        click("b2");
        click("a1");
        click("b2");
        assertEquals("Square b2 is taken.", described());
    }

    @Test
    void theRulesSheetHasItsPage() {
        begin(0);
        robot.push(KeyCode.SHIFT, KeyCode.F1);
        waitUntil(() -> isShown("Red and Blue take turns to mark a square."));
    }

    @Test
    void itsPuzzlesArePractisedInItsOwnWords() {
        choose(stage, "dailyPuzzle");
        waitUntil(() -> isShown("#puzzleHint") && match().userToMoveProperty().get());
        PuzzleKind block = PuzzleGames.kinds(GAME).get(0);
        robot.interact(() -> {
            feature(PuzzleFeature.class).puzzles().open(Activity.PRACTICE);
            feature(PuzzleFeature.class)
                    .puzzles()
                    .choose(new PuzzleTheme(GAME, Optional.of(block), PuzzleTheme.Challenge.USUAL));
        });
        waitUntil(() -> text(".headline-text").equals("Blue must block"));
        assertEquals("On every square but one, Red can win.", text("#puzzleAbout"));
        click("b2");
        waitUntil(() -> text(".headline-text").equals("Solved!"));
    }

    @Test
    void itIsKeptForTheNextStartAndOpenedFromAFile() throws Exception {
        begin(0);
        click("a1");
        waitUntil(() -> Files.exists(home.resolve("last.jump61")));
        end();
        assertEquals(GAME, RecordFiles.load(home.resolve("last.jump61")).start().game());
        Path file = Files.writeString(
                home.resolve("other.jump61"), "Jump61 record 1\nGame: noughts\n\n1. b2\n2. c3\n3. a1\n");
        start(Optional.of(file));
        waitUntil(() -> movesPlayed().equals(List.of("b2", "c3", "a1")));
    }

    private String whatIsToldOfTheEnd() {
        return robot.lookup(".result").query().getAccessibleText();
    }
}
