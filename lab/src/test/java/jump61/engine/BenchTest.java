package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.TacticalState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BenchTest {
    private static final Game JUMP61 = Games.byId("jump61").orElseThrow();
    private static final Position WON = JUMP61.parsePosition("2r 2b 3r 1- / 2r 4r 1r 3r / 2b 4b 3b 3b / 1b 2b 3b 1b");
    /** The win is in 9 plies, which no proof before the search finds. */
    private static final Position WON_LATER =
            JUMP61.parsePosition("2b 2b 2r 1r 2r / 3b 3b 3b 4r 2r / 2b 1- 3r 3r 2r / 1- 3r 2r 3r 2r / 2r 2b 3r 2r 2r");
    /** After a winning move, all replies lose. */
    private static final Position LOST = WON.play(JUMP61.parseMove("1:2")).after();

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
        assertEquals(35_167, Bench.run(5, run -> {}).nodes());
    }

    /** Likewise. */
    @Tag("slow")
    @Test
    void theSignatureOfADeeperSearchIs() {
        assertEquals(124_137, Bench.run(7, run -> {}).nodes());
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

    @Test
    void eachRunIsReportedAsItEndsAndTakesNoMoreTimeThanHasPassed() {
        List<BenchRun> reported = new ArrayList<>();
        long begin = System.nanoTime();
        BenchReport report = Bench.run(2, reported::add);
        long passed = System.nanoTime() - begin;
        assertEquals(report.runs(), reported);
        assertTrue(report.nanos() <= passed, report.nanos() + " ns of " + passed);
        for (BenchRun run : reported) {
            long before = 0;
            for (BenchDepth depth : run.depths()) {
                assertTrue(before <= depth.nanos() && depth.nanos() <= run.nanos(), run.depths()::toString);
                before = depth.nanos();
            }
        }
    }

    @Test
    void aReportAddsUpTheNodesAndTheTimeOfItsRuns() {
        BenchReport report = new BenchReport(List.of(run(3_000, 1_500_000_000), run(1_000, 500_000_000)));
        assertEquals(4_000, report.nodes());
        assertEquals(2_000_000_000, report.nanos());
        assertEquals(2_000, report.nodesPerSecond());
        assertEquals(0, new BenchReport(List.of()).nodesPerSecond());
    }

    private static BenchRun run(long nodes, long nanos) {
        var result = new SearchResult(Optional.empty(), new Score(0), 1, nodes, List.of(), List.of());
        return new BenchRun(WON, result, nanos, List.of());
    }

    @Test
    void theTimeToSolutionEndsWithTheWinThatIsFound() {
        List<SolutionBench.Solution> reported = new ArrayList<>();
        long begin = System.nanoTime();
        List<SolutionBench.Solution> solutions = SolutionBench.run(List.of(WON, LOST, WON_LATER), reported::add);
        long passed = System.nanoTime() - begin;
        assertEquals(solutions, reported);
        assertEquals(
                List.of(WON, LOST, WON_LATER),
                solutions.stream().map(SolutionBench.Solution::position).toList());
        assertEquals(
                List.of(true, false, true),
                solutions.stream().map(SolutionBench.Solution::found).toList());
        assertEquals("win in 3", solutions.get(0).result().score().toString());
        assertEquals(0, solutions.get(0).result().nodes(), "found by a proof");
        assertTrue(solutions.get(2).result().nodes() > 0, "found by the search");
        long sum = solutions.stream().mapToLong(SolutionBench.Solution::nanos).sum();
        assertTrue(0 < sum && sum <= passed, sum + " ns of " + passed);
    }

    @Test
    void aSearchUntilAWinEndsWithTheFirstOneItSees() {
        for (String tree : new String[] {"0[0[1 2] L]", "0[0[1 2] 3]"}) {
            UntilWin untilWin = new UntilWin();
            assertFalse(untilWin.cancelled());
            TranspositionTable table = new TranspositionTable();
            table.prepare(TranspositionTable.SMALLEST_BITS, true);
            Budget budget = new Budget(Limits.depth(1), untilWin);
            new IterativeDeepening(new WrittenTree(tree), Team.alone(table), budget, null).findBest(untilWin::look);
            assertEquals(tree.contains("L"), untilWin.cancelled(), tree);
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
