package jump61.tournament.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.window.match.ManualMatch;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

class SpectatorTest {
    private final MatchViewModel view = ManualMatch.model();
    private final Match match = new Match(
            Games.usual().start(BoardSize.square(3)), new Players(new Player.Program("A"), new Player.Program("B")));
    private final List<Move> moves = new ArrayList<>();
    private final Deque<Runnable> later = new ArrayDeque<>();
    private Optional<Result> forfeit = Optional.empty();
    private boolean stopped;

    private void begin() {
        view.begin(match, TimeControl.NONE);
        new Spectator(
                        view,
                        match,
                        () -> stopped ? Optional.empty() : Optional.of(new Spectator.Progress(moves, forfeit)),
                        (time, action) -> {
                            later.add(action);
                            return () -> {};
                        })
                .begin();
    }

    private void pass() {
        later.remove().run();
    }

    private void play(String move) {
        moves.add(Games.usual().parseMove(move));
    }

    @Test
    void movesAreShownOneAfterTheOtherHoweverFastTheyAreMade() {
        begin();
        play("1:1");
        play("3:3");
        pass();
        assertEquals(1, view.turns().size());
        pass();
        pass();
        assertEquals(2, view.turns().size());
        play("1:2");
        pass();
        assertEquals(3, view.turns().size());
    }

    @Test
    void aForfeitEndsTheGameWhenAllMovesAreShown() {
        forfeit = Optional.of(new Result(Optional.of(Side.FIRST), Result.Reason.FORFEIT));
        begin();
        play("1:1");
        pass();
        assertTrue(!match.isOver());
        pass();
        assertEquals(forfeit, match.result());
        assertTrue(later.isEmpty());
    }

    @Test
    void aGameThatNobodyPlaysAnyLongerIsLeftToThoseWhoWatchIt() {
        begin();
        play("1:1");
        pass();
        assertFalse(view.userToMoveProperty().get());
        stopped = true;
        pass();
        assertTrue(later.isEmpty());
        assertTrue(view.userToMoveProperty().get());
    }

    @Test
    void nobodyLooksAnyLongerWhenAnotherMatchIsOnTheBoard() {
        begin();
        play("1:1");
        view.begin(new Match(Games.usual().start(BoardSize.square(3)), match.players()), TimeControl.NONE);
        pass();
        assertTrue(later.isEmpty());
        assertEquals(0, match.played().size());
        assertFalse(view.userToMoveProperty().get());
    }
}
