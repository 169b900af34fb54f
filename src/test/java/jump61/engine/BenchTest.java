package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.game.Position;
import jump61.game.SuddenWins;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BenchTest {
    @Test
    void theSignatureIsTheSameOnEachRun() {
        Bench.Report once = Bench.run(4, run -> {});
        Bench.Report again = Bench.run(4, run -> {});
        assertEquals(once.nodes(), again.nodes());
        assertTrue(once.nodes() > 0);
        assertEquals(6, once.runs().size());
    }

    @Test
    void eachRunTellsTheNodesToEachDepth() {
        for (Bench.Run run : Bench.run(4, run -> {}).runs()) {
            List<Integer> plies = run.depths().stream().map(Bench.Depth::plies).toList();
            List<Long> nodes = run.depths().stream().map(Bench.Depth::nodes).toList();
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
            SuddenWins state = (SuddenWins) position.game().searchState(position);
            assertEquals(found <= Guard.WIN ? found : 0, new ForcedWins(state).distance(Guard.WIN));
        }
    }
}
