package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.profile.ui.ProfileFeature;
import jump61.review.ui.MomentRow;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;

/** The end of a game in the smallest window. */
class EndingWindowTest extends WindowTest {
    @Override
    String settings() {
        return super.settings() + "window.width=480\nwindow.height=360\nnew.last=jump61 6 human ai:3 none\n";
    }

    private void resign() {
        choose(stage, "resign");
        waitUntil(() -> isShown("#goOnButton"));
        robot.clickOn("#goOnButton");
        waitUntil(() -> isShown("#resultTitle"));
    }

    @Test
    void aResignedGameIsToldTakenBackAndAfterTwoAGentlerLevelIsOffered() {
        clickSquare(1, 1);
        resign();
        assertEquals("You lose", text(".headline-text"));
        assertEquals("0 – 1", text("#points"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        waitUntil(() -> isShown("#moves"));
        assertFalse(isShown("#resultTitle"));
        resign();
        robot.clickOn("#playAgain");
        waitUntil(() -> match().turns().isEmpty());
        assertTrue(robot.lookup("#evening").queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().equals("0 – 1")));
        clickSquare(1, 1);
        resign();
        assertEquals("0 – 2", text("#points"));
        assertTrue(robot.lookup("#resultCard").<Region>query().getHeight() > 150);
        MomentRow gentler = robot.lookup("#nextLevel").query();
        assertEquals("Improver goes a little easier on you.", gentler.sentence());
        robot.interact(gentler::requestFocus);
        robot.push(KeyCode.ENTER);
        waitUntil(() -> match().turns().isEmpty());
        assertEquals(new Player.Computer(2), match().playersProperty().get().of(Side.SECOND));
    }

    @Test
    void inASmallWindowTheGraphIsSeenBesideTheOfferOfAnotherLevel() {
        resize(640, 480);
        for (int game = 0; game < 2; game++) {
            robot.interact(() -> match().begin(longGame(), TimeControl.NONE));
            resign();
        }
        waitUntil(() -> isShown("#nextLevel") && isShown("#turning"));
        FxWait.settle();
        Bounds graph = place("#storyGraph");
        Bounds seen = place(".story .viewport");
        assertTrue(seen.contains(graph), () -> graph + " is not in " + seen);
    }

    @ParameterizedTest
    @ValueSource(ints = {540, 580, 620, 660, 720, 800})
    void theStoryOfAGameIsWholeAndUsesAllItsRoom(int height) {
        resize(1000, height);
        robot.interact(() -> match().begin(longGame(), TimeControl.NONE));
        resign();
        waitUntil(() -> isShown("#turning") && isShown("#storyGraph"));
        FxWait.settle();
        Bounds graph = place("#storyGraph");
        Bounds seen = place(".story .viewport");
        Bounds biggest = place("#biggest");
        assertTrue(seen.contains(graph), () -> graph + " is not in " + seen);
        assertTrue(seen.contains(biggest), () -> biggest + " is not in " + seen);
        assertTrue(seen.getMaxY() - biggest.getMaxY() < 8, () -> seen + " is left empty below " + biggest);
    }

    @Test
    void theMomentsOfAGameAreNumberedInOneColumn() {
        resize(1000, 720);
        robot.interact(() -> match().begin(longGame(), TimeControl.NONE));
        resign();
        waitUntil(() -> isShown("#turning") && isShown("#biggest"));
        FxWait.settle();
        assertEquals(
                place("#turning .moment-number").getMinX(),
                place("#biggest .moment-number").getMinX());
    }

    @Test
    void theGraphOfADrawIsNotDescribedAsThatOfTheGameBefore() {
        robot.interact(() -> match().begin(longGame(15), TimeControl.NONE));
        resign();
        waitUntil(() -> isShown("#course"));
        robot.interact(() -> {
            Match drawn = longGame();
            drawn.end(new Result(Optional.empty(), Result.Reason.AGREEMENT));
            match().begin(drawn, TimeControl.NONE);
        });
        assertFalse(isShown("#course"));
        assertEquals(
                "Winning chances, move by move.",
                robot.lookup("#storyGraph").query().getAccessibleText());
    }

    private Bounds place(String query) {
        Node node = robot.lookup(query).query();
        return FxWait.ask(() -> node.localToScene(node.getLayoutBounds()));
    }

    private static Match longGame() {
        return longGame(7);
    }

    /** {@return a game for a number by which its moves are chosen; with 15, the person is behind at the end} */
    private static Match longGame(int step) {
        Match game = new Match(Games.usual().start(6), new Players(Player.HUMAN, new Player.Computer(3)));
        for (int ply = 0; ply < 24; ply++) {
            List<Move> moves = game.position().legalMoves();
            game.play(moves.get(ply * step % moves.size()));
        }
        return game;
    }

    @Test
    void aScoreAgainstTheComputerIsThatOfOneProfile() {
        clickSquare(1, 1);
        resign();
        robot.clickOn("#playAgain");
        waitUntil(() -> isShown("1 – 0"));
        robot.interact(() -> feature(ProfileFeature.class).model().rename("Anna"));
        waitUntil(() -> name().equals("Anna"));
        assertTrue(isShown("1 – 0"), "she is still the same");
        robot.interact(() -> feature(ProfileFeature.class).model().create("Bert"));
        waitUntil(() -> !isShown("1 – 0"));
    }

    @Test
    void enterOnAFinishedBoardPlaysAgainAndThenTheFirstMove() {
        clickSquare(1, 1);
        resign();
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        robot.push(KeyCode.ENTER);
        waitUntil(() -> match().turns().isEmpty());
        waitUntil(() -> FxWait.ask(() -> robot.lookup("#board").query().isFocused()));
        robot.push(KeyCode.ENTER);
        waitUntil(() -> !match().turns().isEmpty());
        resign();
        robot.clickOn("#playAgain");
        waitUntil(() -> match().turns().isEmpty());
        robot.push(KeyCode.ENTER);
        waitUntil(() -> !match().turns().isEmpty());
    }

    @Test
    void whoAsksForAHintAfterTheEndReadsThatTheGameIsOver() {
        clickSquare(1, 1);
        resign();
        robot.push(KeyCode.H);
        waitUntil(() -> program().status().noteProperty().get().equals("The game is over."));
    }

    @Test
    void theGameCanBeSharedFromItsEnd() {
        clickSquare(1, 1);
        resign();
        robot.clickOn("#resultCard #share");
        waitUntil(() -> isShown("#share-page"));
    }

    @Test
    void theMovesCanBeHadInPlaceOfTheStory() {
        clickSquare(1, 1);
        resign();
        robot.clickOn("#toMoves");
        waitUntil(() -> isShown("#moves"));
        robot.clickOn("#story");
        waitUntil(() -> isShown("#resultTitle"));
        assertTrue(robot.lookup(".result").query().getAccessibleText().contains("By resignation"));
    }

    @Test
    void theScoreOfAnotherProfileThanTheFirstLastsWhenTheProgramStartsAgain() throws Exception {
        robot.interact(() -> feature(ProfileFeature.class).model().create("Bert"));
        waitUntil(() -> name().equals("Bert"));
        clickSquare(1, 1);
        resign();
        assertEquals("0 – 1", text("#points"));
        end();
        stage = FxToolkit.registerPrimaryStage();
        start(Optional.empty());
        waitUntil(() -> name().equals("Bert"));
        robot.interact(() -> match().begin(longGame(), TimeControl.NONE));
        resign();
        assertEquals("0 – 2", text("#points"));
    }

    private String name() {
        return feature(ProfileFeature.class).model().personProperty().get().name();
    }
}
