package jump61.lab.benchmark;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import jump61.game.Games;
import jump61.game.SearchState;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the most frequent operations of the search of Jump61, per position, on positions from the middle of random
 * games.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CascadeBenchmark {
    private static final int POSITIONS = 200;

    @Param({"4", "6", "8", "10"})
    private int size;

    private final SearchState[] states = new SearchState[POSITIONS];
    private int[] moves;

    @Setup
    public void playRandomly() {
        Random random = new Random(61);
        var game = Games.byId("jump61").orElseThrow();
        for (int i = 0; i < POSITIONS; i++) {
            do {
                states[i] = middleOfAGame(game.searchState(game.start(size)), random);
            } while (states[i].outcome() != SearchState.OPEN);
        }
    }

    private SearchState middleOfAGame(SearchState state, Random random) {
        moves = new int[state.maxMoves()];
        int plies = size * size / 2 + random.nextInt(size * size / 2);
        for (int ply = 0; ply < plies && state.outcome() == SearchState.OPEN; ply++) {
            state.play(moves[random.nextInt(state.legalMoves(moves, 0))]);
        }
        return state;
    }

    /** Lists, plays and takes back every legal move. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long playEveryMove() {
        long sum = 0;
        for (SearchState state : states) {
            int to = state.legalMoves(moves, 0);
            for (int i = 0; i < to; i++) {
                state.play(moves[i]);
                sum += state.outcome();
                state.undo();
            }
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long listMoves() {
        long sum = 0;
        for (SearchState state : states) {
            sum += state.legalMoves(moves, 0);
        }
        return sum;
    }

    /** Like {@link #playEveryMove}, but also evaluates; each evaluation builds on that of the position before. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long evaluateAfterEveryMove() {
        long sum = 0;
        for (SearchState state : states) {
            int to = state.legalMoves(moves, 0);
            for (int i = 0; i < to; i++) {
                state.play(moves[i]);
                sum += state.outcome() + state.evaluate();
                state.undo();
            }
        }
        return sum;
    }
}
