package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;

class SeatingTest {
    private static final Player PROGRAM = new Player.Computer(3);

    private final ManualTime time = new ManualTime();
    private final MatchViewModel match = new MatchViewModel(
            new MatchViewModel.Surroundings(new ManualThinker(), new ManualThinker(), time, time::nanos, () -> 7));
    private final Seating seating = new Seating(match);

    @Test
    void aLoneHumanSitsAtTheBottom() {
        begin(CubesGame.INSTANCE, PROGRAM, Player.HUMAN);
        assertSeated(Side.SECOND, Side.FIRST, false);
        begin(CheckersGame.INSTANCE, Player.HUMAN, PROGRAM);
        assertSeated(Side.FIRST, Side.SECOND, true);
        begin(CheckersGame.INSTANCE, PROGRAM, Player.HUMAN);
        assertSeated(Side.SECOND, Side.FIRST, false);
    }

    @Test
    void twoOfAKindSitAsTheBoardLies() {
        begin(CubesGame.INSTANCE, Player.HUMAN, Player.HUMAN);
        assertSeated(Side.FIRST, Side.SECOND, false);
        begin(CheckersGame.INSTANCE, PROGRAM, PROGRAM);
        assertSeated(Side.SECOND, Side.FIRST, false);
    }

    @Test
    void theBoardLiesAsItsOwnGameWantsWhateverWasPlayedBefore() {
        seating.boardTurnedProperty().addListener((observable, before, now) -> {});
        begin(CubesGame.INSTANCE, Player.HUMAN, Player.HUMAN);
        begin(CheckersGame.INSTANCE, Player.HUMAN, Player.HUMAN);
        assertSeated(Side.SECOND, Side.FIRST, false);
        begin(CubesGame.INSTANCE, Player.HUMAN, Player.HUMAN);
        assertSeated(Side.FIRST, Side.SECOND, false);
    }

    @Test
    void aHandTurnsTheBoardForOneMatch() {
        begin(CheckersGame.INSTANCE, Player.HUMAN, Player.HUMAN);
        assertTrue(seating.turnableProperty().get());
        seating.turnedByUserProperty().set(true);
        assertSeated(Side.FIRST, Side.SECOND, true);
        begin(CheckersGame.INSTANCE, Player.HUMAN, Player.HUMAN);
        assertSeated(Side.SECOND, Side.FIRST, false);
    }

    @Test
    void aBoardWithoutEndsIsNotTurned() {
        begin(CubesGame.INSTANCE, Player.HUMAN, Player.HUMAN);
        assertFalse(seating.turnableProperty().get());
    }

    private void assertSeated(Side bottom, Side top, boolean turned) {
        assertEquals(bottom, seating.bottomProperty().getValue());
        assertEquals(top, seating.topProperty().getValue());
        assertEquals(turned, seating.boardTurnedProperty().get());
        Match now = match.matchProperty().get();
        boolean byHand = seating.turnedByUserProperty().get();
        assertEquals(byHand != turned, Seating.isTurned(now.game(), now.players()), "pictures lie as the board does");
    }

    private void begin(Game game, Player first, Player second) {
        match.begin(new Match(game.start(game.sizes().usual()), new Players(first, second)), TimeControl.NONE);
    }
}
