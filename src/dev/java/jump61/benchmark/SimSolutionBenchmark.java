package jump61.benchmark;

import java.util.concurrent.TimeUnit;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.Solution;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures the first query to Sim's solution in a new program, which solves all positions. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(10)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class SimSolutionBenchmark {

    private final Game sim = Games.byId("sim").orElseThrow();
    private final Position start = sim.start(sim.sizes().usual());

    @Benchmark
    public Solution.Outlook firstQuestion() {
        return sim.solution().orElseThrow().ending(start);
    }
}
