package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Event;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens in a move, step by step, as a view shows it. */
class ChainReactionsTest {
    @Test
    void aQuietMoveAddsOneSpot() {
        Turn turn = play("1- 1- / 1- 2b", 1, 2);
        assertEquals(List.of(new CubesEvent.SpotAdded(1)), turn.events());
        assertEquals("1- 2b / 1- 2b", turn.after().notation());
    }

    @Test
    void squaresToppleInWaves() {
        // The corner spills into both edges; the upper one spills on, back into the corner, too.
        Turn turn = play("2r 3b 1- / 1- 4b 1- / 1- 1- 1-", 1, 1);
        assertEquals(
                List.of(
                        new CubesEvent.SpotAdded(0),
                        new CubesEvent.Toppled(0, 1),
                        new CubesEvent.Toppled(1, 2),
                        new CubesEvent.Toppled(4, 3)),
                turn.events());
        assertEquals("2r 2r 2r / 3r 1r 2r / 1- 2r 1-", turn.after().notation());
    }

    @Test
    void aSquareOfAWonBoardThatIsStillOverfullTopplesAgainInTheNextWave() {
        int[] cells = {6, -1, -1, -1};
        assertEquals(
                List.of(
                        new CubesEvent.SpotAdded(0),
                        new CubesEvent.Toppled(0, 1),
                        new CubesEvent.Toppled(0, 2),
                        new CubesEvent.Toppled(1, 3)),
                Cascade.play(Grid.of(BoardSize.square(2)), cells, 0, 1));
        assertArrayEquals(new int[] {4, 1, 3, 2}, cells);
    }

    @Test
    void theCascadeStopsWhenTheMoverOwnsAll() {
        Turn turn = play("2r 3b 2r / 3r 4b 3r / 2b 3b 2b", 2, 2);
        assertEquals(Side.SECOND, turn.mover());
        assertEquals(0, ((CubesPosition) turn.after()).squares(Side.FIRST));
        assertEquals(25, ((CubesPosition) turn.after()).spots());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 10})
    void theEventsOfATurnLeadFromItsBeginningToItsEnd(int size) {
        for (long seed = 0; seed < 5; seed++) {
            RandomPlay.from(CubesGame.INSTANCE.start(size), seed).forEach(turn -> {
                assertEquals(turn.after().notation(), replayed(turn), turn.before()::notation);
                assertWavesInOrder(turn.events());
            });
        }
    }

    private static Turn play(String board, int row, int column) {
        return CubesGame.INSTANCE.parsePosition(board).play(new CubesMove(row, column));
    }

    /** The board as an animation would leave it that knows nothing but the events. */
    private static String replayed(Turn turn) {
        CubesPosition before = (CubesPosition) turn.before();
        int size = before.size().rows();
        int[] spots = new int[size * size];
        String[] owners = new String[size * size];
        IntStream.range(0, size * size).forEach(square -> {
            CubesMove at = before.move(square);
            spots[square] = before.spots(at);
            owners[square] = before.owner(at)
                    .map(side -> CubesGame.INSTANCE.colour(side).id().substring(0, 1))
                    .orElse("-");
        });
        String mover = CubesGame.INSTANCE.colour(turn.mover()).id().substring(0, 1);
        for (Event event : turn.events()) {
            List<Integer> receivers;
            if (event instanceof CubesEvent.Toppled toppled) {
                receivers = neighbours(toppled.square(), size);
                spots[toppled.square()] -= receivers.size();
            } else {
                receivers = List.of(((CubesEvent.SpotAdded) event).square());
            }
            receivers.forEach(square -> {
                spots[square]++;
                owners[square] = mover;
            });
        }
        StringBuilder text = new StringBuilder();
        for (int square = 0; square < spots.length; square++) {
            text.append(square == 0 ? "" : square % size == 0 ? " / " : " ")
                    .append(spots[square])
                    .append(owners[square]);
        }
        return text.toString();
    }

    private static List<Integer> neighbours(int square, int size) {
        return IntStream.range(0, size * size)
                .filter(other -> Math.abs(other / size - square / size) + Math.abs(other % size - square % size) == 1)
                .boxed()
                .toList();
    }

    private static void assertWavesInOrder(List<Event> events) {
        int wave = 1;
        assertTrue(events.get(0) instanceof CubesEvent.SpotAdded);
        for (Event event : events.subList(1, events.size())) {
            int next = ((CubesEvent.Toppled) event).wave();
            assertTrue(next == wave || next == wave + 1, events::toString);
            wave = next;
        }
    }
}
