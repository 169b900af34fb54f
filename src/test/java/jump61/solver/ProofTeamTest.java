package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A proof on several threads. */
class ProofTeamTest {
    private static final long BYTES = 64 << 20;
    private static final int THREADS = 3;
    private static final long POSITIONS_ALONE = 2000;
    /** Takes 26,029 positions. */
    private static final Position START = CubesGame.INSTANCE.start(new BoardSize(2, 6));
    /** Nobody solves it before a proof is looked at a few times, however long that takes. */
    private static final Position HARD = CubesGame.INSTANCE.start(5);
    /** Takes 1,540 positions. */
    private static final Position EASY =
            START.play(new CubesMove(1, 1)).after().play(new CubesMove(1, 5)).after();

    private static Solver solver(int threads, BooleanSupplier cancelled) {
        Solver solver = new Solver(BYTES, threads, cancelled, RootWatcher.NONE);
        solver.helpAfter(POSITIONS_ALONE);
        return solver;
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
    void helpersJoinAHardQuestion() {
        Set<String> seen = new TreeSet<>();
        AtomicInteger looks = new AtomicInteger();
        solver(THREADS, () -> {
                    seen.addAll(helpers());
                    return looks.incrementAndGet() > 5;
                })
                .solve(HARD);
        assertEquals(Set.of("solver-1", "solver-2"), seen);
    }

    @Test
    void theResultIsThatOfOneThread() {
        Verdict verdict = solver(THREADS, () -> false).solve(START);
        assertEquals(Optional.of(Side.FIRST), verdict.winner());
        assertEquals(solver(1, () -> false).solve(START).winner(), verdict.winner());
    }

    @Test
    void anEasyQuestionNeedsNoHelp() {
        Set<String> seen = new TreeSet<>();
        Verdict verdict = solver(THREADS, () -> {
                    seen.add("polled");
                    seen.addAll(helpers());
                    return false;
                })
                .solve(EASY);
        assertTrue(verdict.nodes() < POSITIONS_ALONE, verdict.toString());
        assertEquals(Set.of("polled"), seen);
    }

    @Test
    void severalThreadsAlsoDecideWithinHowManyPliesAGameIsWon() {
        Solver solver = solver(THREADS, () -> false);
        Decision tooFew = solver.decide(START, Goal.winWithin(13));
        Decision enough = solver.decide(START, Goal.winWithin(19));
        assertTrue(tooFew.decided() && !tooFew.moverSucceeds(), tooFew.toString());
        assertTrue(enough.moverSucceeds() && enough.move().isPresent(), enough.toString());
    }

    @Test
    void allThreadsStopWhenTheProofIsCancelled() {
        AtomicInteger looks = new AtomicInteger();
        Verdict verdict = solver(THREADS, () -> looks.incrementAndGet() > 5).solve(HARD);
        assertFalse(verdict.proven());
        assertTrue(verdict.nodes() > POSITIONS_ALONE, verdict.toString());
    }

    @Test
    void allThreadsTogetherKeepToTheLimit() {
        Verdict verdict = solver(THREADS, () -> false).solve(START, 10_000);
        assertFalse(verdict.proven());
        // Each thread counts only now and then.
        assertTrue(verdict.nodes() < 20_000, verdict.toString());
    }

    @Test
    void allThreadsStopWhenTheOneThatFollowsTheProgressFails() {
        Solver solver = new Solver(BYTES, THREADS, () -> false, (nodes, proof, disproof, move) -> {
            if (nodes > 6_000) {
                throw new UnsupportedOperationException("no more");
            }
        });
        assertThrows(UnsupportedOperationException.class, () -> solver.solve(START));
    }

    @Test
    void theMemoryStandsStillWhileItIsRead() {
        AtomicInteger read = new AtomicInteger();
        Solver[] solver = new Solver[1];
        solver[0] = solver(THREADS, () -> {
            if (!helpers().isEmpty()) {
                read.incrementAndGet();
                readTwice(solver[0]);
            }
            return read.get() == 5;
        });
        solver[0].solve(HARD);
        assertEquals(5, read.get());
    }

    private static void readTwice(Solver solver) {
        try {
            solver.atRest(HARD, memory -> {
                List<Long> once = entries(memory);
                assertEquals(once, entries(memory));
                assertEquals(memory.positions() + memory.comparisons(), once.size());
                assertTrue(memory.positions() > POSITIONS_ALONE / 2);
                return once.size();
            });
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static List<Long> entries(SolverMemory memory) throws IOException {
        List<Long> entries = new ArrayList<>();
        memory.forEachPosition((key, numbers, work) -> entries.add(key ^ numbers));
        memory.forEachComparison((key, holdings, work) -> entries.add(key ^ holdings));
        return entries;
    }

    @Test
    void aThreadReturnsFromAPositionThatAnotherHasSettled() {
        SearchState state = START.game().searchState(START);
        SolverMemory memory = SolverMemory.of(state, BYTES);
        ProofNumberSearch[] search = new ProofNumberSearch[1];
        AtomicLong settledAfter = new AtomicLong();
        search[0] = new ProofNumberSearch(state.copy(), 0, memory, new Whereabouts(2), Goal.WIN, () -> {
            settleAllReplies(state, memory.numbers());
            settledAfter.compareAndSet(0, search[0].nodes());
            return false;
        });
        assertTrue(search[0].run());
        assertFalse(search[0].moverSucceeds(), "as the table says, although it is not true");
        assertEquals(settledAfter.get(), search[0].nodes(), "positions");
    }

    /** As if another thread had proven that each first move loses. */
    private static void settleAllReplies(SearchState state, ProofNumberTable table) {
        int[] moves = new int[state.maxMoves()];
        int count = state.legalMoves(moves, 0);
        for (int i = 0; i < count; i++) {
            state.play(moves[i]);
            table.put(state.symmetryKey(), 0, ProofNumberTable.INFINITE, 1000);
            state.undo();
        }
    }
}
