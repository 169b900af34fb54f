package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.record.GameRecord;
import jump61.record.RecordReader;
import jump61.record.RecordWriter;
import org.junit.jupiter.api.Test;

class ResignationTest {
    private static final Player CASUAL = new Player.Computer(3);

    private final MatchViewModel match = ManualMatch.model();
    private final Resignation resignation = new Resignation(match);

    private void begin(Player first, Player second) {
        match.begin(new Match(CubesGame.INSTANCE.start(3), new Players(first, second)), TimeControl.NONE);
    }

    private void play(String move) {
        match.play(CubesGame.INSTANCE.parseMove(move));
    }

    @Test
    void youGiveUpEvenWhileTheComputerThinks() {
        begin(Player.HUMAN, CASUAL);
        assertFalse(resignation.possibleProperty().get(), "nothing is lost yet");
        play("1:1");
        assertTrue(match.computer().thinkingProperty().get());
        assertTrue(resignation.possibleProperty().get());
        resignation.resign();
        Result result = match.resultProperty().get();
        assertEquals(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION), result);
        assertFalse(match.computer().thinkingProperty().get());
        assertFalse(resignation.possibleProperty().get());
    }

    /** The question may have been asked before the computer moved. */
    @Test
    void whoeverGivesUpWhileAMoveIsBeingShownIsHeard() {
        List<Runnable> shown = new ArrayList<>();
        match.setDisplay(new TurnDisplay() {
            @Override
            public void place(Position position, Turn last) {}

            @Override
            public void show(Turn turn, Runnable whenDone) {
                shown.add(whenDone);
            }

            @Override
            public void finishNow() {
                shown.forEach(Runnable::run);
                shown.clear();
            }
        });
        begin(Player.HUMAN, CASUAL);
        play("1:1");
        assertTrue(match.animatingProperty().get());
        resignation.resign();
        assertEquals(Optional.of(Side.SECOND), match.resultProperty().get().winner());
    }

    @Test
    void ofTwoPeopleTheOneWhoseTurnItIsGivesUp() {
        begin(Player.HUMAN, Player.HUMAN);
        play("1:1");
        resignation.resign();
        assertEquals(Optional.of(Side.FIRST), match.resultProperty().get().winner());
    }

    @Test
    void undoTakesBackTheResignationAndNoMove() {
        begin(Player.HUMAN, CASUAL);
        play("1:1");
        resignation.resign();
        assertTrue(match.canUndoProperty().get());
        match.undo();
        assertNull(match.resultProperty().get());
        assertEquals(1, match.turns().size());
        assertTrue(match.computer().thinkingProperty().get(), "the game goes on");
    }

    @Test
    void nobodyResignsForComputersOrRemoteOpponents() {
        begin(CASUAL, CASUAL);
        assertEquals(Optional.empty(), resignation.side());
        begin(Player.HUMAN, new Player.Remote("jump61@far"));
        play("1:1");
        assertEquals(Optional.empty(), resignation.side(), "leaving the game tells the opponent");
    }

    @Test
    void aFileKeepsIt() throws Exception {
        begin(Player.HUMAN, Player.HUMAN);
        play("1:1");
        resignation.resign();
        GameRecord record = GameRecord.of(match.matchProperty().get(), Map.of());
        assertEquals(
                Optional.of(match.resultProperty().get()),
                RecordReader.read(RecordWriter.write(record)).result());
    }
}
