package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import jump61.cubes.CubesGame;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.Side;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A proof on several threads. */
class ProofTeamTest {
    private static final long BYTES = 64 << 20;
    private static final int THREADS = 3;
    /** Takes more than a hundred thousand positions. */
    private static final Position START = CubesGame.INSTANCE.start(new BoardSize(2, 6));

    private static Solver solver(int threads, BooleanSupplier cancelled) {
        return new Solver(BYTES, threads, cancelled, RootWatcher.NONE);
    }

    private static Set<String> helpers() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("solver-"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @AfterEach
    void noHelperStays() {
        assertEquals(Set.of(), helpers());
    }

    @Test
    void helpersJoinAHardQuestionAndTheResultIsThatOfOneThread() {
        Set<String> seen = new TreeSet<>();
        Verdict verdict = solver(THREADS, () -> {
                    seen.addAll(helpers());
                    return false;
                })
                .solve(START);
        assertEquals(Optional.of(Side.FIRST), verdict.winner());
        assertEquals(solver(1, () -> false).solve(START).winner(), verdict.winner());
        assertEquals(Set.of("solver-1", "solver-2"), seen);
    }

    @Test
    void anEasyQuestionNeedsNoHelp() {
        Set<String> seen = new TreeSet<>();
        solver(THREADS, () -> {
                    seen.addAll(helpers());
                    return false;
                })
                .solve(CubesGame.INSTANCE.start(3));
        assertEquals(Set.of(), seen);
    }

    @Test
    void theStrategyThatSeveralThreadsFindWinsAgainstEverything() {
        Solver solver = solver(THREADS, () -> false);
        Side winner = solver.solve(START).winner().orElseThrow();
        Strategy strategy = new StrategyFinder(solver, (plies, moves) -> {})
                .find(START, winner, Solver.ANY_PLIES)
                .orElseThrow();
        assertEquals(Optional.empty(), ProofChecker.fault(strategy));
    }

    @Test
    void theDistanceFoundBySeveralThreadsIsExact() {
        Solver solver = solver(THREADS, () -> false);
        Position position = CubesGame.INSTANCE.start(new BoardSize(2, 5));
        Distance distance = new DistanceFinder(solver, plies -> {}).find(position, Side.FIRST, Solver.ANY_PLIES);
        assertEquals(13, distance.atMost());
        assertTrue(distance.isExact());
    }

    @Test
    void allThreadsStopWhenTheProofIsCancelled() {
        AtomicInteger looks = new AtomicInteger();
        Verdict verdict = solver(THREADS, () -> looks.incrementAndGet() > 20).solve(START);
        assertFalse(verdict.proven());
        assertTrue(verdict.nodes() > 10_000, verdict.toString());
    }

    @Test
    void allThreadsTogetherKeepToTheLimit() {
        Verdict verdict = solver(THREADS, () -> false).solve(START, 30_000);
        assertFalse(verdict.proven());
        // Each looks up only now and then.
        assertTrue(verdict.nodes() < 40_000, verdict.toString());
    }

    @Test
    void allThreadsStopWhenTheOneThatFollowsTheProgressFails() {
        Solver solver = new Solver(BYTES, THREADS, () -> false, (nodes, proof, disproof, move) -> {
            if (nodes > 20_000) {
                throw new IllegalStateException("no more");
            }
        });
        assertThrows(IllegalStateException.class, () -> solver.solve(START));
    }

    @Test
    void theTableCanBeKeptWhileAllThreadsWork(@TempDir Path folder) {
        Path file = folder.resolve("2x6.table");
        AtomicInteger kept = new AtomicInteger();
        Solver[] solver = new Solver[1];
        solver[0] = solver(THREADS, () -> {
            if (!helpers().isEmpty() && kept.get() < 5) {
                keepAndRead(solver[0], file);
                kept.incrementAndGet();
            }
            return false;
        });
        solver[0].solve(START);
        assertEquals(5, kept.get());
    }

    private static void keepAndRead(Solver solver, Path file) {
        try {
            solver.keep(file, START);
            assertTrue(solver(1, () -> false).resume(file, START) > 1000);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
