package jump61.lab.benchmark;

import java.util.concurrent.TimeUnit;
import jump61.game.Games;
import jump61.game.SearchState;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures how long the search states take to play and take back every sequence of three moves from the start. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PerftBenchmark {

    private static final int DEPTH = 3;

    @Param("jump61")
    private String game;

    private SearchState state;
    private int[] moves;

    @Setup
    public void start() {
        var played = Games.byId(game).orElseThrow();
        state = played.searchState(played.start(played.sizes().usual()));
        moves = new int[state.maxMoves() * (DEPTH + 1)];
    }

    @Benchmark
    public long threePlies() {
        return perft(DEPTH, 0);
    }

    private long perft(int depth, int from) {
        if (depth == 0 || state.outcome() != SearchState.OPEN) {
            return 1;
        }
        int to = state.legalMoves(moves, from);
        long sequences = 0;
        for (int i = from; i < to; i++) {
            state.play(moves[i]);
            sequences += perft(depth - 1, to);
            state.undo();
        }
        return sequences;
    }
}
