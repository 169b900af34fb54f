package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.window.board.Beat;
import jump61.window.settings.Settings;
import jump61.window.settings.Speed;
import jump61.window.sound.Sound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchSoundsTest {
    private static final Players YOU_BEGIN = new Players(Player.HUMAN, new Player.Computer(3));

    private final List<Sound> heard = new ArrayList<>();
    private final Settings settings = new Settings();
    private final MatchSounds sounds = new MatchSounds(settings, (sound, volume) -> heard.add(sound), null);

    @Test
    void yourMoveAndTheOpponentsAreHeardApart() {
        Turn turn = CubesGame.INSTANCE.start(6).play(CubesGame.INSTANCE.parseMove("1:2"));
        sounds.played(turn, true);
        sounds.played(turn, false);
        assertEquals(List.of(Sound.MOVE, Sound.MOVE.answer()), heard);
    }

    @ParameterizedTest
    @CsvSource({"1:1, -2", "6:1, -2", "1:2, 0", "3:6, 0", "2:2, 2", "3:4, 2"})
    void aMoveInACornerIsLowerAndOneInsideIsHigher(String move, int higher) {
        Turn turn = CubesGame.INSTANCE.start(6).play(CubesGame.INSTANCE.parseMove(move));
        assertEquals(Sound.move(higher), MatchSounds.of(turn, true));
    }

    @Test
    void aCaptureSoundsUnlikeAStep() {
        Position start = CheckersGame.INSTANCE.start(8);
        Turn step = start.play(CheckersGame.INSTANCE.parseMove("2 6 3 7"));
        assertEquals(Sound.MOVE, MatchSounds.of(step, true));
        Position met = step.after()
                .play(CheckersGame.INSTANCE.parseMove("5 7 4 6"))
                .after()
                .play(CheckersGame.INSTANCE.parseMove("2 4 3 5"))
                .after();
        assertEquals(Sound.CAPTURE, MatchSounds.of(met.play(CheckersGame.INSTANCE.parseMove("4 6 2 4")), true));
    }

    @Test
    void onlyTheOneWhoLostToAComputerHearsALoss() {
        assertFalse(MatchSounds.isLost(Result.win(Side.FIRST), YOU_BEGIN));
        assertTrue(MatchSounds.isLost(Result.win(Side.SECOND), YOU_BEGIN));
        Players two = new Players(Player.HUMAN, Player.HUMAN);
        assertFalse(MatchSounds.isLost(Result.win(Side.SECOND), two));
        assertFalse(MatchSounds.isLost(new Result(Optional.empty(), Result.Reason.RULES), YOU_BEGIN));
    }

    @Test
    void aCascadeIsHeardWaveByWaveAndTheWinBeginsOnTheLastOne() {
        sounds.played(cascade(), true);
        sounds.beat(new Beat(1, Side.FIRST));
        sounds.beat(new Beat(2, Side.FIRST));
        sounds.won();
        assertEquals(List.of(Sound.wave(1, true), Sound.wave(2, true), Sound.win(2)), heard);
    }

    @Test
    void aCascadeThatIsNotAnimatedIsHeardAtOnceAndTheWinBeginsWhereItEnds() {
        settings.speedProperty().set(Speed.NONE);
        sounds.played(cascade(), false);
        sounds.won();
        assertEquals(List.of(Sound.CASCADE, Sound.win(Sound.LAST_OF_CASCADE)), heard);
    }

    @Test
    void aWinWithoutACascadeDoesNotBeginWhereAnEarlierTurnEnded() {
        sounds.played(cascade(), true);
        sounds.beat(new Beat(5, Side.FIRST));
        heard.clear();
        sounds.played(CubesGame.INSTANCE.start(6).play(CubesGame.INSTANCE.parseMove("1:2")), true);
        sounds.won();
        assertEquals(List.of(Sound.MOVE, Sound.win(0)), heard);
    }

    private static Turn cascade() {
        Position full = CubesGame.INSTANCE.parsePosition("2r 1- 1- / 1- 2b 1- / 1- 1- 1-");
        return full.play(CubesGame.INSTANCE.parseMove("1:1"));
    }
}
