package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import jump61.game.Level;
import jump61.game.RandomPlay;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a state of Checkers tells the search beside the rules. */
class CheckersStateTest {
    @Test
    void aPositionIsWorthWhatOneCountsSquareBySquare() {
        int compared = 0;
        for (long seed = 0; seed < 150; seed++) {
            for (Turn turn : RandomPlay.from(CheckersPosition.START, seed)) {
                CheckersPosition position = (CheckersPosition) turn.after();
                int estimate = state(position).evaluate();
                if (canMove(position)) {
                    assertEquals(PlainEvaluation.of(position), estimate, position::notation);
                    compared++;
                }
            }
        }
        assertTrue(compared > 3_000, compared + " positions");
    }

    /** Few men are on the board, so that runners count and get past. */
    @Test
    void soAreEndings() {
        Random random = new Random(61);
        int compared = 0;
        for (int sample = 0; sample < 3_000; sample++) {
            char[] squares = "..../..../..../..../..../..../..../....".toCharArray();
            for (int piece = 0; piece < 2 + random.nextInt(8); piece++) {
                int row = random.nextInt(8);
                int column = random.nextInt(4);
                boolean red = random.nextBoolean();
                char man = red ? (row == 7 ? 'R' : 'r') : row == 0 ? 'W' : 'w';
                squares[row * 5 + column] = man;
            }
            String notation = new String(squares) + (random.nextBoolean() ? " red" : " white");
            CheckersPosition position = (CheckersPosition) CheckersGame.INSTANCE.parsePosition(notation);
            int estimate = state(position).evaluate();
            if (canMove(position)) {
                assertEquals(PlainEvaluation.of(position), estimate, notation);
                compared++;
            }
        }
        assertTrue(compared > 1_000, compared + " positions");
    }

    private static boolean canMove(CheckersPosition position) {
        return position.result().isEmpty() && !position.legalMoves().contains(CheckersMove.CANNOT_MOVE);
    }

    @ParameterizedTest
    @CsvSource({
        "FIRST, 0, 0, 85, 33",
        "FIRST, 0, 6, 48, 20",
        "FIRST, 1, 1, 43, 36",
        "FIRST, 6, 6, -44, 107",
        "FIRST, 7, 1, 0, 200",
        "FIRST, 7, 7, 0, 200",
        "FIRST, 0, 1, 0, 0",
        "SECOND, 7, 7, -85, -33",
        "SECOND, 1, 1, 44, -107",
        "SECOND, 0, 0, 0, -200"
    })
    void aPieceIsWorthMoreOnSomeSquares(Side side, int row, int column, int opening, int ending) {
        int worth = PieceSquareTable.worth(side, Board.square(row, column));
        assertEquals(opening, TaperedScore.at(24, worth));
        assertEquals(ending, TaperedScore.at(0, worth));
    }

    @ParameterizedTest
    @CsvSource({"100, -40, 24, 100", "100, -40, 0, -40", "100, -40, 12, 30", "-7, 20, 18, -0", "-100, 3000, 6, 2225"})
    void aValueChangesWithTheNumberOfMen(int opening, int ending, int men, int value) {
        assertEquals(value, TaperedScore.at(men, TaperedScore.of(opening, ending)));
    }

    @ParameterizedTest
    @CsvSource({
        // 24 men who start on three rows each: 4 * (7 + 6 + 5) steps a side, and the end.
        "rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww red, 145",
        "..../..../..../r.../..../..../..../.... red, 5",
        "..../..../..../w.../..../..../..../.... red, 4",
        "W.../..../..../..../..../..../..../R... red, 1",
        "..../..../..../..../..../..../rw../.... red, 8"
    })
    void noGameIsLongerThanItsMenHaveRowsBeforeThem(String position, int plies) {
        assertEquals(plies, state(position).maxPlies());
    }

    @Test
    void jumpsAreTriedFirst() {
        SearchState state = state("..../..../.r../.w../..../..../..../.... red");
        int[] moves = new int[state.maxMoves()];
        int count = state.legalMoves(moves, 0);
        assertEquals("2 2 4 4", state.decode(moves[0]).notation());
        assertEquals(2, count);
    }

    @ParameterizedTest
    @CsvSource({
        // A slide two rows below and one column beside where one looks, the other way round, and the same jump.
        "0 0 1 1, 2 2 3 3, 2",
        "2 2 3 3, 0 0 1 1, 2",
        "2 2 3 3, 2 6 3 7, 4",
        "2 2 3 3, 2 2 3 1, 0",
        "2 2 4 4, 0 0 1 1, 1",
        "2 2 4 4, 2 6 3 7, 2",
        "2 2 3 3, 6 0 7 1, 4"
    })
    void stepsFarAwayAreHarderToSeeAndSlidesMoreSoThanJumps(String move, String attention, double effort) {
        SearchState state = state(CheckersPosition.START);
        assertEquals(effort, state.effort(number(state, move), number(state, attention)));
    }

    @Test
    void thatNothingMovesIsSeenAtOnce() {
        SearchState state = state(CheckersPosition.START);
        int stuck = state.encode(CheckersMove.CANNOT_MOVE);
        assertEquals(0, state.effort(stuck, number(state, "2 2 3 3")));
        assertEquals(0, state.effort(number(state, "2 2 3 3"), stuck));
    }

    private static int number(SearchState state, String move) {
        return state.encode(CheckersGame.INSTANCE.parseMove(move));
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "2, 1", "3, 1", "4, 1"})
    void onlyWhoDoesNotThinkOfRepliesIsHelped(int level, double ease) {
        assertEquals(ease, state(CheckersPosition.START).ease(Level.of(level)));
    }

    @ParameterizedTest
    @CsvSource({
        "..../..../..../.r../..w./..../..../RR.. red, 4",
        "..../..../..../.r../..w./..../..../RR.. white, -4",
        "WW../..../..../.r../..w./..../..../R... red, -2"
    })
    void aKingCountsTwice(String position, int lead) {
        assertEquals(lead, ((CheckersSearchState) state(position)).lead());
    }

    /** Keys that are alike for boards that are alike would fill some places of a table and leave others empty. */
    @Test
    void eachPieceAndEachSquareChangesTheKeyThoroughly() {
        long empty = state("..../..../..../..../..../..../..../.... red").hash();
        for (int square = 0; square < 32; square++) {
            for (String piece : new String[] {"r", "w"}) {
                char[] squares = "..../..../..../..../..../..../..../....".toCharArray();
                boolean king = piece.equals("r") ? square / 4 == 7 : square / 4 == 0;
                squares[square / 4 * 5 + square % 4] =
                        (king ? piece.toUpperCase(java.util.Locale.ROOT) : piece).charAt(0);
                int changed = Long.bitCount(
                        empty ^ state(new String(squares) + " red").hash());
                assertTrue(changed >= 12 && changed <= 52, changed + " bits by " + piece + " on " + square);
            }
        }
    }

    @Test
    void theKeyOfAPositionDoesNotDependOnTheMovesBeforeItNorOnOthersBeingTried() {
        SearchState state = state(CheckersPosition.START);
        int[] moves = new int[state.maxMoves()];
        for (int ply = 0; ply < 20; ply++) {
            long before = state.hash();
            int count = state.legalMoves(moves, 0);
            long[] after = Arrays.stream(moves, 0, count)
                    .mapToLong(move -> {
                        state.play(move);
                        long key = state.hash();
                        state.undo();
                        return key;
                    })
                    .toArray();
            assertEquals(count, Arrays.stream(after).distinct().count());
            assertEquals(before, state.hash());
            state.play(moves[ply % count]);
        }
    }

    private static SearchState state(String notation) {
        return state((CheckersPosition) CheckersGame.INSTANCE.parsePosition(notation));
    }

    private static SearchState state(CheckersPosition position) {
        return CheckersGame.INSTANCE.searchState(position);
    }
}
