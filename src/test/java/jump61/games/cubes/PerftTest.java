package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import jump61.game.Position;
import jump61.game.SearchState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts move sequences as {@code perft.txt} has them, by the rules, by the search's state, and by the slow rules. */
class PerftTest {
    private static final long MOST_FOR_SLOW_RULES = 30_000;

    static Stream<Arguments> table() throws IOException {
        List<Arguments> table = new ArrayList<>();
        try (var lines = new BufferedReader(
                new InputStreamReader(PerftTest.class.getResourceAsStream("perft.txt"), StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] counts = line.split(":? ");
                for (int depth = 1; depth < counts.length; depth++) {
                    table.add(Arguments.of(Integer.parseInt(counts[0]), depth, Long.parseLong(counts[depth])));
                }
            });
        }
        return table.stream();
    }

    @ParameterizedTest(name = "size {0}, {1} moves: {2}")
    @MethodSource("table")
    void theRulesCountAsTheTable(int size, int depth, long count) {
        assertEquals(count, perft(CubesGame.INSTANCE.start(size), depth));
    }

    @ParameterizedTest(name = "size {0}, {1} moves: {2}")
    @MethodSource("table")
    void theSearchStateCountsAsTheTable(int size, int depth, long count) {
        SearchState state = CubesGame.INSTANCE.searchState(CubesGame.INSTANCE.start(size));
        assertEquals(count, perft(state, new int[depth * state.maxMoves()], 0, depth));
    }

    @ParameterizedTest(name = "size {0}, {1} moves: {2}")
    @MethodSource("table")
    void theSlowRulesCountAsTheTable(int size, int depth, long count) {
        if (count <= MOST_FOR_SLOW_RULES) {
            String start = CubesGame.INSTANCE.start(size).notation();
            assertEquals(count, SlowRules.read(start, new Random(1)).perft(depth));
        }
    }

    private static long perft(Position position, int depth) {
        if (depth == 0 || position.result().isPresent()) {
            return 1;
        }
        if (depth == 1) {
            return position.legalMoves().size();
        }
        return position.legalMoves().stream()
                .mapToLong(move -> perft(position.play(move).after(), depth - 1))
                .sum();
    }

    private static long perft(SearchState state, int[] moves, int from, int depth) {
        if (depth == 0 || state.outcome() != SearchState.OPEN) {
            return 1;
        }
        int to = state.legalMoves(moves, from);
        long count = 0;
        for (int i = from; i < to; i++) {
            state.play(moves[i]);
            count += perft(state, moves, to, depth - 1);
            state.undo();
        }
        return count;
    }
}
