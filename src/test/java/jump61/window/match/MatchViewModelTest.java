package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import org.junit.jupiter.api.Test;

class MatchViewModelTest {
    private static final Player PROGRAM = new Player.Computer(3);
    private static final Duration MINIMUM = Duration.ofMillis(700);

    private final ManualTime time = new ManualTime();
    private final ManualThinker program = new ManualThinker();
    private final ManualThinker adviser = new ManualThinker();
    private final MatchViewModel match =
            new MatchViewModel(new MatchViewModel.Surroundings(program, adviser, time, time::nanos, () -> 7));

    @Test
    void theProgramMovesNoSoonerThanItsLeastTime() {
        begin(3, Player.HUMAN, PROGRAM);
        match.play(at(1, 1));
        assertTrue(program.isThinking());
        program.answers(at(3, 3));
        assertEquals(1, match.turns().size());
        time.pass(MINIMUM);
        assertEquals(2, match.turns().size());
    }

    @Test
    void theProgramThinksOnlyWhileTheWindowShowsTheMatch() {
        begin(3, PROGRAM, Player.HUMAN);
        assertTrue(program.isThinking());
        match.setSuspended(true);
        assertFalse(program.isThinking());
        match.setSuspended(false);
        assertTrue(program.isThinking());
    }

    @Test
    void timeSpentThinkingCountsForTheLeastTime() {
        begin(3, Player.HUMAN, PROGRAM);
        match.play(at(1, 1));
        time.pass(Duration.ofSeconds(3));
        program.answers(at(3, 3));
        assertEquals(2, match.turns().size());
    }

    @Test
    void moveNowEndsTheProgramsWait() {
        begin(3, Player.HUMAN, PROGRAM);
        match.play(at(1, 1));
        match.computer().moveNow();
        assertTrue(program.wasHurried());
        program.answers(at(3, 3));
        assertEquals(2, match.turns().size());
    }

    @Test
    void whatTheProgramThinksCanBeSeenUntilItMoves() {
        begin(3, PROGRAM, Player.HUMAN);
        assertNull(match.computer().thoughtProperty().get());
        program.knows(at(2, 2));
        assertEquals(5, match.computer().thoughtProperty().get().depth());
        programPlays(at(2, 2));
        assertNull(match.computer().thoughtProperty().get());
    }

    @Test
    void undoAgainstTheProgramTakesBackThePair() {
        begin(3, Player.HUMAN, PROGRAM);
        match.play(at(1, 1));
        programPlays(at(3, 3));
        match.play(at(1, 2));
        programPlays(at(3, 2));
        match.undo();
        assertEquals(2, match.turns().size());
        assertTrue(match.userToMoveProperty().get());
        match.redo();
        assertEquals(4, match.turns().size());
    }

    @Test
    void undoWhileTheProgramThinksTakesBackOneMoveAndEndsTheThinking() {
        begin(3, Player.HUMAN, PROGRAM);
        match.play(at(1, 1));
        match.undo();
        assertEquals(0, match.turns().size());
        assertFalse(program.isThinking());
        assertTrue(match.userToMoveProperty().get());
    }

    @Test
    void aMoveThatOnlyTheProgramMadeCannotBeTakenBack() {
        begin(3, PROGRAM, Player.HUMAN);
        programPlays(at(2, 2));
        assertFalse(match.canUndoProperty().get());
        match.play(at(1, 1));
        assertTrue(match.canUndoProperty().get());
    }

    @Test
    void undoWorksAfterTheEnd() {
        begin(2, Player.HUMAN, Player.HUMAN);
        playUntilWon();
        assertNotNull(match.resultProperty().get());
        match.undo();
        assertNull(match.resultProperty().get());
        assertTrue(match.userToMoveProperty().get());
    }

    @Test
    void programsPlayByThemselvesUntilPausedAndStepThen() {
        begin(3, PROGRAM, PROGRAM);
        programPlays(at(1, 1));
        programPlays(at(3, 3));
        match.pausedProperty().set(true);
        assertFalse(program.isThinking());
        match.step();
        programPlays(at(1, 2));
        assertEquals(3, match.turns().size());
        assertFalse(program.isThinking());
        match.pausedProperty().set(false);
        assertTrue(program.isThinking());
    }

    @Test
    void undoInAMatchOfProgramsPausesIt() {
        begin(3, PROGRAM, PROGRAM);
        programPlays(at(1, 1));
        match.undo();
        assertTrue(match.pausedProperty().get());
        assertEquals(0, match.turns().size());
        assertFalse(program.isThinking());
    }

    @Test
    void anotherMatchEndsTheThinkingInThisOne() {
        begin(3, PROGRAM, PROGRAM);
        begin(3, Player.HUMAN, Player.HUMAN);
        assertFalse(program.isThinking());
        assertTrue(match.userToMoveProperty().get());
    }

    @Test
    void aMatchThatWasPausedLeavesTheNextOneRunning() {
        begin(3, PROGRAM, PROGRAM);
        match.pausedProperty().set(true);
        begin(3, PROGRAM, PROGRAM);
        programPlays(at(1, 1));
        assertEquals(1, match.turns().size());
        assertTrue(program.isThinking());
    }

    @Test
    void withAClockTheProgramMovesBeforeItsFlagFalls() {
        match.begin(
                new Match(CubesGame.INSTANCE.start(3), new Players(PROGRAM, Player.HUMAN)),
                TimeControl.perMove(Duration.ofSeconds(6)));
        time.pass(Duration.ofMillis(3900));
        assertFalse(program.wasHurried());
        time.pass(Duration.ofMillis(200));
        assertTrue(program.wasHurried());
        program.answers(at(2, 2));
        assertEquals(1, match.turns().size());
        assertNull(match.resultProperty().get());
    }

    @Test
    void withATotalTheProgramSavesTimeForLaterMoves() {
        TimeControl control = TimeControl.total(Duration.ofSeconds(100), Duration.ofSeconds(2));
        assertEquals(
                Duration.ofSeconds(6), control.budget(Duration.ofSeconds(100)).orElseThrow());
        assertEquals(
                Duration.ofSeconds(1), control.budget(Duration.ofSeconds(2)).orElseThrow());
        assertTrue(TimeControl.NONE.budget(Duration.ZERO).isEmpty());
    }

    @Test
    void aFlagThatFellIsTakenBackWithTheMoveBeforeIt() {
        match.begin(
                new Match(CubesGame.INSTANCE.start(3), new Players(Player.HUMAN, Player.HUMAN)),
                TimeControl.total(Duration.ofSeconds(10), Duration.ZERO));
        match.play(at(1, 1));
        time.pass(Duration.ofSeconds(11));
        assertTrue(match.resultProperty().get().wonBy(Side.FIRST));
        match.undo();
        assertNull(match.resultProperty().get());
        assertEquals(
                Duration.ofSeconds(10), match.clock().leftProperty(Side.SECOND).get());
        assertTrue(match.userToMoveProperty().get());
    }

    @Test
    void lookingBackChangesNothingAndTheProgramPlaysOn() {
        begin(3, Player.HUMAN, PROGRAM);
        match.play(at(1, 1));
        match.walkTo(0);
        assertEquals(CubesGame.INSTANCE.start(3), match.positionProperty().get());
        programPlays(at(3, 3));
        assertEquals(0, match.plyProperty().get());
        assertEquals(2, match.turns().size());
    }

    @Test
    void whoeverLooksBackSeesTheProgramsLastMove() {
        List<Result> ended = new ArrayList<>();
        match.setListener(new MatchListener() {
            @Override
            public void ended(Result result) {
                ended.add(result);
            }
        });
        begin(2, Player.HUMAN, PROGRAM);
        match.play(at(1, 1));
        programPlays(at(2, 2));
        match.play(at(1, 1));
        match.walkTo(0);
        programPlays(at(2, 2));
        assertEquals(List.of(match.resultProperty().get()), ended, "heard once");
        assertEquals(4, match.plyProperty().get());
        assertTrue(match.resultProperty().get().wonBy(Side.SECOND));
    }

    @Test
    void whoeverLooksBackWhenTheFlagFallsSeesTheEnd() {
        match.begin(
                new Match(CubesGame.INSTANCE.start(3), new Players(Player.HUMAN, Player.HUMAN)),
                TimeControl.total(Duration.ofSeconds(10), Duration.ZERO));
        match.play(at(1, 1));
        match.walkTo(0);
        time.pass(Duration.ofSeconds(11));
        assertEquals(1, match.plyProperty().get());
        assertTrue(match.resultProperty().get().wonBy(Side.FIRST));
    }

    @Test
    void playingOnFromAnEarlierPointAsksBeforeAnythingIsDropped() {
        begin(3, Player.HUMAN, Player.HUMAN);
        match.play(at(1, 1));
        match.play(at(3, 3));
        List<Runnable> asked = new ArrayList<>();
        match.setDropQuestion((moves, drop) -> {
            assertEquals(2, moves);
            asked.add(drop);
        });
        match.walkTo(0);
        match.play(at(2, 2));
        assertEquals(2, match.turns().size());
        asked.get(0).run();
        assertEquals(1, match.turns().size());
        assertEquals(at(2, 2), match.turns().get(0).move());
        assertEquals(1, match.plyProperty().get());
        asked.get(0).run();
        assertEquals(1, match.turns().size(), "there is nothing to drop any more");
        begin(3, Player.HUMAN, Player.HUMAN);
        asked.get(0).run();
        assertEquals(0, match.turns().size());
    }

    @Test
    void onceTheWindowIsClosedAnAnimationThatEndsStartsNoClock() {
        List<Runnable> shown = new ArrayList<>();
        begin(3, Player.HUMAN, PROGRAM);
        match.setDisplay(ManualMatch.displayThatKeeps(shown));
        match.play(at(1, 1));
        match.close();
        shown.get(0).run();
        match.setTimes(Duration.ofSeconds(5), Duration.ofSeconds(5));
        assertFalse(program.isThinking());
    }

    @Test
    void nothingCanBeChosenWhileATurnIsShown() {
        List<Runnable> shown = new ArrayList<>();
        begin(3, Player.HUMAN, Player.HUMAN);
        match.setDisplay(ManualMatch.displayThatKeeps(shown));
        match.play(at(1, 1));
        assertTrue(match.animatingProperty().get());
        assertFalse(match.userToMoveProperty().get());
        shown.get(0).run();
        assertTrue(match.userToMoveProperty().get());
    }

    @Test
    void aBoardThatComesLaterShowsTheMatchAtOnceFromWhereItIsLookedAt() {
        begin(3, Player.HUMAN, Player.HUMAN);
        match.play(at(1, 1));
        match.play(at(3, 3));
        match.walkTo(1);
        List<Position> placed = new ArrayList<>();
        match.setDisplay(new TurnDisplay() {
            @Override
            public void place(Position position, Turn last) {
                assertEquals(at(1, 1), last.move());
                placed.add(position);
            }

            @Override
            public void show(Turn turn, Runnable whenDone) {}

            @Override
            public void finishNow() {}
        });
        assertEquals(List.of(match.turns().get(0).after()), placed);
    }

    @Test
    void whatEndsAnAnimationOfAnEarlierMatchIsNotHeard() {
        List<Runnable> shown = new ArrayList<>();
        begin(3, Player.HUMAN, PROGRAM);
        match.setDisplay(ManualMatch.displayThatKeeps(shown));
        match.play(at(1, 1));
        begin(3, Player.HUMAN, Player.HUMAN);
        shown.get(0).run();
        assertEquals(CubesGame.INSTANCE.start(3), match.positionProperty().get());
        assertFalse(program.isThinking());
    }

    @Test
    void aClockThatRunsOutEndsTheMatch() {
        match.begin(
                new Match(CubesGame.INSTANCE.start(3), new Players(Player.HUMAN, Player.HUMAN)),
                TimeControl.perMove(Duration.ofSeconds(5)));
        time.pass(Duration.ofSeconds(6));
        assertEquals(Result.Reason.TIME, match.resultProperty().get().reason());
        assertTrue(match.resultProperty().get().wonBy(Side.SECOND));
    }

    @Test
    void aPauseStopsTheClockOfAPerson() {
        match.begin(
                new Match(CubesGame.INSTANCE.start(3), new Players(Player.HUMAN, PROGRAM)),
                TimeControl.perMove(Duration.ofSeconds(5)));
        match.pausedProperty().set(true);
        time.pass(Duration.ofSeconds(6));
        assertNull(match.resultProperty().get());
        match.pausedProperty().set(false);
        time.pass(Duration.ofSeconds(6));
        assertEquals(Result.Reason.TIME, match.resultProperty().get().reason());
    }

    @Test
    void undoBringsTheClocksBack() {
        match.begin(
                new Match(CubesGame.INSTANCE.start(3), new Players(Player.HUMAN, Player.HUMAN)),
                TimeControl.total(Duration.ofMinutes(1), Duration.ofSeconds(2)));
        time.pass(Duration.ofSeconds(10));
        match.play(at(1, 1));
        assertEquals(
                Duration.ofSeconds(52), match.clock().leftProperty(Side.FIRST).get());
        time.pass(Duration.ofSeconds(20));
        match.undo();
        assertEquals(
                Duration.ofSeconds(60), match.clock().leftProperty(Side.FIRST).get());
        assertEquals(
                Duration.ofSeconds(60), match.clock().leftProperty(Side.SECOND).get());
    }

    @Test
    void inAGameThatIsContinuedUndoGivesNoTimeBackThatWasUsedBefore() {
        Match left = new Match(CubesGame.INSTANCE.start(3), new Players(Player.HUMAN, Player.HUMAN));
        left.play(at(1, 1));
        match.begin(left, TimeControl.total(Duration.ofMinutes(5), Duration.ZERO));
        match.setTimes(Duration.ofSeconds(30), Duration.ofSeconds(40));
        match.play(at(3, 3));
        match.undo();
        match.undo();
        assertEquals(
                Duration.ofSeconds(30), match.clock().leftProperty(Side.FIRST).get());
        assertEquals(
                Duration.ofSeconds(40), match.clock().leftProperty(Side.SECOND).get());
    }

    @Test
    void inAGameThatIsContinuedUndoGivesTheWholeTimeForTheMove() {
        Match left = new Match(CubesGame.INSTANCE.start(3), new Players(Player.HUMAN, Player.HUMAN));
        left.play(at(1, 1));
        match.begin(left, TimeControl.perMove(Duration.ofSeconds(15)));
        match.setTimes(Duration.ofSeconds(15), Duration.ofSeconds(3));
        match.undo();
        assertEquals(
                Duration.ofSeconds(15), match.clock().leftProperty(Side.SECOND).get());
    }

    @Test
    void aHintIsShownUntilThePositionChanges() {
        begin(3, Player.HUMAN, PROGRAM);
        match.advice().askForHint();
        adviser.answers(at(2, 2));
        assertEquals(at(2, 2), match.advice().hintProperty().get().best().orElseThrow());
        assertEquals(0, match.turns().size());
        match.advice().askForHint();
        assertFalse(adviser.isThinking(), "who asks again gets the same answer");
        assertEquals(at(2, 2), match.advice().hintProperty().get().best().orElseThrow());
        match.play(at(1, 1));
        assertNull(match.advice().hintProperty().get());
    }

    @Test
    void aHintGoesWhenSomebodyResigns() {
        begin(3, Player.HUMAN, PROGRAM);
        match.play(at(1, 1));
        program.answers(at(3, 3));
        match.advice().askForHint();
        adviser.answers(at(2, 2));
        new Resignation(match).resign();
        assertNull(match.advice().hintProperty().get());
    }

    @Test
    void nobodyIsHelpedAgainstAnOpponentElsewhereUntilTheGameIsOver() {
        match.advice().evaluatingProperty().set(true);
        begin(2, Player.HUMAN, new Player.Remote("jump61@far"));
        assertFalse(match.canHintProperty().get());
        assertFalse(match.givesAdvice());
        assertFalse(match.advice().shownProperty().get());
        match.matchProperty().get().end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
        match.proceed();
        assertTrue(match.givesAdvice());
        assertTrue(match.advice().shownProperty().get());
    }

    @Test
    void twoPeopleAtOneBoardAreHelpedOnlyIfBothAgreedOrTheGameIsOver() {
        match.advice().evaluatingProperty().set(true);
        begin(2, Player.HUMAN, Player.HUMAN);
        assertFalse(match.canHintProperty().get());
        assertFalse(match.advice().shownProperty().get());
        match.hint();
        assertFalse(adviser.isThinking());
        beginWithHelpForBoth(2);
        assertTrue(match.canHintProperty().get());
        assertTrue(match.advice().shownProperty().get());
        begin(2, Player.HUMAN, Player.HUMAN);
        assertFalse(match.advice().shownProperty().get());
        match.matchProperty().get().end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
        match.proceed();
        assertTrue(match.advice().shownProperty().get());
    }

    private void beginWithHelpForBoth(int size) {
        Match agreed = new Match(CubesGame.INSTANCE.start(size), new Players(Player.HUMAN, Player.HUMAN));
        agreed.agreeOnHelp();
        match.begin(agreed, TimeControl.NONE);
    }

    @Test
    void theEvaluationIsTheFirstSidesWhoeverIsToMove() {
        beginWithHelpForBoth(3);
        match.advice().evaluatingProperty().set(true);
        adviser.answers(at(2, 2));
        assertEquals(120, match.advice().evaluationProperty().get().value());
        match.play(at(1, 1));
        adviser.answers(at(2, 2));
        assertEquals(-120, match.advice().evaluationProperty().get().value());
    }

    private void begin(int size, Player first, Player second) {
        match.begin(new Match(CubesGame.INSTANCE.start(size), new Players(first, second)), TimeControl.NONE);
    }

    private void programPlays(CubesMove move) {
        program.answers(move);
        time.pass(MINIMUM);
    }

    private void playUntilWon() {
        while (match.resultProperty().get() == null) {
            match.play(match.positionProperty().get().legalMoves().get(0));
        }
    }

    private static CubesMove at(int row, int column) {
        return new CubesMove(row, column);
    }
}
