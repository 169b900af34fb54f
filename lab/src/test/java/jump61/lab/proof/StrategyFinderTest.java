package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.solver.ProofChecker;
import jump61.solver.RootWatcher;
import jump61.solver.Seal;
import jump61.solver.Solver;
import jump61.solver.Strategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a solver knows, as a strategy and as a table, with one thread and with several. */
class StrategyFinderTest {
    private static final Seal SEAL = Seal.withKey(new byte[] {61});
    private static final long BYTES = 64 << 20;
    private static final int THREADS = 3;
    /** The number of positions that one thread expands before others help it. */
    private static final long POSITIONS_ALONE = 10_000;
    /** Takes 26,029 positions. */
    private static final Position START = CubesGame.INSTANCE.start(new BoardSize(2, 6));
    /** Nobody solves it before a proof is looked at a few times, however long that takes. */
    private static final Position HARD = CubesGame.INSTANCE.start(5);

    private static Solver solver(int threads, BooleanSupplier cancelled) {
        return new Solver(BYTES, threads, cancelled, RootWatcher.NONE);
    }

    private static Strategy strategy(Position start, Solver solver) {
        Side winner = solver.solve(start).winner().orElseThrow();
        return new StrategyFinder(solver, (plies, moves) -> {})
                .find(start, winner, Solver.ANY_PLIES)
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 14"})
    void theStrategyOfASmallBoardWinsAgainstEverything(int size, int longest) {
        Strategy strategy = strategy(CubesGame.INSTANCE.start(size), solver(1, () -> false));
        assertEquals(Side.SECOND, strategy.winner());
        assertEquals(Optional.empty(), ProofChecker.fault(strategy));
        assertTrue(strategy.longest() >= longest, "nobody wins faster than with best play of both sides");
    }

    @Test
    void theStrategyThatSeveralThreadsFindWinsAgainstEverything() {
        assertEquals(Optional.empty(), ProofChecker.fault(strategy(START, solver(THREADS, () -> false))));
    }

    @Test
    void theTableCanBeKeptWhileAllThreadsWork(@TempDir Path folder) throws IOException {
        AtomicInteger kept = new AtomicInteger();
        Solver[] solver = new Solver[1];
        solver[0] = solver(THREADS, () -> {
            if (isHelped()) {
                keep(solver[0], folder.resolve(kept.incrementAndGet() + ".table"));
            }
            return kept.get() == 5;
        });
        solver[0].solve(HARD);
        for (int i = 1; i <= 5; i++) {
            Solver next = solver(1, () -> false);
            assertTrue(TableFile.resume(next, folder.resolve(i + ".table"), SEAL, HARD) > POSITIONS_ALONE / 2);
        }
    }

    private static boolean isHelped() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().startsWith("solver-"));
    }

    private static void keep(Solver solver, Path file) {
        try {
            TableFile.keep(solver, file, SEAL, HARD);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
