package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.SearchState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What bitboards count is what one counts square by square. */
class EvaluationTest {
    private static final int GAMES = 3;
    private static final int FIRST_NEUTRAL = 24;
    private static final int FIRST_PAIR = 27;
    private static final int FIRST_EXPLOSION = 48;
    private static final int TEMPO = 54;

    private final Random random = new Random(61);
    /** Each weight is another number, so that none can stand for another. */
    private final int[] early = distinct();

    private final int[] late = distinct();

    @ParameterizedTest
    @ValueSource(strings = {"2", "2x3", "3", "6", "7", "8", "9", "10", "11", "9x6", "15x2"})
    void aPositionIsWorthTheSumOfItsSquaresPairsAndExplosions(String text) {
        long[] packed = new long[CubesEvaluation.WEIGHTS];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = CubesEvaluation.pack(early[i], late[i]);
        }
        for (int game = 0; game < GAMES; game++) {
            CubesPosition position = CubesPosition.start(BoardSize.parse(text).orElseThrow());
            CubesSearchState state = CubesSearchState.of(position, new CubesEvaluation(packed));
            while (state.outcome() == SearchState.OPEN) {
                assertEquals(expected(position), state.evaluate(), position.notation());
                List<Move> moves = position.legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                position = (CubesPosition) position.play(move).after();
                state.play(state.encode(move));
            }
        }
    }

    private int expected(CubesPosition position) {
        PlainBoard board = PlainBoard.of(position);
        int[] counts = new int[CubesEvaluation.WEIGHTS];
        for (int square = 0; square < board.squares(); square++) {
            int owner = board.owner(square);
            int first = owner == 0 ? FIRST_NEUTRAL : (owner > 0 ? 0 : 12) + 3 * board.count(square);
            counts[first + board.kind(square)]++;
            for (int other : board.neighbours(square)) {
                if (other > square && owner != 0 && board.owner(other) != 0) {
                    counts[FIRST_PAIR + pair(group(board, square), group(board, other))]++;
                }
            }
        }
        countExplosion(board.bestExplosion(1), counts, FIRST_EXPLOSION);
        countExplosion(board.bestExplosion(-1), counts, FIRST_EXPLOSION + 3);
        counts[TEMPO] = 1;
        int moves = position.spots() - board.squares();
        int stage = Math.min(64, moves * 32 / board.squares());
        return (sum(counts, early) * (64 - stage) + sum(counts, late) * stage) / (64 * CubesEvaluation.SCALE);
    }

    /** {@return 0 to 2 for own squares, 3 to 5 for the other side's, by how near they are to critical} */
    private static int group(PlainBoard board, int square) {
        return Math.max(0, board.count(square) - 1) + (board.owner(square) > 0 ? 0 : 3);
    }

    /** {@return the place of a pair in the list 00, 01, ... 05, 11, 12, ... 55} */
    private static int pair(int one, int two) {
        int place = 0;
        for (int smaller = 0; smaller < 6; smaller++) {
            for (int larger = smaller; larger < 6; larger++) {
                if (smaller == Math.min(one, two) && larger == Math.max(one, two)) {
                    return place;
                }
                place++;
            }
        }
        throw new AssertionError();
    }

    private static void countExplosion(int rank, int[] counts, int at) {
        int gain = Math.min(Explosions.gain(rank), 72);
        for (int square = 0; square < gain; square++) {
            counts[at + (square < 4 ? 0 : square < 12 ? 1 : 2)]++;
        }
    }

    private static int sum(int[] counts, int[] weights) {
        int sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * weights[i];
        }
        return sum;
    }

    private int[] distinct() {
        return random.ints(-60, 61).distinct().limit(CubesEvaluation.WEIGHTS).toArray();
    }

    @ParameterizedTest
    @CsvSource({
        "4000, -2000, 0, 36, 1000",
        "4000, -2000, 36, 36, 250",
        "4000, -2000, 72, 36, -500",
        "4000, -2000, 99, 36, -500",
        "-4000, 2000, 18, 36, -625",
        "-4, -4, 9, 36, -1"
    })
    void aWeightChangesFromTheEmptyBoardToTheFullOne(int early, int late, int plies, int squares, int value) {
        assertEquals(value, CubesEvaluation.value(CubesEvaluation.pack(early, late), plies, squares));
    }

    @Test
    void theEvaluationForComparisonCountsSquares() {
        CubesPosition position = CubesGame.INSTANCE.parsePosition("2r 1r 1- / 1- 4b 1- / 1- 1- 1-");
        assertEquals(
                100, CubesSearchState.of(position, EvaluationWeights.counting()).evaluate());
    }

    @Test
    void theEvaluationForComparisonIsBlindToKindsOfSquaresSpotsAndNeutralOnes() {
        for (String board : new String[] {
            "2r 1- 1- / 1- 1b 1- / 1- 1- 2r", "2b 1b 1b / 1b 1r 1b / 1r 2b 1b", "2r 1- 1- / 1- 1- 1- / 1- 1- 2r"
        }) {
            CubesPosition position = CubesGame.INSTANCE.parsePosition(board);
            int lead = position.squares(position.toMove())
                    - position.squares(position.toMove().opponent());
            assertEquals(
                    100 * lead,
                    CubesSearchState.of(position, EvaluationWeights.counting()).evaluate(),
                    board);
        }
    }
}
