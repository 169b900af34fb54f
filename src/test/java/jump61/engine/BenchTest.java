package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.game.Position;
import jump61.game.TacticalState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    @ParameterizedTest
    @CsvSource({"5, 28123", "7, 131250"})
    void theSignatureOfTheSearchIs(int depth, long nodes) {
        assertEquals(nodes, Bench.run(depth, run -> {}).nodes());
    }

    @Test
    void eachRunTellsTheNodesToEachDepth() {
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
