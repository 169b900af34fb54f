package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import jump61.app.home.HomeFeature;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import jump61.profile.Fault;
import jump61.profile.Practice;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileFeature;
import jump61.profile.ui.ProfileModel;
import jump61.review.ui.LearnModel;
import jump61.review.ui.ReviewFeature;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.Place;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/** The practice of mistakes made in earlier games; here two moves of a game of Sim, while Jump61 is on the board. */
class PracticeWindowTest extends WindowTest {
    private static final SimGame SIM = SimGame.INSTANCE;
    private static final LocalDate PLAYED = LocalDate.of(2020, 6, 14);
    private static final String ID = "3f2a";

    @Override
    Place first() {
        return HomeFeature.HOME;
    }

    private ProfileModel profile() {
        return feature(ProfileFeature.class).model();
    }

    private LearnModel learning() {
        return feature(ReviewFeature.class).learning();
    }

    private Practice practice() {
        return FxWait.ask(() -> profile().profileProperty().get().practice());
    }

    /** The third and the fifth move of a game against the second level were blunders; 5–6 would have been better. */
    private void findTwoMistakes(LocalDate day) {
        Position third = after("12", "34");
        Position fifth = after("12", "34", "13", "24");
        waitUntil(() -> isShown("#offer-sim"));
        robot.interact(() -> profile()
                .record(
                        new ProfileEvent.Played(PLAYED, SIM.id(), third.size(), 2, 0, ID, false),
                        found(day, 3, third, "13"),
                        found(day, 5, fifth, "14")));
        waitUntil(() -> practice().size() == 2);
    }

    private static Position after(String... moves) {
        Position position = SIM.start(BoardSize.square(6));
        for (String move : moves) {
            position = position.play(SIM.parseMove(move)).after();
        }
        return position;
    }

    private static ProfileEvent found(LocalDate day, int ply, Position position, String move) {
        String note = "[blunder 1.0000 to 0.0000; best 56; depth 9]";
        return new ProfileEvent.FaultFound(day, new Fault(ID, ply, SIM.id(), position.notation(), move, note));
    }

    private void play(String move) {
        waitUntil(() -> FxWait.ask(() -> learning().stage() == LearnModel.Stage.QUESTION));
        robot.interact(() -> match().play(SIM.parseMove(move)));
    }

    private void waitFor(LearnModel.Stage stage) {
        waitUntil(() -> FxWait.ask(() -> learning().stage() == stage));
    }

    /** All that the panel says. */
    private String said() {
        return FxWait.ask(() -> robot.lookup(".learn .label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .collect(Collectors.joining(" ")));
    }

    @Test
    void whatIsDueIsTheFirstPracticeOnHomeAndIsAskedFromItsOwnGame() {
        assertFalse(isShown("#mistakes"));
        findTwoMistakes(LocalDate.now().minusDays(1));
        waitUntil(() -> isShown("Practise your 2 mistakes"));
        robot.clickOn("#mistakes");
        waitUntil(() -> isShown("#solution"));
        assertEquals(after("12", "34"), match().positionProperty().get());
        assertTrue(said().contains("Question 1 of 2: against Improver, Jun 14, 2020"), said());
        assertFalse(said().contains("5–6"), "what is asked for is not said");
        assertEquals("Can you do better?", text(".headline-text"));
        assertEquals(List.of(), movesPlayed());
        play("56");
        waitFor(LearnModel.Stage.RIGHT);
        waitUntil(() -> practice().due(LocalDate.now()).size() == 1);
        robot.interact(learning()::next);
        play("14");
        waitFor(LearnModel.Stage.WRONG);
        waitUntil(() -> practice().due(LocalDate.now()).isEmpty());
        robot.interact(learning()::tryAgain);
        play("56");
        waitFor(LearnModel.Stage.RIGHT);
        assertEquals(
                List.of(5),
                practice().due(LocalDate.now().plusDays(1)).stream()
                        .map(Fault::ply)
                        .toList(),
                "the wrong answer counts, so that it comes back tomorrow");
        robot.interact(learning()::next);
        waitUntil(() -> isShown("#puzzle"));
        assertFalse(isShown("#more"), "nothing else is due today");
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#offer-sim"));
        assertFalse(isShown("#mistakes"));
    }

    @Test
    void onceAHintHasBeenGivenTabStillLeadsFromTheBoardToTheButtons() {
        findTwoMistakes(LocalDate.now().minusDays(1));
        waitUntil(() -> isShown("Practise your 2 mistakes"));
        robot.clickOn("#mistakes");
        waitUntil(() -> isShown("#solution"));
        robot.interact(() -> learning().hint());
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        robot.type(KeyCode.TAB);
        assertTrue(FxWait.ask(() -> robot.lookup("#solution").query().isFocused()));
    }

    @Test
    void whileAMoveIsCheckedNoOtherButtonComesUnderThePointer() {
        findTwoMistakes(LocalDate.now().minusDays(1));
        waitUntil(() -> isShown("Practise your 2 mistakes"));
        robot.clickOn("#mistakes");
        waitUntil(() -> isShown("#solution"));
        Bounds skip = skip();
        robot.interact(() -> {
            match().play(SIM.parseMove("35"));
            assertEquals(LearnModel.Stage.CHECKING, learning().stage());
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
            assertEquals(skip, skip());
            assertTrue(robot.lookup("#solution").query().isDisabled());
        });
        waitUntil(() -> FxWait.ask(() -> learning().stage() != LearnModel.Stage.CHECKING));
    }

    private Bounds skip() {
        return FxWait.ask(() -> robot.lookup("#skip").query().getBoundsInParent());
    }

    @Test
    void whoeverComesAfterIsNotAskedAboutTheMistakesOfTheOneBefore() {
        findTwoMistakes(LocalDate.now().minusDays(1));
        waitUntil(() -> isShown("Practise your 2 mistakes"));
        robot.clickOn("#mistakes");
        waitUntil(() -> isShown("#solution"));
        robot.interact(() -> profile().create("Bea"));
        waitUntil(() -> profile().personProperty().get().name().equals("Bea"));
        assertFalse(FxWait.ask(() -> learning().openProperty().get()));
    }

    @Test
    void aMistakeOfOneGameIsToldInItsWordsWhileAnotherIsOnTheBoard() {
        Game jump61 = CubesGame.INSTANCE;
        robot.interact(() -> match().begin(
                        new Match(SIM.start(6), new Players(new Player.Computer(2), Player.HUMAN)), TimeControl.NONE));
        String note =
                "[blunder 0.5000 to 0.1000; best " + jump61.parseMove("2:2").notation() + "; depth 9]";
        Fault fault = new Fault(ID, 1, jump61.id(), jump61.start(4).notation(), "1:1", note);
        robot.interact(() -> profile()
                .record(
                        new ProfileEvent.Played(PLAYED, jump61.id(), BoardSize.square(4), 2, 0, ID, false),
                        new ProfileEvent.FaultFound(LocalDate.now().minusDays(1), fault)));
        waitUntil(() -> practice().size() == 1);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        waitUntil(() -> isShown("#solution"));
        robot.clickOn("#solution");
        waitUntil(() -> said().contains("2:2 was better"));
    }

    @Test
    void whileAMistakeIsDueTheLastDaysAreShownToo() {
        LocalDate today = LocalDate.now();
        for (int day = 3; day > 0; day--) {
            Optional<LocalDate> date = Optional.of(today.minusDays(day));
            robot.interact(() ->
                    profile().record(new ProfileEvent.Tried(date.get(), "jump61-" + date.get(), 1000, true, 0, date)));
        }
        findTwoMistakes(today.minusDays(1));
        waitUntil(() -> isShown("#mistakes"));
        Node week = robot.lookup("#week").query();
        assertTrue(FxWait.ask(() -> week.isVisible() && week.getParent().isVisible()));
        assertEquals("3 days in a row", text("#streak"));
    }

    @Test
    void whatWasSkippedIsStillThereAndOfferedAtTheEnd() {
        findTwoMistakes(LocalDate.now().minusDays(1));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        play("56");
        waitFor(LearnModel.Stage.RIGHT);
        robot.interact(learning()::next);
        robot.interact(learning()::next);
        waitFor(LearnModel.Stage.SUMMARY);
        waitUntil(() -> isShown("Practise your mistake"));
        robot.clickOn("#more");
        waitUntil(() -> isShown("#solution"));
        assertEquals(1, FxWait.ask(() -> learning().questions().size()));
        assertEquals(after("12", "34", "13", "24"), match().positionProperty().get());
    }

    @Test
    void enterAfterTheLastQuestionLeadsToTheSummaryAndPressesNothingThere() {
        findTwoMistakes(LocalDate.now().minusDays(1));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        play("14");
        waitFor(LearnModel.Stage.WRONG);
        robot.interact(learning()::next);
        play("56");
        waitFor(LearnModel.Stage.RIGHT);
        waitUntil(() -> stage.getScene().getFocusOwner() == stage.getScene().lookup("#primary"));
        robot.type(KeyCode.ENTER);
        waitUntil(() -> FxWait.ask(() -> learning().stage() != LearnModel.Stage.RIGHT));
        robot.interact(() -> {});
        assertEquals(LearnModel.Stage.SUMMARY, FxWait.ask(() -> learning().stage()), "not the rest once more");
    }

    @Test
    void thePlaceOfThePuzzlesSaysHowManyWaitAndWhenTheNextComes() {
        LocalDate today = LocalDate.now();
        findTwoMistakes(today);
        assertFalse(isShown("#mistakes"), "they are too fresh");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        waitUntil(() -> isShown("#solveToday"));
        waitUntil(() -> text("#waiting").startsWith("Mistakes still to practise: 2. The next one comes on "));
        assertFalse(isShown("#learnFromGames"));
        robot.interact(() -> profile().record(found(today.minusDays(3), 7, after("12", "35"), "13")));
        waitUntil(() -> text("#waiting").equals("Practise your mistake"));
        robot.clickOn("#learnFromGames");
        waitUntil(() -> isShown("#solution"));
        assertEquals(after("12", "35"), match().positionProperty().get());
        robot.interact(() -> program().commands().run(Command.GO_PUZZLES));
        waitUntil(() -> isShown("#solveToday"));
    }
}
