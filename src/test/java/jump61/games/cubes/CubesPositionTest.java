package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Comparison;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.RefusedException;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The board, whose move it is, and setting it up. */
class CubesPositionTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    void aGameBeginsWithOneSpotOnEachNeutralSquareAndWithRed(int size) {
        CubesPosition start = CubesGame.INSTANCE.start(size);
        assertEquals(size * size, start.spots());
        assertEquals(0, start.squares(Side.FIRST) + start.squares(Side.SECOND));
        assertEquals(Side.FIRST, start.toMove());
        assertEquals(size * size, start.legalMoves().size());
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 2", "1, 6, 2", "6, 1, 2", "6, 6, 2", "1, 3, 3", "4, 1, 3", "6, 2, 3", "2, 2, 4", "5, 4, 4"})
    void aSquareHoldsAsManySpotsAsItHasNeighbours(int row, int column, int capacity) {
        assertEquals(capacity, CubesGame.INSTANCE.start(6).capacity(row, column));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1- 1- / 1- 1-                | FIRST
        2r 1- / 1- 1-                | SECOND
        2r 1- / 1- 2b                | FIRST
        1r 1b / 1- 1-                | FIRST
        1- 1- 1- / 1- 1- 1- / 1- 1- 1- | FIRST
        2b 1- 1- / 1- 1- 1- / 1- 1- 1- | SECOND
        2b 1- 1- / 1- 4b 1- / 1- 1- 1- | FIRST
        """)
    void theNumberOfSpotsDeterminesWhoseTurnItIs(String board, Side side) {
        assertEquals(side, CubesGame.INSTANCE.parsePosition(board).toMove());
    }

    @Test
    void theSidesMoveInTurnAndEachMoveAddsOneSpot() {
        List<Position> game = RandomPlay.positions(CubesGame.INSTANCE.start(5), 3);
        for (int ply = 0; ply < game.size(); ply++) {
            assertEquals(25 + ply, ((CubesPosition) game.get(ply)).spots());
            assertEquals(ply % 2 == 0 ? Side.FIRST : Side.SECOND, game.get(ply).toMove());
        }
    }

    @Test
    void neutralAndOwnSquaresMayBePlayedAndNoOthers() {
        CubesPosition position = CubesGame.INSTANCE.parsePosition("2r 1- / 1- 2b");
        assertEquals(List.of(new CubesMove(1, 1), new CubesMove(1, 2), new CubesMove(2, 1)), position.legalMoves());
        assertEquals(
                "opponentsSquare",
                position.refusal(new CubesMove(2, 2)).orElseThrow().key());
        assertEquals(
                "offBoard", position.refusal(new CubesMove(2, 3)).orElseThrow().key());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1r 1r / 1r 1r | FIRST
        2b 1b / 3b 2b | SECOND
        """)
    void aSideThatOwnsAllSquaresHasWonAndNoMoveIsLeft(String board, Side winner) {
        CubesPosition won = CubesGame.INSTANCE.parsePosition(board);
        assertTrue(won.result().orElseThrow().wonBy(winner));
        assertEquals(List.of(), won.legalMoves());
        assertEquals(
                "match.over", won.refusal(new CubesMove(1, 1)).orElseThrow().key());
    }

    @Test
    void aNeutralSquareKeepsAGameOpen() {
        assertEquals(
                Optional.empty(),
                CubesGame.INSTANCE.parsePosition("2r 1- / 1r 1r").result());
    }

    @Test
    void settingUpASquareLeavesTheOldPositionAsItWas() {
        CubesPosition start = CubesGame.INSTANCE.start(2);
        CubesPosition one = start.with(1, 2, 2, Side.SECOND);
        assertEquals("1- 1- / 1- 1-", start.notation());
        assertEquals("1- 2b / 1- 1-", one.notation());
        assertEquals(start, one.with(1, 2, 0, Side.SECOND));
        assertEquals("1- 1r / 1- 1-", one.with(1, 2, 1, Side.FIRST).notation());
        assertFalse(start.equals(one));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 1",
        "1, 0, 1",
        "4, 1, 1",
        "1, 4, 1",
        "1, 1, 3",
        "1, 2, 4",
        "2, 2, 5",
        "2, 2, -1",
        "1, 1, 2147483647"
    })
    void aSquareCannotBeSetUpBeyondTheBoardOrItsNeighbours(int row, int column, int spots) {
        CubesPosition start = CubesGame.INSTANCE.start(3);
        assertThrows(RefusedException.class, () -> start.with(row, column, spots, Side.FIRST));
        assertEquals(CubesGame.INSTANCE.start(3), start);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        2R 1- / 1- 2B            | 2r 1- / 1- 2b
        '  2r   1-/1- 2b  '      | 2r 1- / 1- 2b
        3r 1r / 2r 2r            | 3r 1r / 2r 2r
        """)
    void positionsAreReadWithFreeWhiteSpaceAndInCapitals(String text, String notation) {
        assertEquals(notation, CubesGame.INSTANCE.parsePosition(text).notation());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void noGameIsLongerThanTheSpotsAllow(int size) {
        for (long seed = 0; seed < 20; seed++) {
            int plies = RandomPlay.from(CubesGame.INSTANCE.start(size), seed).size();
            assertTrue(plies <= (3 * size - 1) * (size - 1));
        }
    }

    /**
     * A won board keeps what its cascade left overfull. Each time one of its squares is given to the loser and the game
     * goes on, another square may come to hold more.
     */
    @Test
    void aSquareHoldsAsManySpotsAsAreEverPutOnIt() {
        CubesPosition position = CubesGame.INSTANCE.parsePosition("2r 2r / 2r 2r");
        for (int turn = 0; turn < 150; turn++) {
            position = wayOn(position).max(MOST_SPOTS).orElseThrow();
        }
        assertTrue(most(position) > 150, position.notation());
        assertEquals(position, CubesGame.INSTANCE.parsePosition(position.notation()), "it can be written and read");
    }

    private static final Comparator<CubesPosition> MOST_SPOTS = Comparator.comparingInt(
                    (CubesPosition position) -> position.spots())
            .thenComparingInt(CubesPositionTest::most);

    private static int most(CubesPosition position) {
        return squares(position).mapToInt(at -> position.spots(at)).max().orElseThrow();
    }

    /** {@return what a won board can become by giving one square to the loser and then playing one move} */
    private static Stream<CubesPosition> wayOn(CubesPosition won) {
        Side loser = won.result().orElseThrow().winner().orElseThrow().opponent();
        return squares(won)
                .flatMap(at -> Stream.of(1, 2).map(spots -> won.with(at.row(), at.column(), spots, loser)))
                .flatMap(CubesPositionTest::successors)
                .filter(next -> next.result().isPresent());
    }

    private static Stream<CubesPosition> successors(CubesPosition position) {
        return position.legalMoves().stream().map(move -> {
            CubesPosition after = (CubesPosition) position.play(move).after();
            assertEquals(position.spots() + 1, after.spots(), () -> position + " and then " + move.notation());
            return after;
        });
    }

    private static Stream<CubesMove> squares(CubesPosition position) {
        return IntStream.range(0, position.size().squares()).mapToObj(position::move);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1- 1- / 1- 1-                | 0 | 0
        2r 1- / 1- 1-                | 1 | 0
        2r 1b / 2b 1b                | 1 | 3
        1r 3r 1- / 2b 1- 1- / 1- 1- 2r | 3 | 1
        """)
    void eachSideOwnsSoManySquares(String notation, int first, int second) {
        CubesPosition position = CubesGame.INSTANCE.parsePosition(notation);
        assertEquals(first, position.squares(Side.FIRST));
        assertEquals(second, position.squares(Side.SECOND));
    }

    /** A square that is overfull many times over topples as often as that takes, or until the board is won. */
    @ParameterizedTest
    @ValueSource(ints = {5, 9, 14, 23, 40})
    void nothingIsOverfullOnABoardThatIsNotWon(int heap) {
        CubesPosition won =
                CubesGame.INSTANCE.parsePosition("1r 1r 1r 1r / 1r 1r 1r 1r / 1r 1r " + heap + "r 1r / 1r 1r 1r 1r");
        int open = 0;
        for (int square = 0; square < 16; square++) {
            CubesMove at = won.move(square);
            CubesPosition again = won.with(at.row(), at.column(), 1, Side.SECOND);
            for (CubesPosition after : successors(again).toList()) {
                if (after.result().isEmpty()) {
                    open++;
                    assertTrue(squares(after).allMatch(of -> after.spots(of) <= after.capacity(of)));
                }
            }
        }
        assertTrue(open > 0 || heap > 30);
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 7", "3, 4", "4, 4", "4, 5", "10, 2"})
    void noTwoPositionsOfABoardAreTheSameWhenCompared(int rows, int columns) {
        CubesPosition start = CubesPosition.start(new BoardSize(rows, columns));
        Map<Comparison, Position> compared = new HashMap<>();
        for (int seed = 0; seed < 200; seed++) {
            for (Position position : RandomPlay.positions(start, seed)) {
                if (position.result().isEmpty()) {
                    Comparison comparison = position.comparison().orElseThrow();
                    assertTrue(comparison.rest() >>> Comparison.REST_BITS == 0, "too many bits");
                    assertEquals(comparison, position.canonical().comparison().orElseThrow());
                    Position other = compared.put(comparison, position.canonical());
                    assertTrue(other == null || other.equals(position.canonical()), position + " and " + other);
                }
            }
        }
        assertTrue(compared.size() >= 4, compared.size() + " positions");
    }

    @Test
    void positionsWithTheSameSpotsDifferInWhatTheSideToMoveOwns() {
        Comparison less = comparison("2r 1b 2b / 1- 1- 1-");
        Comparison more = comparison("2r 1r 2b / 1- 1- 1-");
        assertEquals(less.rest(), more.rest());
        assertEquals(less.holdings(), less.holdings() & more.holdings());
        assertNotEquals(less.holdings(), more.holdings());
        assertNotEquals(less.rest(), comparison("2r 1- 2b / 1- 1- 1-").rest(), "a free square is nobody's");
    }

    private static Comparison comparison(String board) {
        return CubesGame.INSTANCE.parsePosition(board).comparison().orElseThrow();
    }

    @Test
    void largeBoardsAndWonBoardsWithTooManySpotsAreNotCompared() {
        assertEquals(Optional.empty(), CubesPosition.start(new BoardSize(3, 7)).comparison());
        assertEquals(
                Optional.empty(),
                CubesGame.INSTANCE.parsePosition("5r 2r / 2r 2r").comparison());
    }
}
