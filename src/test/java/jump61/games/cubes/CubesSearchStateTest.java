package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.SearchState;
import jump61.game.TacticalState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The bitboards of the search against the plain rules of {@link CubesPosition}. */
class CubesSearchStateTest {
    private static final int GAMES = 30;

    /** One word, two words and more, with the seams between them at different rows. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2", "3", "4", "5", "6", "7", "8", "9", "10", "2x3", "15x2", "2x15", "9x6", "6x9", "4x15", "5x13", "11",
                "15x9", "14", "15"
            })
    void randomGamesGoAsTheRulesSay(String text) {
        BoardSize size = BoardSize.parse(text).orElseThrow();
        Random random = new Random(size.squares());
        for (int game = 0; game < Math.max(3, GAMES * 30 / size.squares()); game++) {
            CubesPosition position = CubesPosition.start(size);
            TacticalState state = CubesSearchState.of(position);
            while (position.result().isEmpty()) {
                assertSame(position, state);
                List<Move> moves = position.legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                position = (CubesPosition) position.play(move).after();
                state.play(state.encode(move));
            }
            assertSame(position, state);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    void aMoveThatWinsAtOnceIsSeenExactlyWhenThereIsOne(int size) {
        Random random = new Random(size);
        for (int game = 0; game < GAMES; game++) {
            CubesPosition position = CubesPosition.start(size);
            while (position.result().isEmpty()) {
                TacticalState state = CubesSearchState.of(position);
                int seen = state.winningMove();
                List<Move> moves = position.legalMoves();
                CubesPosition now = position;
                boolean winnable = moves.stream()
                        .anyMatch(move -> now.play(move).after().result().isPresent());
                assertEquals(winnable, seen >= 0, position.notation());
                Move next = seen >= 0 ? state.decode(seen) : moves.get(random.nextInt(moves.size()));
                position = (CubesPosition) position.play(next).after();
                assertTrue(seen < 0 || position.result().isPresent());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 9})
    void whoSurelyHoldsHasAMoveThatTheOpponentCannotAnswerWithAWin(int size) {
        Random random = new Random(size);
        int held = 0;
        for (int game = 0; game < GAMES; game++) {
            TacticalState state = CubesSearchState.of(CubesPosition.start(size));
            int[] moves = new int[state.maxMoves()];
            for (int count = state.legalMoves(moves, 0); count > 0; count = state.legalMoves(moves, 0)) {
                if (state.surelyHolds()) {
                    assertTrue(holds(state, moves, count));
                    held++;
                }
                state.play(moves[random.nextInt(count)]);
            }
        }
        assertTrue(held > 0);
    }

    private static boolean holds(TacticalState state, int[] moves, int count) {
        boolean holds = false;
        for (int i = 0; i < count && !holds; i++) {
            state.play(moves[i]);
            holds = state.outcome() == SearchState.LOST || state.winningMove() < 0;
            state.undo();
        }
        return holds;
    }

    @ParameterizedTest
    @ValueSource(strings = {"6", "7", "8", "9x6", "4x15"})
    void severalWordsGiveTheSameResultsAsOne(String text) {
        BoardSize size = BoardSize.parse(text).orElseThrow();
        Random random = new Random(size.squares());
        for (int game = 0; game < GAMES; game++) {
            CubesPosition position = CubesPosition.start(size);
            while (position.result().isEmpty()) {
                var one = new OneWordState(position, EvaluationWeights.LEARNED);
                assertSeesTheSame(one, new TwoWordState(position, EvaluationWeights.LEARNED));
                assertSeesTheSame(one, new ManyWordState(position, EvaluationWeights.LEARNED));
                List<Move> moves = position.legalMoves();
                position = (CubesPosition)
                        position.play(moves.get(random.nextInt(moves.size()))).after();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"10", "12x10", "10x12", "7x15"})
    void manyWordsGiveTheSameResultsAsTwo(String text) {
        BoardSize size = BoardSize.parse(text).orElseThrow();
        Random random = new Random(size.squares());
        for (int game = 0; game < 10; game++) {
            CubesPosition position = CubesPosition.start(size);
            while (position.result().isEmpty()) {
                assertSeesTheSame(
                        new TwoWordState(position, EvaluationWeights.LEARNED),
                        new ManyWordState(position, EvaluationWeights.LEARNED));
                List<Move> moves = position.legalMoves();
                position = (CubesPosition)
                        position.play(moves.get(random.nextInt(moves.size()))).after();
            }
        }
    }

    private static void assertSeesTheSame(CubesSearchState one, CubesSearchState other) {
        assertEquals(one.evaluate(), other.evaluate());
        assertEquals(one.winningMove() < 0, other.winningMove() < 0);
        assertEquals(one.surelyHolds(), other.surelyHolds());
        assertEquals(one.forcingMove(), other.forcingMove());
        assertEquals(one.maxPlies(), other.maxPlies());
    }

    @ParameterizedTest
    @ValueSource(strings = {"6", "10", "15"})
    void passingLeavesTheSameBoardToTheOtherSide(String text) {
        CubesPosition position = CubesPosition.start(BoardSize.parse(text).orElseThrow());
        for (int ply = 0; ply < 9; ply++) {
            position = (CubesPosition)
                    position.play(position.legalMoves().get(ply * 3)).after();
        }
        CubesSearchState state = CubesSearchState.of(position);
        int[] moves = new int[state.maxMoves()];
        long hash = state.hash();
        int own = state.owned();
        int count = state.legalMoves(moves, 0);
        state.pass();
        assertEquals(position.squares(position.toMove().opponent()), state.owned());
        assertTrue(state.hash() != hash);
        state.pass();
        assertEquals(hash, state.hash());
        state.undo();
        state.undo();
        assertEquals(own, state.owned());
        assertEquals(count, state.legalMoves(moves, 0));
    }

    @Test
    void undoRestoresTheHash() {
        Random random = new Random(1);
        for (int size : new int[] {3, 6, 8, 10}) {
            TacticalState state = CubesSearchState.of(CubesPosition.start(size));
            Map<Integer, Long> hashes = new HashMap<>();
            int[] moves = new int[state.maxMoves()];
            int ply = 0;
            for (int count = state.legalMoves(moves, 0); count > 0; count = state.legalMoves(moves, 0)) {
                hashes.put(ply++, state.hash());
                state.play(moves[random.nextInt(count)]);
            }
            assertTrue(hashes.values().stream().distinct().count() == ply);
            while (ply > 0) {
                state.undo();
                assertEquals(hashes.get(--ply), state.hash());
            }
        }
    }

    @Test
    void aFullBoardThatNeverSettlesIsWonByItsMover() {
        CubesPosition position = CubesGame.INSTANCE.parsePosition("2r 3b 2r / 3r 4b 3r / 2b 3b 2b");
        TacticalState state = CubesSearchState.of(position);
        for (Move move : position.legalMoves()) {
            state.play(state.encode(move));
            assertEquals(SearchState.LOST, state.outcome());
            state.undo();
        }
        assertTrue(state.winningMove() >= 0);
    }

    @Test
    void aBoardSetUpWithOneNeutralSquareLeftIsWonByTakingIt() {
        CubesPosition position = CubesGame.INSTANCE.parsePosition("1r 1r / 2r 1-");
        TacticalState state = CubesSearchState.of(position);
        assertEquals(position.toMove() == jump61.game.Side.FIRST ? 3 : -1, state.winningMove());
    }

    @ParameterizedTest
    @CsvSource({"3, 6, 172912", "4, 4, 50520", "6, 3, 44100", "9, 3, 518400", "10, 3, 980100"})
    void sequencesOfMovesAreCounted(int size, int plies, long sequences) {
        TacticalState state = CubesSearchState.of(CubesPosition.start(size));
        assertEquals(sequences, perft(state, plies, new int[(plies + 1) * state.maxMoves()], 0));
    }

    private static long perft(SearchState state, int plies, int[] moves, int from) {
        if (plies == 0 || state.outcome() != SearchState.OPEN) {
            return 1;
        }
        int to = state.legalMoves(moves, from);
        long sequences = 0;
        for (int i = from; i < to; i++) {
            state.play(moves[i]);
            sequences += perft(state, plies - 1, moves, to);
            state.undo();
        }
        return sequences;
    }

    private static void assertSame(CubesPosition position, SearchState state) {
        int[] buffer = new int[state.maxMoves()];
        int count = state.legalMoves(buffer, 0);
        int[] moves = Arrays.copyOf(buffer, count);
        Arrays.sort(moves);
        int[] expected =
                position.legalMoves().stream().mapToInt(state::encode).sorted().toArray();
        assertTrue(Arrays.equals(expected, moves), position.notation());
        boolean lost = position.result().isPresent();
        assertEquals(lost ? SearchState.LOST : SearchState.OPEN, state.outcome());
        if (!lost) {
            assertEquals(CubesSearchState.of(position).hash(), state.hash(), position.notation());
        }
    }
}
