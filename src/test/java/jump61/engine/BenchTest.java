package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.game.Position;
import jump61.game.TacticalState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BenchTest {
    @Test
    void theSignatureIsTheSameOnEachRun() {
        BenchReport once = Bench.run(4, run -> {});
        BenchReport again = Bench.run(4, run -> {});
        assertEquals(once.nodes(), again.nodes());
        assertTrue(once.nodes() > 0);
        assertEquals(6, once.runs().size());
    }

    /** Changes whenever the search plays otherwise. Then measure its strength, and only then change the numbers. */
    @Test
    void theSignatureOfTheSearchIs() {
        assertEquals(28_123, Bench.run(5, run -> {}).nodes());
    }

    /** Likewise. */
    @Tag("slow")
    @Test
    void theSignatureOfADeeperSearchIs() {
        assertEquals(131_250, Bench.run(7, run -> {}).nodes());
    }

    @Test
    void eachRunReportsTheNodesToEachDepth() {
        for (BenchRun run : Bench.run(4, run -> {}).runs()) {
            List<Integer> plies = run.depths().stream().map(BenchDepth::plies).toList();
            List<Long> nodes = run.depths().stream().map(BenchDepth::nodes).toList();
            assertEquals(List.of(1, 2, 3, 4), plies);
            assertEquals(nodes.stream().sorted().toList(), nodes);
            assertEquals(run.result().nodes(), nodes.get(3));
        }
    }

    @Tag("slow")
    @Test
    void everyWinIsFoundAndExactProofsAgreeWithin7Plies() {
        for (SolutionBench.Solution solution : SolutionBench.run(each -> {})) {
            Position position = solution.position();
            assertTrue(solution.found(), position.notation());
            int found = solution.result().score().distance();
            TacticalState state = (TacticalState) position.game().searchState(position);
            assertEquals(found <= Guard.WIN ? found : 0, new ForcedWins(state).distance(Guard.WIN));
        }
    }
}
