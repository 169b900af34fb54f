package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Turn;
import jump61.game.Warnings;
import jump61.games.cubes.CubesGame;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.window.match.ManualThinker;
import jump61.window.match.ManualTime;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WarningModelTest {
    private static final Game GAME = CubesGame.INSTANCE;

    private final ManualTime time = new ManualTime();
    private final ManualThinker program = new ManualThinker();
    private final MatchViewModel match = new MatchViewModel(
            new MatchViewModel.Surroundings(program, new ManualThinker(), time, time::nanos, () -> 7));
    private Turn asked;
    private Consumer<MoveReview> soFar = review -> {};
    private Consumer<MoveReview> verdict = review -> {};
    private boolean away;
    private final WarningModel model = new WarningModel(
            match,
            new MoveJudge() {
                @Override
                public void judge(Turn tried, Consumer<MoveReview> known, Consumer<MoveReview> onDone) {
                    asked = tried;
                    soFar = known;
                    verdict = onDone;
                }

                @Override
                public void cancel() {
                    soFar = review -> {};
                    verdict = review -> {};
                }
            },
            time,
            () -> away);

    @BeforeEach
    void watchTheMatch() {
        match.setSecondLook(model);
    }

    private void begin(Warnings warnings, Player second) {
        Match next = new Match(GAME.start(4), new Players(Player.HUMAN, second));
        next.warnOf(warnings);
        match.begin(next, TimeControl.NONE);
    }

    private void beginWarned() {
        begin(Warnings.MISTAKES, new Player.Computer(Level.CASUAL));
    }

    private void plays(String move) {
        match.play(GAME.parseMove(move));
    }

    private MoveReview review(MoveClass found, double before, double after) {
        return new MoveReview(
                1,
                asked,
                GAME.parseMove("2:2"),
                found,
                before,
                after,
                Optional.empty(),
                Optional.empty(),
                List.of(GAME.parseMove("2:2")),
                asked.after().legalMoves().subList(0, 1),
                9);
    }

    @Test
    void theComputerDoesNotThinkBeforeTheMoveIsJudged() {
        beginWarned();
        plays("1:1");
        assertFalse(program.isThinking());
        verdict.accept(review(MoveClass.GOOD, 0.6, 0.56));
        assertTrue(program.isThinking());
        assertNull(match.modeProperty().get());
    }

    @Test
    void aMistakeStopsTheGame() {
        beginWarned();
        plays("1:1");
        verdict.accept(review(MoveClass.BLUNDER, 0.624, 0.386));
        assertSame(model, match.modeProperty().get());
        assertFalse(program.isThinking());
        assertFalse(match.userToMoveProperty().get());
    }

    @Test
    void theMoveIsTakenBackByItsButtonAndByUndo() {
        beginWarned();
        for (Runnable way : List.<Runnable>of(model::takeBack, match::undo)) {
            plays("1:1");
            verdict.accept(review(MoveClass.MISTAKE, 0.6, 0.48));
            way.run();
            assertEquals(0, match.turns().size());
            assertNull(match.modeProperty().get());
            assertTrue(match.userToMoveProperty().get());
            assertFalse(program.isThinking());
        }
    }

    @Test
    void whoPlaysOnIsAnswered() {
        beginWarned();
        plays("1:1");
        verdict.accept(review(MoveClass.MISTAKE, 0.6, 0.48));
        model.playOn();
        assertNull(match.modeProperty().get());
        assertEquals(1, match.turns().size());
        assertTrue(program.isThinking());
    }

    @Test
    void onlyBlundersStopAGameThatWarnsOfBlunders() {
        begin(Warnings.BLUNDERS, new Player.Computer(Level.CASUAL));
        plays("1:1");
        verdict.accept(review(MoveClass.MISTAKE, 0.6, 0.48));
        assertTrue(program.isThinking());
        match.undo();
        plays("1:1");
        verdict.accept(review(MoveClass.MISSED_WIN, 1, 0.8));
        assertSame(model, match.modeProperty().get());
    }

    @Test
    void aMoveThatCouldNotBeBetterIsNoMistakeHoweverLittleItLeaves() {
        beginWarned();
        plays("1:1");
        verdict.accept(review(MoveClass.FORCED, 0.6, 0.1));
        assertTrue(program.isThinking());
    }

    @Test
    void aSlowJudgeIsNotWaitedFor() {
        beginWarned();
        plays("1:1");
        time.pass(WarningModel.LONGEST.minus(Duration.ofMillis(1)));
        assertFalse(program.isThinking());
        time.pass(Duration.ofMillis(1));
        assertTrue(program.isThinking());
        verdict.accept(review(MoveClass.BLUNDER, 0.6, 0.1));
        assertNull(match.modeProperty().get());
    }

    @Test
    void whatASlowJudgeKnowsDecides() {
        beginWarned();
        plays("1:1");
        soFar.accept(review(MoveClass.BLUNDER, 0.6, 0.1));
        assertNull(match.modeProperty().get());
        time.pass(WarningModel.LONGEST);
        assertSame(model, match.modeProperty().get());
    }

    @Test
    void withoutWarningsOrBetweenPeopleNothingIsJudged() {
        begin(Warnings.NEVER, new Player.Computer(Level.CASUAL));
        plays("1:1");
        assertTrue(program.isThinking());
        begin(Warnings.MISTAKES, Player.HUMAN);
        plays("1:1");
        plays("4:4");
        assertNull(asked);
    }

    @Test
    void aMoveTakenBackBeforeTheVerdictIsForgotten() {
        beginWarned();
        plays("1:1");
        Consumer<MoveReview> early = verdict;
        match.undo();
        assertEquals(0, match.turns().size());
        verdict.accept(review(MoveClass.BLUNDER, 0.6, 0.1));
        time.pass(WarningModel.LONGEST);
        assertNull(match.modeProperty().get());
        assertFalse(early.equals(verdict));
    }

    @Test
    void anotherMatchEndsTheWarning() {
        beginWarned();
        plays("1:1");
        verdict.accept(review(MoveClass.BLUNDER, 0.6, 0.1));
        begin(Warnings.NEVER, Player.HUMAN);
        assertNull(match.modeProperty().get());
        assertNull(model.warningProperty().get());
        assertTrue(match.userToMoveProperty().get());
    }

    @Test
    void whereNoBoardIsSeenTheGameGoesOnWithoutAWarning() {
        beginWarned();
        plays("1:1");
        away = true;
        verdict.accept(review(MoveClass.BLUNDER, 0.6, 0.1));
        assertNull(match.modeProperty().get());
        assertTrue(program.isThinking());
    }
}
