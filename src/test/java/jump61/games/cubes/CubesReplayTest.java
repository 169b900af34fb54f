package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Event;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A turn as a view animates it: spots are on their way between two boards. */
class CubesReplayTest {
    private static final Turn CASCADE =
            CubesGame.INSTANCE.parsePosition("2r 3b 1- / 1- 4b 1- / 1- 1- 1-").play(new CubesMove(1, 1));

    private final CubesReplay replay = new CubesReplay(CASCADE);

    @Test
    void beforeItsFirstEventTheBoardIsThatBeforeTheTurn() {
        assertShows("2r 3b 1- / 1- 4b 1- / 1- 1- 1-");
        assertEquals(BitSet.valueOf(new long[] {1}), replay.board().movers(), "the first square only");
    }

    @Test
    void theSpotThatIsAddedMayBeOneTooMany() {
        replay.add(new CubesEvent.SpotAdded(0));
        assertShows("3r 3b 1- / 1- 4b 1- / 1- 1- 1-");
    }

    @Test
    void spotsOnTheirWayAreOnNoSquareAndChangeNoOwner() {
        replay.add(new CubesEvent.SpotAdded(0));
        replay.send(0);
        assertShows("1r 3b 1- / 1- 4b 1- / 1- 1- 1-");
    }

    @Test
    void spotsThatArriveTakeTheirSquares() {
        replay.add(new CubesEvent.SpotAdded(0));
        replay.send(0);
        replay.arrive(0);
        assertShows("1r 4r 1- / 2r 4b 1- / 1- 1- 1-");
    }

    @Test
    void squaresThatToppleAtTheSameTimeSendBeforeTheirSpotsArrive() {
        replay.add(new CubesEvent.SpotAdded(0));
        replay.send(0);
        replay.send(4);
        assertShows("1r 3b 1- / 1- 0b 1- / 1- 1- 1-");
        replay.arrive(0);
        replay.arrive(4);
        assertShows("1r 5r 1- / 3r 0b 2r / 1- 2r 1-");
    }

    @Test
    void aSecondPlayersTurnTakesSquaresForTheSecondPlayer() {
        Turn turn = CubesGame.INSTANCE.parsePosition("1- 1r / 1- 2b").play(new CubesMove(2, 2));
        assertEquals(Side.SECOND, turn.mover());
        CubesReplay second = new CubesReplay(turn);
        replayAll(turn, second);
        assertEquals("1- 2b / 2b 1b", text(second, turn));
    }

    @Test
    void aBoardThatWasAskedForStaysAsItWas() {
        CubesReplay.Board before = replay.board();
        replay.add(new CubesEvent.SpotAdded(2));
        assertEquals(1, before.spots().get(2));
        assertEquals(Optional.empty(), replay.owner(before, 2));
        assertEquals(Optional.of(Side.FIRST), replay.owner(replay.board(), 2));
    }

    @Test
    void aViewMayDoWhatItLikesWithTheNeighboursItIsTold() {
        int[] neighbours = replay.neighbours(0);
        assertArrayEquals(new int[] {1, 3}, neighbours);
        neighbours[0] = 8;
        assertArrayEquals(new int[] {1, 3}, replay.neighbours(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "3", "2x5", "7"})
    void allEventsOfATurnLeadToTheBoardAfterIt(String size) {
        CubesPosition start = CubesPosition.start(BoardSize.parse(size).orElseThrow());
        for (long seed = 0; seed < 3; seed++) {
            for (Turn turn : RandomPlay.from(start, seed)) {
                CubesReplay whole = new CubesReplay(turn);
                replayAll(turn, whole);
                assertEquals(turn.after().notation(), text(whole, turn));
            }
        }
    }

    private static void replayAll(Turn turn, CubesReplay replay) {
        for (Event event : turn.events()) {
            if (event instanceof CubesEvent.Toppled toppled) {
                replay.send(toppled.square());
                replay.arrive(toppled.square());
            } else {
                replay.add((CubesEvent.SpotAdded) event);
            }
        }
    }

    private void assertShows(String board) {
        assertEquals(board, text(replay, CASCADE));
    }

    /** {@return the board in the notation of positions} */
    private static String text(CubesReplay replay, Turn turn) {
        BoardSize size = ((CubesPosition) turn.before()).size();
        return IntStream.range(0, size.rows())
                .mapToObj(row -> IntStream.range(0, size.columns())
                        .mapToObj(column -> square(replay, row * size.columns() + column))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" / "));
    }

    private static String square(CubesReplay replay, int square) {
        CubesReplay.Board board = replay.board();
        String owner = replay.owner(board, square)
                .map(side -> side == Side.FIRST ? "r" : "b")
                .orElse("-");
        return board.spots().get(square) + owner;
    }
}
