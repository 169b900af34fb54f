package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import jump61.game.Move;
import jump61.library.ui.LibraryFeature;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.review.ReviewNotes;
import jump61.review.ui.LearnModel;
import jump61.review.ui.ReviewFeature;
import jump61.window.FxWait;
import jump61.window.board.BoardControl;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The review of a game of Sim, which is solved: nothing in it depends on how far a search comes. */
class ReviewWindowTest extends WindowTest {
    private static final Path GAME = Path.of("src/test/resources/jump61/console/sim.jump61");

    private static final int MOST_TABS = 30;

    @BeforeEach
    void openTheGameAndItsReview() throws Exception {
        desktopFiles().open(Files.copy(GAME, home.resolve("sim.jump61")));
        waitUntil(() -> match().turns().size() == 10);
        robot.push(KeyCode.R);
        waitUntil(() -> isShown("#reviewedMoves") && moves().size() == 10);
    }

    private jump61.library.ui.GameFiles desktopFiles() {
        return feature(LibraryFeature.class).files();
    }

    private List<MoveReview> moves() {
        return robot.lookup("#reviewedMoves").<ListView<MoveReview>>query().getItems();
    }

    @Test
    void eachMoveHasAVerdictAndEachSideAnAccuracy() {
        assertEquals(MoveClass.BLUNDER, moves().get(3).verdict());
        waitUntil(() ->
                feature(ReviewFeature.class).review().reviewProperty().get().isComplete());
        assertEquals(2, robot.lookup(".review-accuracy").queryAll().size());
        assertTrue(robot.lookup(".review-accuracy").queryLabeled().getText().endsWith(" %"));
        assertTrue(robot.lookup("#chanceGraph").<Region>query().getWidth() > 100);
    }

    @Test
    void theMistakesAreWalkedByButtonAndByKeyAndTheBetterMoveIsShown() {
        robot.clickOn("#previousFault");
        assertEquals("9. 1–2 is a blunder", text("#title"));
        assertEquals(9, match().plyProperty().get());
        robot.clickOn("#previousFault");
        assertEquals("8. 2–4 is a blunder", text("#title"));
        assertEquals("100 % → 0 %", text("#chances"));
        robot.clickOn("#better");
        assertEquals(7, match().plyProperty().get());
        assertEquals("8. 2–4 is a blunder", text("#title"));
        assertEquals(
                "36", robot.lookup("#board").<BoardControl>query().getHint().notation());
        robot.clickOn("#nextFault");
        assertEquals("9. 1–2 is a blunder", text("#title"));
        robot.type(KeyCode.UP, KeyCode.LEFT);
        assertEquals(7, match().plyProperty().get());
    }

    @Test
    void aClickInTheGraphLeadsThere() {
        Region graph = robot.lookup("#chanceGraph").query();
        robot.clickOn(graph);
        assertEquals(5, match().plyProperty().get());
        assertEquals("5. 2–5 is a blunder", text("#title"));
    }

    @Test
    void theBoardTakesNoMovesUntilTheReviewIsClosed() {
        robot.interact(() -> match().walkTo(4));
        assertFalse(match().userToMoveProperty().get());
        robot.clickOn("#done");
        assertFalse(isShown("#reviewedMoves"));
        assertTrue(isShown("#moves"));
        assertTrue(match().userToMoveProperty().get());
    }

    @Test
    void aFinishedReviewIsSavedWithTheGameAndAvailableImmediatelyTheNextTime() throws Exception {
        waitUntil(() ->
                feature(ReviewFeature.class).review().reviewProperty().get().isComplete());
        assertTrue(
                ReviewNotes.read(feature(LibraryFeature.class).files().record()).isPresent());
        waitUntil(() -> Files.readString(home.resolve("sim.jump61")).contains("# [blunder 1.0000 to 0.0000; best 24"));
        end();
        start(Optional.of(home.resolve("sim.jump61")));
        waitUntil(() -> match().turns().size() == 10);
        robot.interact(() -> {
            feature(ReviewFeature.class).review().open();
            assertTrue(
                    feature(ReviewFeature.class).review().reviewProperty().get().isComplete());
        });
    }

    @Test
    void mistakesAreLearntFromByKeyboardAlone() {
        waitUntil(() ->
                feature(ReviewFeature.class).review().reviewProperty().get().isComplete());
        robot.push(KeyCode.L);
        waitUntil(() -> isShown("#solution"));
        answer(mistake().turn().move());
        waitUntil(() -> feature(ReviewFeature.class).learning().stage() == LearnModel.Stage.WRONG);
        pressByTab("#primary");
        waitUntil(() -> feature(ReviewFeature.class).learning().stage() == LearnModel.Stage.QUESTION && isOnBoard());
        pressByTab("#hint");
        waitUntil(() -> feature(ReviewFeature.class).learning().question().isHinted() && isOnBoard());
        answer(mistake().best());
        waitUntil(() -> feature(ReviewFeature.class).learning().stage() == LearnModel.Stage.RIGHT);
        pressByTab("#primary");
        waitUntil(() -> feature(ReviewFeature.class).learning().number() == 1 && isOnBoard());
        pressByTab("#solution");
        waitUntil(() ->
                feature(ReviewFeature.class).learning().stage() == LearnModel.Stage.SOLUTION && isFocused("#primary"));
        robot.type(KeyCode.SPACE);
        waitUntil(() -> feature(ReviewFeature.class).learning().number() == 2 && isOnBoard());
        while (FxWait.ask(() -> feature(ReviewFeature.class).learning().stage()) != LearnModel.Stage.SUMMARY) {
            int number =
                    FxWait.ask(() -> feature(ReviewFeature.class).learning().number());
            pressByTab("#skip");
            waitUntil(() -> feature(ReviewFeature.class).learning().number() == number + 1);
        }
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#reviewedMoves"));
    }

    @Test
    void escapeOnTheBoardLeadsBackStepByStep() {
        waitUntil(() ->
                feature(ReviewFeature.class).review().reviewProperty().get().isComplete());
        robot.push(KeyCode.L);
        waitUntil(() -> isShown("#solution") && isOnBoard());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#reviewedMoves"));
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#moves"));
    }

    private MoveReview mistake() {
        return FxWait.ask(
                () -> feature(ReviewFeature.class).learning().question().mistake());
    }

    /** Types the notation of a move. */
    private void answer(Move move) {
        for (char digit : move.notation().toCharArray()) {
            robot.type(KeyCode.getKeyCode(String.valueOf(digit)));
        }
        robot.type(KeyCode.ENTER);
    }

    /** Goes to a button of the panel with Tab and presses it with the space bar. */
    private void pressByTab(String button) {
        for (int i = 0; i < MOST_TABS && !FxWait.ask(() -> isFocused(button)); i++) {
            robot.type(KeyCode.TAB);
        }
        assertTrue(FxWait.ask(() -> isFocused(button)), button + " is reached by Tab");
        robot.type(KeyCode.SPACE);
    }

    /** On the FX thread. */
    private boolean isFocused(String button) {
        return stage.getScene().getFocusOwner() == stage.getScene().lookup(".learn-actions " + button);
    }

    /** On the FX thread. */
    private boolean isOnBoard() {
        return stage.getScene().getFocusOwner() == stage.getScene().lookup("#board");
    }
}
