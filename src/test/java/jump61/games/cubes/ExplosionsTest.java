package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import jump61.game.BoardSize;
import jump61.game.SearchState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplosionsTest {
    private static final int WALKS = 30;
    private static final int STEPS = 120;

    /** A search goes forward, passes and goes back; a copy of the state knows nothing of that. */
    @ParameterizedTest
    @ValueSource(strings = {"3", "5", "7", "8", "9", "10", "11", "15x2"})
    void explosionsRememberedFromEarlierPositionsAreThoseFoundAfresh(String text) {
        BoardSize size = BoardSize.parse(text).orElseThrow();
        Random random = new Random(size.squares());
        for (int walk = 0; walk < WALKS; walk++) {
            CubesSearchState state = CubesSearchState.of(CubesPosition.start(size));
            int[] moves = new int[state.maxMoves()];
            int played = 0;
            for (int step = 0; step < STEPS + 2 * size.squares() && state.outcome() == SearchState.OPEN; step++) {
                assertSameExplosions((CubesSearchState) state.copy(), state, random);
                int what = random.nextInt(10);
                if (what < 2 && played > 0) {
                    state.undo();
                    played--;
                } else if (what == 2) {
                    state.pass();
                    played++;
                } else {
                    state.play(moves[random.nextInt(state.legalMoves(moves, 0))]);
                    played++;
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "4", "6", "7", "8"})
    void smallAndLargeBoardsFindTheSameExplosions(String text) {
        BoardSize size = BoardSize.parse(text).orElseThrow();
        Bits bits = new Bits(Grid.of(size), 0, size.rows());
        Random random = new Random(size.squares());
        for (int walk = 0; walk < WALKS; walk++) {
            CubesSearchState state = CubesSearchState.of(CubesPosition.start(size));
            int[] moves = new int[state.maxMoves()];
            while (state.outcome() == SearchState.OPEN) {
                OneWordState now = (OneWordState) state.copy();
                for (int side = 0; side < 2; side++) {
                    int carried = new OneWordExplosions(now, bits).best(0, side);
                    assertEquals(carried, new FreshExplosions(now).best(0, side));
                }
                state.play(moves[random.nextInt(state.legalMoves(moves, 0))]);
            }
        }
    }

    /** Not every position asks for both sides, so some lists are made from much earlier ones. */
    private static void assertSameExplosions(CubesSearchState afresh, CubesSearchState state, Random random) {
        if (random.nextInt(3) > 0) {
            assertEquals(afresh.bestExplosion(), state.bestExplosion());
        }
        if (random.nextInt(3) > 0) {
            assertEquals(afresh.bestExplosionOfOther(), state.bestExplosionOfOther());
        }
    }

    @Test
    void theLargerGainAndThenTheSmallerSquareIsBest() {
        assertTrue(Explosions.rank(3, 7) < Explosions.rank(4, 200));
        assertTrue(Explosions.rank(3, 7) > Explosions.rank(3, 8));
        assertEquals(Explosions.ALL, Explosions.gain(Explosions.rank(Explosions.ALL, 224)));
        assertEquals(224, Explosions.square(Explosions.rank(Explosions.ALL, 224)));
        assertEquals(0, Explosions.gain(0));
    }
}
