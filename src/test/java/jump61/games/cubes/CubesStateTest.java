package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.SearchState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a state of Jump61 tells the search beside the rules. */
class CubesStateTest {
    private static final String CASCADE = "2r 3b 1- / 1- 4b 1- / 1- 1- 1-";

    @ParameterizedTest
    @ValueSource(strings = {"2", "3", "6", "7", "8", "9", "10", "11", "9x6"})
    void theBestExplosionIsTheOneThatGainsMost(String text) {
        Random random = new Random(text.hashCode());
        for (int game = 0; game < 2; game++) {
            CubesPosition position = CubesPosition.start(BoardSize.parse(text).orElseThrow());
            CubesSearchState state = CubesSearchState.of(position);
            while (position.result().isEmpty()) {
                PlainBoard plain = PlainBoard.of(position);
                assertEquals(plain.bestExplosion(1), state.bestExplosion(), position.notation());
                assertEquals(plain.bestExplosion(-1), state.bestExplosionOfOther(), position.notation());
                List<Move> moves = position.legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                position = (CubesPosition) position.play(move).after();
                state.play(state.encode(move));
            }
        }
    }

    @Test
    void criticalSquaresAreTriedFirstAndThenThoseThatWillBe() {
        CubesPosition position = CubesGame.INSTANCE.parsePosition("1- 2r 2r / 1- 2b 3r / 1- 3r 2b");
        for (CubesSearchState state : statesOf(position)) {
            assertEquals("1:3 2:3 3:2 1:1 1:2 3:1 2:1", moves(state));
        }
    }

    private static String moves(SearchState state) {
        int[] moves = new int[state.maxMoves()];
        int count = state.legalMoves(moves, 0);
        return String.join(
                " ",
                Arrays.stream(moves, 0, count)
                        .mapToObj(move -> state.decode(move).notation())
                        .toList());
    }

    private static List<CubesSearchState> statesOf(CubesPosition position) {
        return List.of(
                new OneWordState(position, EvaluationWeights.LEARNED),
                new TwoWordState(position, EvaluationWeights.LEARNED),
                new ManyWordState(position, EvaluationWeights.LEARNED));
    }

    @Test
    void seeingACascadeCostsItsSizeOnASmallBoardFourfoldAndMoreFromFarAway() {
        for (CubesSearchState state : statesOf(CubesGame.INSTANCE.parsePosition(CASCADE))) {
            long hash = state.hash();
            assertEquals(3 * 4, state.effort(0, 0), "three of nine squares topple, next to where one looks");
            assertEquals(3 * 4 * 1.25, state.effort(0, 1));
            assertEquals(3 * 4 * 1.25, state.effort(0, 3));
            assertEquals(3 * 4 * 2, state.effort(0, 8));
            assertEquals(0, state.effort(2, 6), "a spot that stays needs no effort");
            assertEquals(hash, state.hash());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"6", "8", "10", "15"})
    void onALargeBoardEachTopplingCostsOne(String text) {
        CubesPosition position = CubesPosition.start(BoardSize.parse(text).orElseThrow());
        // Red fills a corner; Blue plays one row below.
        int below = position.size().columns() + 3;
        for (int move : new int[] {0, below, 1, below}) {
            position = (CubesPosition) position.play(position.move(move)).after();
        }
        SearchState state = CubesSearchState.of(position);
        assertEquals(1, state.effort(0, 0));
        assertEquals(1.5, state.effort(0, 2));
    }

    @ParameterizedTest
    @CsvSource({"2, 5", "3, 16", "6, 85", "9, 208", "10, 261", "15, 616"})
    void noGameHasMoreMovesThanSpotsFit(int size, int moves) {
        CubesPosition position = CubesPosition.start(size);
        assertEquals(moves, CubesSearchState.of(position).maxPlies());
        CubesPosition later = (CubesPosition) position.play(position.move(0)).after();
        assertEquals(moves - 1, CubesSearchState.of(later).maxPlies());
    }

    @Test
    void aBoardThatCannotSettleEndsWithTheNextMove() {
        CubesPosition full = CubesGame.INSTANCE.parsePosition("2r 3b 2r / 3r 4b 3r / 2b 3b 2b");
        statesOf(full).forEach(state -> assertEquals(1, state.maxPlies()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "8", "9", "12"})
    void theLastNeutralSquareWinsWhereverItIs(String text) {
        BoardSize size = BoardSize.parse(text).orElseThrow();
        int last = size.squares() - 1;
        String red = "1r ".repeat(last);
        for (int neutral = 0; neutral <= last; neutral += last / 8) {
            StringBuilder squares = new StringBuilder(red).insert(3 * neutral, "1- ");
            for (int end = size.squares() - size.columns(); end > 0; end -= size.columns()) {
                squares.insert(3 * end, "/ ");
            }
            CubesPosition position = CubesGame.INSTANCE.parsePosition(squares.toString());
            assertEquals(neutral, CubesSearchState.of(position).winningMove(), position.notation());
        }
    }

    @Test
    void anOpponentsLastSquareIsNotWonByPlayingThere() {
        statesOf(CubesGame.INSTANCE.parsePosition("1r 1r 1r / 1r 1r 1b / 1r 1r 1r"))
                .forEach(state -> assertEquals(-1, state.winningMove()));
    }

    @ParameterizedTest
    @CsvSource({
        "1r 1r 1r / 1r 1r 1- / 1r 1r 1r, false",
        "2r 2r 1b / 1b 1b 1b / 1b 1b 1b, false",
        "2r 3r 2r / 3r 1r 2b / 2r 2r 2r, true"
    })
    void allCriticalSquaresTogetherWinOrNoExplosionDoes(String board, boolean win) {
        for (CubesSearchState state : statesOf(CubesGame.INSTANCE.parsePosition(board))) {
            assertEquals(win, state.allWin());
            assertEquals(win, state.forcingMoveWins(), "here, one of them is enough");
        }
    }

    @Test
    void theSquaresThatACascadeTopplesAreCounted() {
        for (CubesSearchState state : statesOf(CubesGame.INSTANCE.parsePosition(CASCADE))) {
            state.play(0);
            assertEquals(3, state.toppledSquares());
        }
    }

    /** Keys that are alike for boards that are alike would fill some places of a table and leave others empty. */
    @ParameterizedTest
    @ValueSource(strings = {"6", "8", "10", "15"})
    void aBoardThatDiffersInOneBitHasQuiteAnotherKey(String text) {
        CubesPosition position = CubesPosition.start(BoardSize.parse(text).orElseThrow());
        for (int ply = 0; ply < 12; ply++) {
            position = (CubesPosition)
                    position.play(position.legalMoves().get(ply * 2 % 7)).after();
        }
        CubesSearchState state = CubesSearchState.of(position);
        long before = state.hash();
        IntStream.range(0, state.positionWords() == 16 ? 12 : state.positionWords())
                .forEach(word -> IntStream.range(0, 60).forEach(bit -> {
                    state.stack[word] ^= 1L << bit;
                    int changed = Long.bitCount(state.hash() ^ before);
                    assertTrue(changed >= 10 && changed <= 54, changed + " bits at " + word + ", " + bit);
                    state.stack[word] ^= 1L << bit;
                }));
        assertEquals(before, state.hash());
    }
}
