package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.game.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program's two ways to make moves and the plain rules of {@link PlainCheckers} agree. */
class CheckersPerftTest {
    @ParameterizedTest
    @CsvSource({"1, 7", "2, 49", "3, 379", "4, 2872", "5, 23582", "6, 189143", "7, 1585096"})
    void theSearchMakesTheKnownNumbersOfMoveSequences(int depth, long sequences) {
        SearchState state = CheckersGame.INSTANCE.searchState(CheckersPosition.START);
        assertEquals(sequences, perft(state, depth, new int[state.maxMoves() * depth], 0));
    }

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 49", "3, 379", "4, 2872", "5, 23582"})
    void soDoThePositions(int depth, long sequences) {
        assertEquals(sequences, perft(CheckersPosition.START, depth));
    }

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 49", "3, 379", "4, 2872", "5, 23582"})
    void soDoThePlainRules(int depth, long sequences) {
        assertEquals(sequences, PlainCheckers.start(8, 3).perft(depth));
    }

    @Test
    void inRandomGamesTheProgramFollowsThePlainRulesToTheEnd() {
        for (int seed = 0; seed < 200; seed++) {
            followRandomGame(new Random(seed));
        }
    }

    @Test
    @Tag("slow")
    void inManyRandomGamesTheProgramFollowsThePlainRulesToTheEnd() {
        for (int seed = 200; seed < 10_000; seed++) {
            followRandomGame(new Random(seed));
        }
    }

    private static void followRandomGame(Random random) {
        PlainCheckers plain = PlainCheckers.start(8, 3);
        Position position = CheckersPosition.START;
        while (!plain.isOver()) {
            assertEquals(plain.toString(), position.notation());
            List<int[]> moves = plain.moves();
            assertEquals(texts(moves), texts(position));
            int[] move = moves.get(random.nextInt(moves.size()));
            plain = plain.after(move);
            position =
                    position.play(CheckersGame.INSTANCE.parseMove(text(move))).after();
        }
        int lead = plain.redLead();
        Side winner = lead > 0 ? Side.FIRST : lead < 0 ? Side.SECOND : null;
        assertEquals(winner, position.result().orElseThrow().winner().orElse(null));
    }

    private static Set<String> texts(List<int[]> moves) {
        return moves.stream().map(CheckersPerftTest::text).collect(Collectors.toSet());
    }

    private static Set<String> texts(Position position) {
        return position.legalMoves().stream().map(move -> move.notation()).collect(Collectors.toSet());
    }

    private static String text(int[] move) {
        return Arrays.stream(move).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    private static long perft(Position position, int depth) {
        if (depth == 0 || position.result().isPresent()) {
            return 1;
        }
        return position.legalMoves().stream()
                .mapToLong(move -> perft(position.play(move).after(), depth - 1))
                .sum();
    }

    private static long perft(SearchState state, int depth, int[] moves, int from) {
        if (depth == 0 || state.outcome() != SearchState.OPEN) {
            return 1;
        }
        int to = state.legalMoves(moves, from);
        long sequences = 0;
        for (int i = from; i < to; i++) {
            state.play(moves[i]);
            sequences += perft(state, depth - 1, moves, to);
            state.undo();
        }
        return sequences;
    }
}
