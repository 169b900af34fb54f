package jump61.desktop;

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
import jump61.desktop.board.BoardControl;
import jump61.library.ReviewNotes;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The review of a game of Sim, which is solved: nothing in it depends on how far a search comes. */
class ReviewWindowTest extends WindowTest {
    private static final Path GAME = Path.of("src/test/resources/jump61/tools/sim.jump61");

    @BeforeEach
    void openTheGameAndItsReview() throws Exception {
        desktopFiles().open(Files.copy(GAME, home.resolve("sim.jump61")));
        waitUntil(() -> match().turns().size() == 10);
        robot.push(KeyCode.R);
        waitUntil(() -> isShown("#reviewedMoves") && moves().size() == 10);
    }

    private jump61.desktop.files.GameFiles desktopFiles() {
        return models().files;
    }

    private List<MoveReview> moves() {
        return robot.lookup("#reviewedMoves").<ListView<MoveReview>>query().getItems();
    }

    @Test
    void eachMoveHasAVerdictAndEachSideAnAccuracy() {
        assertEquals(MoveClass.BLUNDER, moves().get(3).verdict());
        waitUntil(() -> models().review.reviewProperty().get().isComplete());
        assertEquals(2, robot.lookup(".review-accuracy").queryAll().size());
        assertTrue(robot.lookup(".review-accuracy").queryLabeled().getText().endsWith(" %"));
        assertTrue(robot.lookup("#chanceGraph").<Region>query().getWidth() > 100);
    }

    @Test
    void theMistakesAreWalkedByButtonAndByKeyAndTheBetterMoveIsShown() {
        robot.clickOn("#previousFault");
        assertEquals("9. 12 is a blunder", text("#title"));
        assertEquals(9, match().plyProperty().get());
        robot.clickOn("#previousFault");
        assertEquals("8. 24 is a blunder", text("#title"));
        assertEquals("100 % → 0 %", text("#chances"));
        robot.clickOn("#better");
        assertEquals(7, match().plyProperty().get());
        assertEquals("8. 24 is a blunder", text("#title"));
        assertEquals(
                "36", robot.lookup("#board").<BoardControl>query().getHint().notation());
        robot.clickOn("#nextFault");
        assertEquals("9. 12 is a blunder", text("#title"));
        robot.type(KeyCode.UP, KeyCode.LEFT);
        assertEquals(7, match().plyProperty().get());
    }

    @Test
    void aClickInTheGraphLeadsThere() {
        Region graph = robot.lookup("#chanceGraph").query();
        robot.clickOn(graph);
        assertEquals(5, match().plyProperty().get());
        assertEquals("5. 25 is a blunder", text("#title"));
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
    void aFinishedReviewIsSavedWithTheGameAndThereAtOnceTheNextTime() throws Exception {
        waitUntil(() -> models().review.reviewProperty().get().isComplete());
        assertTrue(ReviewNotes.read(models().files.record()).isPresent());
        robot.interact(() -> models().files.save());
        waitUntil(() -> Files.readString(home.resolve("sim.jump61")).contains("# [blunder 1.0000 to 0.0000; best 24"));
        end();
        start(Optional.of(home.resolve("sim.jump61")));
        waitUntil(() -> match().turns().size() == 10);
        robot.interact(() -> {
            models().review.open();
            assertTrue(models().review.reviewProperty().get().isComplete());
        });
    }
}
