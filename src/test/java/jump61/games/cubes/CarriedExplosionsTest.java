package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is known of the explosions of one position is used in the next, on boards of each size. */
class CarriedExplosionsTest {
    private static final int RED = 0;
    private static final int BLUE = 1;

    /** A board with its explosions, whatever the number of words it takes. */
    private record Board(CubesSearchState state, CarriedExplosions explosions) {
        static List<Board> of(String text) {
            CubesPosition position = CubesGame.INSTANCE.parsePosition(text);
            OneWordState one = new OneWordState(position, EvaluationWeights.LEARNED);
            Bits bits = new Bits(Grid.of(position.size()), 0, position.size().rows());
            TwoWordState two = new TwoWordState(position, EvaluationWeights.LEARNED);
            ManyWordState many = new ManyWordState(position, EvaluationWeights.LEARNED);
            return List.of(
                    new Board(one, new OneWordExplosions(one, bits)),
                    new Board(two, (CarriedExplosions) two.explosions()),
                    new Board(many, many.explosions()));
        }

        void play(String move) {
            state.play(state.encode(CubesGame.INSTANCE.parseMove(move)));
        }

        long[] list(int position, int side) {
            return explosions.list(position, side);
        }

        int gain(int position, int side) {
            return Explosions.gain(explosions.best(position, side));
        }
    }

    @Test
    void movesFarFromAllExplosionsLeaveTheListsOfBothSidesAsTheyAre() {
        for (Board board : Board.of("2r 1- 1- 2b / 1- 1- 1- 1- / 1- 1- 1- 1- / 1- 1- 1- 1-")) {
            board.play("4:2");
            board.play("4:3");
            board.play("3:3");
            for (int side : new int[] {RED, BLUE}) {
                for (int position = 1; position <= 3; position++) {
                    assertSame(board.list(0, side), board.list(position, side), "after " + position + " moves");
                }
                assertEquals(2, board.gain(3, side), "two neutral squares");
            }
        }
    }

    @Test
    void movesBesideAnExplosionChangeWhatItGains() {
        for (Board board : Board.of("2r 1- 1- 2b / 1- 1- 1- 1- / 1- 1- 1- 1- / 1- 1- 1- 1-")) {
            assertEquals(2, board.gain(0, RED));
            board.play("2:1");
            assertEquals(1, board.gain(1, RED), "one of its two squares is Red’s already");
            assertSame(board.list(0, BLUE), board.list(1, BLUE));
            board.play("1:2");
            assertNotSame(board.list(1, RED), board.list(2, RED));
            assertEquals(2, board.gain(2, RED), "one square for Red and one less for Blue");
        }
    }

    @Test
    void aSquareThatBecomesCriticalIsAnotherExplosion() {
        for (Board board : Board.of("2r 1- 1- 2b / 1- 1- 1- 1- / 1- 1- 1- 1- / 1- 1- 1- 1-")) {
            board.play("4:1");
            assertEquals(2, board.gain(1, RED));
            assertTrue(board.list(1, RED)[CarriedExplosions.END] > board.list(0, RED)[CarriedExplosions.END]);
            assertSame(board.list(0, BLUE), board.list(1, BLUE), "Blue owns nothing there");
        }
    }

    @Test
    void anExplosionWinsOnceTheSquareThatItDoesNotReachIsTakenToo() {
        for (Board board : Board.of("2r 1b 1r / 1b 1r 2r / 1r 1- 1r")) {
            assertEquals(4, board.gain(0, RED), "two squares for Red and two less for Blue");
            board.play("3:2");
            assertEquals(Explosions.ALL, board.gain(1, RED));
            assertEquals(0, Explosions.square(board.explosions().best(1, RED)));
        }
    }

    @Test
    void aCriticalSquareThatAnotherTopplesIsNotTriedByItself() {
        List<Board> lone = Board.of("2r 2r 1- / 1- 1- 1- / 1- 1- 1- / 1- 1- 1-");
        List<Board> chain = Board.of("2r 3r 1- / 1- 1- 1- / 1- 1- 1- / 1- 1- 2b");
        for (int i = 0; i < lone.size(); i++) {
            long[] one = lone.get(i).list(0, RED);
            long[] two = chain.get(i).list(0, RED);
            assertEquals(one[CarriedExplosions.END], two[CarriedExplosions.END]);
            assertEquals(1, one[CarriedExplosions.MOST]);
            assertEquals(3, two[CarriedExplosions.MOST]);
        }
    }

    @Test
    void explosionsAreFoundOnceUntilTheirPositionIsForgotten() {
        Counting counting = new Counting();
        counting.list(3, RED);
        counting.list(3, RED);
        assertEquals(1, counting.found);
        counting.list(3, BLUE);
        counting.list(3, BLUE);
        counting.list(3, RED);
        assertEquals(2, counting.found);
        counting.reserve(2 * CubesSearchState.POSITIONS);
        counting.list(2 * CubesSearchState.POSITIONS - 1, BLUE);
        counting.list(3, BLUE);
        assertEquals(3, counting.found);
        counting.forget(3);
        counting.list(3, RED);
        counting.list(3, BLUE);
        assertEquals(5, counting.found);
    }

    @Test
    void aListThatGrowsKeepsWhatItHas() {
        Counting counting = new Counting();
        long[] list = counting.memory(0, RED, 10);
        list[9] = 61;
        assertSame(list, counting.memory(0, RED, list.length));
        long[] longer = counting.memory(0, RED, list.length + 1);
        assertTrue(longer.length > list.length);
        assertEquals(61, longer[9]);
        assertNotSame(longer, counting.memory(0, BLUE, 10));
        assertEquals(500, counting.memory(1, RED, 500).length);
    }

    private static final class Counting extends CarriedExplosions {
        private int found;

        @Override
        long[] find(int position, int side) {
            found++;
            return memory(position, side, REACH);
        }
    }
}
