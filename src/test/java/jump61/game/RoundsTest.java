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
}
