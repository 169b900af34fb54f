package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Warnings;
import jump61.games.checkers.CheckersGame;
import jump61.games.sim.SimGame;
import jump61.library.ui.CountedGame;
import jump61.library.ui.LibraryFeature;
import jump61.record.GameRecord;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.Reviewer;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/** A game against the computer that warns of mistakes: it stops after a bad move, which can be taken back. */
class WarningWindowTest extends WindowTest {
    /** In Sim, the second player wins, so that a move that loses is a blunder whatever is searched. */
    private void playBlunder() {
        Match next =
                new Match(SimGame.INSTANCE.start(6), new Players(new Player.Computer(Level.BEGINNER), Player.HUMAN));
        next.warnOf(Warnings.MISTAKES);
        while (next.position().toMove() == Side.FIRST || !canBlunder(next.position())) {
            next.play(best(next.position()));
        }
        // A game waits for its judge for a second only, in which his classes would be loaded, too.
        new Reviewer(ReviewLimits.AT_ONCE).review(next.played(), ReviewMonitor.NONE);
        robot.interact(() -> {
            match().begin(next, TimeControl.NONE);
            match().play(blunder(next.position()));
        });
        waitUntil(() -> isShown("#takeBack"));
    }

    private static boolean canBlunder(Position position) {
        return position.legalMoves().stream().anyMatch(move -> isBlunder(position, move));
    }

    private static Move blunder(Position position) {
        return position.legalMoves().stream()
                .filter(move -> isBlunder(position, move))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isBlunder(Position position, Move move) {
        Position after = position.play(move).after();
        return after.result().isEmpty() && winner(after) == Side.FIRST;
    }

    private static Move best(Position position) {
        return position.legalMoves().stream()
                .filter(move -> winner(position.play(move).after()) == position.toMove())
                .findFirst()
                .orElse(position.legalMoves().get(0));
    }

    private static Side winner(Position position) {
        return SimGame.INSTANCE
                .solution()
                .orElseThrow()
                .ending(position)
                .winner()
                .orElseThrow();
    }

    private ListView<?> moves() {
        return robot.lookup(".warned .list-view").query();
    }

    @Test
    void theGameStopsAndSaysWhatTheMoveLosesAndWhy() {
        playBlunder();
        int plies = match().turns().size();
        assertEquals("Take it back?", text(".headline-text"));
        assertTrue(text(".learn-scroll .label").startsWith("Winning chance: 100%\u00a0\u2192\u00a00%\n"));
        String spoken = FxWait.ask(() -> program().status().spokenProperty().get());
        assertTrue(spoken.contains(" is a blunder. Winning chance: 100% → 0%"), spoken);
        assertTrue(spoken.endsWith("Take it back?"), spoken);
        assertEquals((plies + 1) / 2, moves().getItems().size());
        waitUntil(() -> robot.lookup("#takeBack").query().isFocused());
        robot.push(KeyCode.ENTER);
        waitUntil(() -> match().turns().size() == plies - 1);
        assertTrue(FxWait.ask(() -> match().userToMoveProperty().get()));
        assertFalse(isShown("#takeBack"));
    }

    @Test
    void onceTheQuestionIsAnsweredByKeyTheBoardHasTheFocus() {
        choose(stage, "goHome");
        choose(stage, "goPlay");
        playBlunder();
        waitUntil(() -> robot.lookup("#takeBack").query().isFocused());
        robot.type(KeyCode.TAB);
        robot.push(KeyCode.ENTER);
        waitUntil(() -> !isShown("#takeBack"));
        assertTrue(FxWait.ask(() -> robot.lookup("#board").query().isFocused()));
    }

    /** It is repeated as long as it is held. */
    @Test
    void theEnterThatPlayedTheMoveAnswersNothingWhileItIsHeld() {
        enter(KeyEvent.KEY_PRESSED);
        playBlunder();
        int plies = match().turns().size();
        waitUntil(() -> robot.lookup("#takeBack").query().isFocused());
        enter(KeyEvent.KEY_PRESSED);
        assertTrue(isShown("#takeBack"));
        enter(KeyEvent.KEY_RELEASED);
        enter(KeyEvent.KEY_PRESSED);
        waitUntil(() -> match().turns().size() == plies - 1);
    }

    private void enter(EventType<KeyEvent> type) {
        robot.interact(() -> Event.fireEvent(
                stage.getScene().getFocusOwner(),
                new KeyEvent(type, "", "", KeyCode.ENTER, false, false, false, false)));
    }

    @Test
    void escapePlaysOnAndTheComputerAnswers() {
        playBlunder();
        int plies = match().turns().size();
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> match().turns().size() == plies + 1);
        assertFalse(isShown("#takeBack"));
    }

    @Test
    void theSheetOffersItAgainstTheComputerAndSaysThatTheGameDoesNotCount() {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> isShown("#startButton"));
        robot.interact(() -> ((ToggleButton) robot.lookup(".sheet #people").query()).fire());
        robot.interact(() -> ((ToggleButton) robot.lookup(".sheet #more").query()).fire());
        waitUntil(() -> !isShown("#learning"));
        robot.interact(() -> ((ToggleButton) robot.lookup(".sheet #computer").query()).fire());
        robot.interact(() -> ((ToggleButton) robot.lookup(".sheet #more").query()).fire());
        waitUntil(() -> isShown("#learning"));
        robot.interact(() -> ((ChoiceBox<?>) robot.lookup("#warnings").query())
                .getSelectionModel()
                .select(Warnings.BLUNDERS.ordinal()));
        assertEquals("No clock \u00b7 This game won’t count", text("#clockText"));
        robot.clickOn("Start game");
        assertEquals(Warnings.BLUNDERS, match().matchProperty().get().warnings());
        robot.push(KeyCode.F2);
        assertEquals(Warnings.BLUNDERS, match().matchProperty().get().warnings());
    }

    @Test
    void itDoesNotCountAlsoWhenItIsOpenedAgain() {
        playBlunder();
        GameRecord record = FxWait.ask(() -> {
            match().matchProperty().get().end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
            return feature(LibraryFeature.class).files().record();
        });
        assertTrue(CountedGame.of(record, LocalDate.of(2030, 1, 1)).isEmpty());
        assertEquals("mistakes", record.tags().get("Help"));
        robot.interact(() -> feature(LibraryFeature.class).files().begin(record));
        assertEquals(Warnings.MISTAKES, match().matchProperty().get().warnings());
    }

    @Test
    void aHeadStartIsOfferedWhereTheGameHasOneAndDoesNotCountEither() {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> isShown("#startButton"));
        robot.interact(() -> ((ToggleButton) robot.lookup(".sheet #game-sim").query()).fire());
        robot.interact(() -> ((ToggleButton) robot.lookup(".sheet #more").query()).fire());
        waitUntil(() -> !isShown("#ahead"));
        robot.interact(
                () -> ((ToggleButton) robot.lookup(".sheet #game-checkers").query()).fire());
        waitUntil(() -> isShown("#ahead"));
        robot.interact(() -> ((ChoiceBox<?>) robot.lookup("#headStart").query())
                .getSelectionModel()
                .select(2));
        assertEquals("No clock \u00b7 This game won’t count", text("#clockText"));
        robot.clickOn("Start game");
        Match begun = match().matchProperty().get();
        assertEquals(
                CheckersGame.INSTANCE
                        .headStarts(begun.start().size(), Side.FIRST)
                        .get(1),
                begun.start());
    }
}
