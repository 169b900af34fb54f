package jump61.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RoundsTest {
    private static List<Integer> rounds(Side began) {
        return IntStream.rangeClosed(0, 5)
                .map(ply -> Rounds.of(ply, began))
                .boxed()
                .toList();
    }

    @Test
    void aRoundIsAMoveOfEachSide() {
        assertEquals(List.of(0, 1, 1, 2, 2, 3), rounds(Side.FIRST));
    }

    @Test
    void whereTheSecondSideBegan_theFirstRoundIsItsMoveAlone() {
        assertEquals(List.of(0, 1, 2, 2, 3, 3), rounds(Side.SECOND));
    }

    /** As lists of games know it, which keep the last position and how many moves led to it. */
    @Test
    void aGameAsksItsLastPositionWhoBegan() {
        Match match = new Match(
                Games.byId("sim").orElseThrow().parsePosition("12 34 / 56"), new Players(Player.HUMAN, Player.HUMAN));
        assertEquals(0, Rounds.of(0, match.position()));
        for (int ply = 1; ply <= 4; ply++) {
            match.play(match.position().legalMoves().get(0));
            assertEquals(Rounds.of(ply, match.played()), Rounds.of(ply, match.position()), "after " + ply);
        }
        assertEquals(3, Rounds.of(4, match.position()));
    }
}
