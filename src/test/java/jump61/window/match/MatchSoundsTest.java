package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.window.sound.Sound;
import org.junit.jupiter.api.Test;

class MatchSoundsTest {
    private static final Players YOU_BEGIN = new Players(Player.HUMAN, new Player.Computer(3));

    @Test
    void yourMoveAndTheOpponentsAreHeardApart() {
        Position start = CubesGame.INSTANCE.start(6);
        Turn yours = start.play(CubesGame.INSTANCE.parseMove("1:1"));
        Turn computers = yours.after().play(CubesGame.INSTANCE.parseMove("2:2"));
        assertEquals(Sound.MOVE, MatchSounds.of(yours, YOU_BEGIN));
        assertEquals(Sound.REPLY, MatchSounds.of(computers, YOU_BEGIN));
    }

    @Test
    void aCaptureSoundsUnlikeAStep() {
        Position start = CheckersGame.INSTANCE.start(8);
        Position met = start.play(CheckersGame.INSTANCE.parseMove("2 6 3 7"))
                .after()
                .play(CheckersGame.INSTANCE.parseMove("5 7 4 6"))
                .after()
                .play(CheckersGame.INSTANCE.parseMove("2 4 3 5"))
                .after();
        assertEquals(Sound.CAPTURE, MatchSounds.of(met.play(CheckersGame.INSTANCE.parseMove("4 6 2 4")), YOU_BEGIN));
    }

    @Test
    void onlyTheOneWhoLostToAComputerHearsALoss() {
        assertEquals(Sound.WIN, MatchSounds.of(Result.win(Side.FIRST), YOU_BEGIN));
        assertEquals(Sound.LOSS, MatchSounds.of(Result.win(Side.SECOND), YOU_BEGIN));
        Players two = new Players(Player.HUMAN, Player.HUMAN);
        assertEquals(Sound.WIN, MatchSounds.of(Result.win(Side.SECOND), two));
        assertEquals(Sound.WIN, MatchSounds.of(new Result(Optional.empty(), Result.Reason.RULES), YOU_BEGIN));
    }
}
