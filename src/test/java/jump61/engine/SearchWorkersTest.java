package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.SearchState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Threads that help the search, each with what the others leave to it. */
@Timeout(60)
class SearchWorkersTest {
    private static final String TREE = "0[-1[11 21] -2[12 22] -3[13 23] -4[14 24] -5[15 25] -6[16 26] -7[17 27]]";

    private final TranspositionTable table = new TranspositionTable();
    private final Team team = Team.of(table);

    SearchWorkersTest() {
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
    }

    @Test
    void workersBeginWithOnePly() throws InterruptedException {
        assertEquals(List.of(-1, -2, -3, -4, -5, -6, -7), distinct(evaluatedBy(1)));
    }

    @Test
    void theSecondWorkerBeginsWithOnePlyToo() throws InterruptedException {
        assertTrue(evaluatedBy(2).stream().allMatch(estimate -> estimate < 0));
    }

    @Test
    void aWorkerPutsOffTheMoveThatTheSearchThatItHelpsIsLookingAt() throws InterruptedException {
        team.claims().claim(new WrittenTree(TREE).hash(), 2, 9);
        assertEquals(List.of(-1, -2, -4, -5, -6, -7, -3), distinct(evaluatedBy(1)));
    }

    @Test
    void workersSearchTillTheyAreStoppedAndNoneIsLeftThen() {
        Position start = Games.byId("jump61").orElseThrow().start(6);
        SearchState root = start.game().searchState(start);
        SearchWorkers workers = SearchWorkers.start(2, root, team, Search.DEEPEST, SearchWorkersTest::help);
        assertEquals(Set.of("search-worker-1", "search-worker-2"), names());
        workers.stop();
        assertEquals(Set.of(), names());
        assertFalse(Thread.currentThread().isInterrupted());
    }

    @Test
    void whoeverIsInterruptedWhileWorkersEndIsToldAfterwards() {
        SearchWorkers workers = SearchWorkers.start(1, new WrittenTree(TREE), team, 2, SearchWorkersTest::help);
        Thread.currentThread().interrupt();
        workers.stop();
        assertEquals(Set.of(), names());
        assertTrue(Thread.interrupted());
    }

    private static void help(IterativeDeepening search) {
        search.findBest(soFar -> {});
    }

    private static Set<String> names() {
        return workers().stream().map(Thread::getName).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Thread> workers() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("search-worker-"))
                .toList();
    }

    /** {@return the estimates that workers have asked for, once they have searched one ply} */
    private List<Integer> evaluatedBy(int count) throws InterruptedException {
        WrittenTree tree = new WrittenTree(TREE);
        SearchWorkers.start(count, tree, team, 1, SearchWorkersTest::help);
        for (Thread worker : workers()) {
            worker.join();
        }
        return List.copyOf(tree.evaluated);
    }

    private static List<Integer> distinct(List<Integer> estimates) {
        return estimates.stream().distinct().toList();
    }
}
