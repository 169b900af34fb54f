package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import jump61.app.lesson.LessonFeature;
import jump61.app.lesson.Phase;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.window.Command;
import jump61.window.board.BoardControl;
import jump61.window.match.TimeControl;
import jump61.window.settings.Speed;
import org.junit.jupiter.api.Test;

/** The first minute, at the very first start. */
class LessonWindowTest extends WindowTest {
    @Override
    String settings() {
        return super.settings() + "window.introduced=false\n";
    }

    /** Presses Enter until the lesson has gone on. */
    private void goOn() {
        int number = feature(LessonFeature.class).lessons().numberProperty().get();
        boolean done = feature(LessonFeature.class).lessons().doneProperty().get();
        robot.type(KeyCode.ENTER);
        waitUntil(() -> feature(LessonFeature.class).lessons().phaseProperty().get() != Phase.SHOWING
                && (feature(LessonFeature.class).lessons().numberProperty().get() != number
                        || feature(LessonFeature.class).lessons().doneProperty().get() != done));
    }

    @Test
    void theFirstStartTeachesByTheKeyboardAloneAndLeadsToAGameAgainstTheWeakestLevel() throws Exception {
        waitUntil(() -> isShown("#bubble"));
        assertFalse(isShown("#howToBegin"), "the match waits");
        while (!feature(LessonFeature.class).lessons().isLast()) {
            goOn();
        }
        robot.clickOn("#back");
        waitUntil(() -> !feature(LessonFeature.class).lessons().isLast());
        while (!feature(LessonFeature.class).lessons().isLast()) {
            goOn();
        }
        robot.type(KeyCode.ENTER);
        waitUntil(() -> !isShown("#bubble"));
        assertEquals(new Player.Computer(1), match().playersProperty().get().second());
        assertEquals("4", match().positionProperty().get().size().text());
        clickSquare(1, 1);
        waitUntil(() -> match().turns().size() == 2);

        end();
        Files.deleteIfExists(home.resolve("last.jump61"));
        start(Optional.empty());
        assertFalse(isShown("#bubble"), "the second start does not");
    }

    @Test
    void theWayBackFromTheSettingsLeadsToTheStepOfTheLesson() {
        waitUntil(() -> isShown("#bubble"));
        goOn();
        choose(stage, "settings");
        waitUntil(() -> !isShown("#bubble"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#bubble"));
        assertEquals(1, feature(LessonFeature.class).lessons().numberProperty().get());
        goOn();
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown("#bubble"));
        choose(stage, "settings");
        robot.push(KeyCode.ESCAPE);
        assertFalse(isShown("#bubble"), "a lesson that was left does not return");
    }

    @Test
    void eachStepIsReadOnceAlsoIfTheLessonIsOpenedAgain() {
        waitUntil(() -> isShown("#bubble"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown("#bubble"));
        List<String> told = new ArrayList<>();
        robot.interact(() -> {
            desktopSettings().speedProperty().set(Speed.FAST);
            program().status().spokenProperty().addListener((observable, before, now) -> told.add(now));
        });
        choose(stage, "howToPlay");
        waitUntil(() -> isShown("#bubble"));
        goOn();
        goOn();
        waitUntil(() -> told.get(told.size() - 1).startsWith("Well done."));
        told.removeIf(String::isEmpty);
        assertEquals(
                List.of("Your first spot", "This corner is full", "Well done"),
                told.stream().map(text -> text.split("\\.")[0]).toList());
    }

    @Test
    void theBoardHasTheCursorOnItsSquareWhenItReceivesTheFocus() {
        waitUntil(() -> isShown("#bubble"));
        List<String> read = new ArrayList<>();
        robot.interact(() -> stage.getScene().focusOwnerProperty().addListener((observable, before, now) -> {
            if (now instanceof BoardControl
                    && now.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM) instanceof Node square) {
                read.add(square.getAccessibleText());
            }
        }));
        goOn();
        goOn();
        goOn();
        waitUntil(() -> !read.isEmpty());
        assertEquals(List.of("Row 2, column 3: red, 3 spots, full"), read);
    }

    @Test
    void aWrongMoveIsAnsweredAloudEachTime() {
        waitUntil(() -> isShown("#bubble"));
        List<String> told = new ArrayList<>();
        robot.interact(
                () -> program().status().spokenProperty().addListener((observable, before, now) -> told.add(now)));
        robot.clickOn((Node) robot.lookup(".lesson .cubes-square").nth(8).query());
        robot.clickOn((Node) robot.lookup(".lesson .cubes-square").nth(7).query());
        String answer = "Try the marked square.";
        assertEquals(
                List.of(answer, answer), told.stream().filter(answer::equals).toList());
    }

    @Test
    void aLessonPlayedToItsEndIsNotOfferedAgainOnHome() {
        waitUntil(() -> isShown("#bubble"));
        while (!feature(LessonFeature.class).lessons().isLast()) {
            goOn();
        }
        robot.clickOn("#skip");
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitUntil(() -> isShown("#offer-jump61 .offer-action"));
        // The profile is written in the background.
        waitUntil(() -> text("#offer-jump61 .offer-action").equals("Play Beginner"));
        waitUntil(() -> text("#primary").equals("Play Beginner"));
        assertEquals("Learn it in a minute", text("#offer-sim .offer-action"), "that one was not played");
        assertEquals("Jump61", text("#firstTitle"));
    }

    @Test
    void whoeverHasPlayedAGameAgainstSomebodyHereNeedsNoLesson() {
        waitUntil(() -> isShown("#bubble"));
        robot.clickOn("#skip");
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitUntil(() -> isShown("#offer-jump61 .offer-action"));
        assertEquals("Learn it in a minute", text("#offer-jump61 .offer-action"));
        robot.interact(() -> {
            Match match = new Match(CubesGame.INSTANCE.start(2), new Players(Player.HUMAN, Player.HUMAN));
            program().match().begin(match, TimeControl.NONE);
            match.play(CubesGame.INSTANCE.parseMove("1:1"));
            match.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
            program().commands().run(Command.GO_HOME);
        });
        waitUntil(() -> isShown("Play Beginner"));
        assertEquals("Play Beginner", text("#offer-jump61 .offer-action"));
        assertEquals("6 × 6", text("#offer-jump61 .offer-foot .small"), "not the first game");
        assertEquals("Learn it in a minute", text("#offer-sim .offer-action"), "that one was not played");
    }

    @Test
    void theTickBeforeWhatALessonHasTaughtIsNotOfTheColourOfItsCard() {
        waitUntil(() -> isShown("#bubble"));
        goOn();
        waitUntil(() -> isShown(".learnt .icon-tick"));
        assertNotEquals(fill("#known"), fill(".learnt .icon-tick"));
    }

    /** Returns the uppermost background of a part. */
    private Paint fill(String part) {
        Region region = robot.lookup(part).query();
        var fills = region.getBackground().getFills();
        return fills.get(fills.size() - 1).getFill();
    }

    @Test
    void escapeLeavesAtAnyMomentAndAWrongClickIsAnswered() {
        waitUntil(() -> isShown("#bubble"));
        robot.clickOn((Node) robot.lookup(".lesson .cubes-square").nth(8).query());
        String answer = "Try the marked square.";
        assertEquals(1, shown(answer), "it is said once");
        assertEquals(answer, spoken());
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> isShown("#startButton"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown("#startButton"));
        assertTrue(isShown("#bubble"), "one Esc closes the sheet alone");
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown("#bubble"));
        clickSquare(1, 1);
        assertTrue(match().turns().size() > 0, "the match goes on");
        choose(stage, "howToPlay");
        waitUntil(() -> isShown("#bubble"));
        robot.clickOn("Skip");
        waitUntil(() -> !isShown("#bubble"));
    }
}
