package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import org.junit.jupiter.api.Test;

/** One game in progress, on a board of 2×2 where Blue wins at the fourth ply. */
class MatchTest {
    private static final Players PEOPLE = new Players(Player.HUMAN, Player.HUMAN);
    private static final Move[] GAME = {
        new CubesMove(1, 1), new CubesMove(2, 2), new CubesMove(1, 1), new CubesMove(2, 2)
    };

    private final Position start = CubesGame.INSTANCE.start(2);
    private final Match match = new Match(start, PEOPLE);
    private final List<MatchEvent> told = new ArrayList<>();

    @Test
    void itBeginsAtItsStartWithNothingPlayed() {
        assertEquals(start, match.position());
        assertEquals(List.of(), match.played());
        assertEquals(Optional.of(Player.HUMAN), match.awaited());
        assertFalse(match.isOver());
    }

    @Test
    void movesAreKeptInOrderAndReportedAfterwards() {
        match.addListener(event -> {
            told.add(event);
            assertEquals(told.size(), match.played().size());
        });
        Turn first = match.play(GAME[0]);
        Turn second = match.play(GAME[1]);
        assertEquals(List.of(first, second), match.played());
        assertEquals(second.after(), match.position());
        assertEquals(List.of(new MatchEvent.Played(first), new MatchEvent.Played(second)), told);
    }

    @Test
    void twoPeopleMayStudyOnlyWhatWasPlayedElsewhereUnlessTheyAgreedOnHelpOrTheGameIsOver() {
        assertTrue(match.allowsStudy());
        assertFalse(match.allowsHelp());
        match.play(GAME[0]);
        assertFalse(match.allowsStudy());
        match.openedHere();
        assertTrue(match.allowsStudy());
        match.play(GAME[1]);
        assertFalse(match.allowsStudy());
        match.agreeOnHelp();
        assertTrue(match.allowsStudy() && match.allowsHelp());
        match.setPlayers(PEOPLE.with(Side.SECOND, new Player.Remote("jump61@far")));
        assertFalse(match.allowsStudy() || match.allowsHelp());
        match.end(Result.win(Side.FIRST));
        assertTrue(match.allowsStudy() && match.allowsHelp());
    }

    @Test
    void theWinningMoveEndsIt() {
        playAll();
        match.undo();
        match.addListener(told::add);
        Turn last = match.play(GAME[3]);
        assertEquals(List.of(new MatchEvent.Played(last), new MatchEvent.Ended(Result.win(Side.SECOND))), told);
        assertEquals(Optional.of(Result.win(Side.SECOND)), match.result());
        assertEquals(Optional.empty(), match.awaited());
        assertThrows(RefusedException.class, () -> match.play(GAME[0]));
        assertEquals(4, match.played().size());
    }

    @Test
    void anIllegalMoveChangesNothingAndNotifiesNobody() {
        match.play(GAME[0]);
        match.undo();
        match.play(GAME[0]);
        match.undo();
        match.redo();
        match.addListener(told::add);
        assertThrows(RefusedException.class, () -> match.play(GAME[0]));
        assertEquals(1, match.played().size());
        assertEquals(List.of(), told);
    }

    @Test
    void anIllegalMoveDoesNotForgetWhatWasTakenBack() {
        match.play(GAME[0]);
        match.play(GAME[1]);
        match.undo();
        assertThrows(RefusedException.class, () -> match.play(GAME[0]));
        assertEquals(1, match.takenBack().size());
        assertEquals(GAME[1], match.redo().orElseThrow().move());
    }

    @Test
    void movesAreTakenBackAndPlayedAgainInOrder() {
        playAll();
        match.addListener(told::add);
        Turn last = match.undo().orElseThrow();
        assertEquals(GAME[3], last.move());
        assertFalse(match.isOver());
        match.undo();
        assertEquals(2, match.played().size());
        assertEquals(GAME[2], match.redo().orElseThrow().move());
        assertEquals(last, match.redo().orElseThrow());
        assertTrue(match.isOver());
        assertEquals(Optional.empty(), match.redo());
        assertEquals(new MatchEvent.TakenBack(last), told.get(0));
        assertEquals(
                List.of(new MatchEvent.PlayedAgain(last), new MatchEvent.Ended(Result.win(Side.SECOND))),
                told.subList(3, 5));
    }

    @Test
    void nothingIsTakenBackAtTheStart() {
        match.addListener(told::add);
        assertEquals(Optional.empty(), match.undo());
        assertEquals(Optional.empty(), match.redo());
        assertEquals(List.of(), told);
    }

    @Test
    void aNewMoveForgetsWhatWasTakenBack() {
        match.play(GAME[0]);
        match.undo();
        match.play(new CubesMove(1, 2));
        assertEquals(List.of(), match.takenBack());
        assertEquals(Optional.empty(), match.redo());
    }

    @Test
    void itCanEndOtherwiseThanByItsRules() {
        match.addListener(told::add);
        Result resigned = new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION);
        match.end(resigned);
        assertEquals(Optional.of(resigned), match.result());
        assertEquals(List.of(new MatchEvent.Ended(resigned)), told);
        assertThrows(RefusedException.class, () -> match.play(GAME[0]));
        match.end(Result.win(Side.FIRST));
        assertEquals(Optional.of(resigned), match.result());
        assertEquals(1, told.size());
    }

    @Test
    void takingBackAMoveOpensAnEndedMatchAgain() {
        match.play(GAME[0]);
        match.end(new Result(Optional.of(Side.FIRST), Result.Reason.TIME));
        match.undo();
        assertFalse(match.isOver());
        assertEquals(start, match.position());
    }

    @Test
    void thePlayerWhoseMoveItIsIsAwaited() {
        Player computer = new Player.Computer(3);
        match.addListener(told::add);
        match.setPlayers(PEOPLE.with(Side.SECOND, computer));
        assertEquals(List.of(new MatchEvent.PlayersChanged(match.players())), told);
        assertEquals(Optional.of(Player.HUMAN), match.awaited());
        match.play(GAME[0]);
        assertEquals(Optional.of(computer), match.awaited());
    }

    @Test
    void aListenerThatWasRemovedHearsNothing() {
        Runnable remove = match.addListener(told::add);
        remove.run();
        match.play(GAME[0]);
        assertEquals(List.of(), told);
    }

    @Test
    void anEndOutsideTheRulesIsRevoked() {
        match.play(GAME[0]);
        assertEquals(Optional.of(GAME[0]), match.lastMove());
        match.addListener(told::add);
        match.reopen();
        assertEquals(List.of(), told, "it has not ended");
        match.openedHere();
        assertFalse(match.hasGoneOn());
        match.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
        assertTrue(match.hasGoneOn(), "a resignation counts as a move");
        told.clear();
        match.reopen();
        assertEquals(List.of(new MatchEvent.Reopened()), told);
        assertEquals(Optional.empty(), match.result());
        assertFalse(match.hasGoneOn());
    }

    @Test
    void itKnowsItsGameItsStartAndItsLastMove() {
        assertEquals(start, match.start());
        assertEquals(CubesGame.INSTANCE, match.game());
        assertEquals(Optional.empty(), match.lastMove());
        playAll();
        assertEquals(Optional.of(GAME[3]), match.lastMove());
        assertEquals(start, match.start());
    }

    @Test
    void aMoveThatAListenerTakesBackAtOnceDoesNotEndIt() {
        playAll();
        match.undo();
        match.addListener(event -> {
            told.add(event);
            if (event instanceof MatchEvent.Played) {
                match.undo();
            }
        });
        Turn last = match.play(GAME[3]);
        assertEquals(List.of(new MatchEvent.Played(last), new MatchEvent.TakenBack(last)), told);
        assertFalse(match.isOver());
    }

    @Test
    void aMatchOfStrangersStaysTheirsUntilItGoesOnHere() {
        playAll();
        match.setOfStrangers(true);
        match.addListener(told::add);
        match.undo();
        assertFalse(match.players().areStrangers(), "whoever moves now is here");
        match.redo();
        assertTrue(match.players().areStrangers());
        assertEquals(
                List.of(new MatchEvent.PlayersChanged(PEOPLE), new MatchEvent.PlayersChanged(PEOPLE.asStrangers())),
                told.stream()
                        .filter(event -> event instanceof MatchEvent.PlayersChanged)
                        .toList());
        match.undo();
        match.play(GAME[3]);
        assertFalse(match.players().areStrangers());
        match.setOfStrangers(true);
        match.undo();
        match.end(Result.win(Side.FIRST));
        assertFalse(match.players().areStrangers());
        match.setOfStrangers(true);
        match.reopen();
        assertFalse(match.players().areStrangers());
    }

    private void playAll() {
        for (Move move : GAME) {
            match.play(move);
        }
    }
}
