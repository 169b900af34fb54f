package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import jump61.game.Move;
import jump61.games.checkers.CheckersGame;
import jump61.games.sim.SimGame;
import jump61.profile.Person;
import jump61.profile.ui.ProfileFeature;
import jump61.profile.ui.ProfileModel;
import jump61.puzzle.Referee;
import jump61.puzzle.ui.Activity;
import jump61.puzzle.ui.PuzzleFeature;
import jump61.puzzle.ui.PuzzleModel;
import jump61.puzzle.ui.PuzzleTheme;
import jump61.window.FxWait;
import jump61.window.board.BoardControl;
import jump61.window.board.Help;
import org.junit.jupiter.api.Test;

/** Puzzles as the window shows them; that of 14 June 2026 is a hold of Jump61, which only 4:1 does. */
class PuzzleWindowTest extends WindowTest {
    private static final LocalDate SUNDAY = LocalDate.of(2026, 6, 14);

    private void openPuzzleOfSunday() {
        choose(stage, "dailyPuzzle");
        waitUntil(() -> isShown("#puzzleHint") && match().userToMoveProperty().get());
        robot.interact(() -> feature(PuzzleFeature.class).puzzles().openDay(SUNDAY));
        waitUntil(() -> isShown("#puzzleSubtitle")
                && match().userToMoveProperty().get()
                && text("#puzzleSubtitle").startsWith("Sun, 14 June"));
    }

    private boolean isPreviewed() {
        return robot.lookup("#board").<BoardControl>query().helpProperty().get() != Help.NONE;
    }

    @Test
    void aPuzzleIsSolvedByMouseAndTheGameComesBackAsItWas() {
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);
        List<String> before = movesPlayed();
        openPuzzleOfSunday();
        assertEquals("Hold on", text(".headline-text"));
        assertEquals("You are Red", text("#puzzleTask"), "the task is said once");
        assertFalse(isPreviewed(), "a preview would be the answer");
        clickSquare(1, 1);
        // Its button goes by itself after a while.
        waitUntil(() -> {
            boolean judged = isShown("#puzzleTryAgain");
            if (judged) {
                assertEquals(
                        "Blue wins now.",
                        ((Labeled) robot.lookup("#puzzleVerdict").query()).getText());
                ((ButtonBase) robot.lookup("#puzzleTryAgain").query()).fire();
            }
            return judged;
        });
        clickSquare(4, 1);
        waitUntil(() -> isShown("#puzzleShare"));
        assertEquals("Solved!", text(".headline-text"));
        assertEquals(1, shown("Solved!"), "it is said once");
        assertEquals("You are Red. Hold on.", text("#puzzleTask"));
        assertEquals(2, robot.lookup(".tries").<Pane>query().getChildren().size());
        robot.clickOn("#puzzleShare");
        robot.interact(() -> assertTrue(
                Clipboard.getSystemClipboard().getString().startsWith("Jump61 · 14 June\nHold on\n"),
                Clipboard.getSystemClipboard()::getString));
        robot.interact(() -> {
            feature(PuzzleFeature.class).puzzles().openDay(SUNDAY.minusDays(1));
            assertTrue(isShown("#puzzleShare"), "the next puzzle has not been read yet");
            robot.lookup("#puzzleShare").<ButtonBase>query().fire();
        });
        robot.clickOn("#puzzleBack");
        assertFalse(isShown("#puzzleBack"));
        assertEquals(before, movesPlayed());
        assertTrue(isPreviewed());
        assertTrue(match().userToMoveProperty().get());
    }

    @Test
    void tryAgainGoesByItselfWithoutAnotherButtonThatCostsSomethingInItsPlace() {
        openPuzzleOfSunday();
        Bounds hint = place("#puzzleHint");
        Bounds solution = place("#puzzleSolution");
        clickSquare(1, 1);
        waitUntil(() -> isShown("#puzzleTryAgain"));
        Bounds again = place("#puzzleTryAgain");
        assertTrue(hint.contains(again.getCenterX(), again.getCenterY()), "a click that comes too late gives a hint");
        assertTrue(solution.contains(
                place("#puzzleSolution").getCenterX(), place("#puzzleSolution").getCenterY()));
    }

    private Bounds place(String selector) {
        return FxWait.ask(() -> {
            Node node = robot.lookup(selector).query();
            stage.getScene().getRoot().layout();
            return node.localToScene(node.getLayoutBounds());
        });
    }

    @Test
    void aPuzzleThatIsSolvedAtOnceIsPraisedAndAClickInTheCalendarOpensAnother() {
        openPuzzleOfSunday();
        clickSquare(4, 1);
        waitUntil(() -> robot.lookup(".label").queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().equals("Solved on the first try!")));
        Button third = FxWait.ask(() -> robot.lookup("#puzzleCalendar .day").queryAllAs(Button.class).stream()
                .filter(day -> day.isVisible() && day.getText().equals("3"))
                .findFirst()
                .orElseThrow());
        robot.interact(third::fire);
        waitUntil(() -> text("#puzzleSubtitle").startsWith("Wed, 3 June"));
    }

    @Test
    void inTheCalendarArrowsLeadFromOneWeekToTheNext() {
        openPuzzleOfSunday();
        List<Button> days = FxWait.ask(
                () -> List.copyOf(robot.lookup("#puzzleCalendar .day").queryAllAs(Button.class)));
        robot.interact(days.get(7)::requestFocus);
        robot.type(KeyCode.LEFT);
        assertTrue(FxWait.ask(days.get(6)::isFocused));
        robot.type(KeyCode.RIGHT);
        assertTrue(FxWait.ask(days.get(7)::isFocused));
    }

    @Test
    void aPuzzleIsSolvedByKeys() {
        openPuzzleOfSunday();
        waitUntil(() -> stage.getScene().getFocusOwner() instanceof BoardControl);
        robot.type(KeyCode.H);
        waitUntil(() -> robot.lookup("#board").<BoardControl>query().getHint() != null);
        assertEquals(
                "4:1", robot.lookup("#board").<BoardControl>query().getHint().notation());
        robot.type(KeyCode.DIGIT4, KeyCode.DIGIT1, KeyCode.ENTER);
        waitUntil(() -> text(".headline-text").equals("Solved!"));
        waitUntil(() -> isFocused("#puzzleShare"));
        robot.type(KeyCode.TAB);
        assertTrue(isFocused("#puzzleNext"));
        robot.type(KeyCode.ENTER);
        waitUntil(() -> text("#puzzleTitle").equals("Practice")
                && match().userToMoveProperty().get());
        robot.interact(() -> robot.lookup("#puzzleBack").query().requestFocus());
        robot.type(KeyCode.ESCAPE);
        assertFalse(isShown("#puzzleBack"));
    }

    @Test
    void afterTheSolutionEnterBeginsAgain() {
        openPuzzleOfSunday();
        robot.interact(() -> robot.lookup("#puzzleSolution").query().requestFocus());
        robot.type(KeyCode.SPACE);
        assertTrue(stage.getScene().getFocusOwner() instanceof BoardControl);
        waitUntil(() -> isFocused("#puzzleTryAgain"));
        robot.type(KeyCode.ENTER);
        waitUntil(() -> isShown("#puzzleSolution"));
        assertTrue(stage.getScene().getFocusOwner() instanceof BoardControl);
    }

    private boolean isFocused(String selector) {
        return FxWait.ask(() -> robot.lookup(selector).query().isFocused());
    }

    @Test
    void aStreakEndsWithItsPersonWhoKeepsItsScore() {
        ProfileModel people = feature(ProfileFeature.class).model();
        PuzzleModel puzzles = feature(PuzzleFeature.class).puzzles();
        robot.interact(() -> feature(PuzzleFeature.class).open(Activity.STREAK));
        waitUntil(() -> match().userToMoveProperty().get() && puzzles.isOpen());
        while (FxWait.ask(puzzles::score) == 0) {
            waitUntil(() -> match().userToMoveProperty().get() || puzzles.score() > 0);
            robot.interact(() -> puzzles.attempt()
                    .filter(any -> match().userToMoveProperty().get())
                    .ifPresent(any -> match().play(Referee.of(any.puzzle())
                            .rightMove(match().positionProperty().get(), puzzles.made()))));
        }
        Person first = FxWait.ask(() -> people.personProperty().get());
        robot.interact(() -> people.create("Bea"));
        waitUntil(() -> people.personProperty().get().name().equals("Bea"));
        assertFalse(FxWait.ask(puzzles::isOpen), "the puzzle was somebody else's");
        robot.interact(() -> people.choose(first));
        waitUntil(() -> people.profileProperty().get().bestRun(Activity.STREAK.id()) == 1);
    }

    @Test
    void aKindChosenWhileTheGameChangesStillHasItsName() {
        PuzzleModel puzzles = feature(PuzzleFeature.class).puzzles();
        PuzzleTheme checkers = new PuzzleTheme(
                CheckersGame.INSTANCE, Optional.empty(), puzzles.theme().challenge());
        robot.interact(() -> feature(PuzzleFeature.class).open(Activity.PRACTICE));
        waitUntil(() -> isShown("#puzzleKind"));
        robot.interact(() -> puzzles.choose(checkers));
        ChoiceBox<Object> kinds = robot.lookup("#puzzleKind").query();
        waitUntil(() -> match().positionProperty().get().game().equals(CheckersGame.INSTANCE));
        robot.interact(() -> {
            puzzles.chooseGame(SimGame.INSTANCE);
            assertEquals(
                    "Win a piece",
                    kinds.getConverter().toString(kinds.getItems().get(1)));
        });
    }

    @Test
    void afterAHintThePuzzlesMayTurnToAnotherGame() {
        PuzzleModel puzzles = feature(PuzzleFeature.class).puzzles();
        List<Move> hints = new ArrayList<>();
        match().positionProperty()
                .addListener(observable -> hints.add(puzzles.hintProperty().get()));
        robot.interact(() -> feature(PuzzleFeature.class).open(Activity.PRACTICE));
        waitUntil(puzzles::canHint);
        robot.interact(puzzles::hint);
        waitUntil(() -> puzzles.hintProperty().get() != null);
        robot.interact(() -> puzzles.choose(new PuzzleTheme(
                SimGame.INSTANCE, Optional.empty(), puzzles.theme().challenge())));
        waitUntil(() -> match().positionProperty().get().game().equals(SimGame.INSTANCE) && puzzles.canHint());
        assertTrue(FxWait.ask(() -> hints.stream().allMatch(Objects::isNull)), hints::toString);
    }
}
