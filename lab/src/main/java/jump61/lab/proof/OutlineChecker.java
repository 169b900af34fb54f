package jump61.lab.proof;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import jump61.game.Position;
import jump61.solver.ProofChecker;
import jump61.solver.Strategy;

/**
 * Checks a strategy. Where it ends {@linkplain Strategy#listedPlies after some plies}, a search proves the rest, and its
 * moves are played out in the same way ({@link SearchedWinChecker}); only there does the check also rely on {@link
 * jump61.game.Comparison}.
 */
public final class OutlineChecker {
    private static final long USUAL_BYTES = 64 << 20;

    private final SearchedWinChecker wins;
    private final CheckProgress progress;
    private final AtomicReference<String> fault = new AtomicReference<>();

    private OutlineChecker(Strategy strategy, CheckMemory memory, CheckProgress progress) {
        this.wins = new SearchedWinChecker(strategy.start(), strategy.winner(), memory);
        this.progress = progress;
    }

    /** {@return what is wrong with the strategy; empty if it is a proof} */
    public static Optional<String> fault(Strategy strategy) {
        return fault(strategy, new CheckMemory(USUAL_BYTES), CheckProgress.NONE);
    }

    /**
     * {@return what is wrong with the strategy; empty if it is a proof}
     *
     * @param memory the memory for what the strategy leaves to a search
     */
    public static Optional<String> fault(Strategy strategy, CheckMemory memory, CheckProgress progress) {
        return fault(strategy, Part.WHOLE, memory, progress);
    }

    /**
     * {@return what is wrong with the strategy; empty if it is a proof, provided that the other parts are checked, too}
     *
     * @param part the part to check of the positions that the strategy leaves to a search, whose order is always the same;
     *     the moves of the strategy itself are checked with every part
     */
    public static Optional<String> fault(Strategy strategy, Part part, CheckMemory memory, CheckProgress progress) {
        return ProofChecker.fault(
                strategy,
                progress::listed,
                positions -> new OutlineChecker(strategy, memory, progress).fault(part.of(positions)));
    }

    private Optional<String> fault(List<Position> positions) {
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        while (fault.get() == null && done.get() < positions.size()) {
            allProcessors(() -> {
                for (Position position; (position = take(positions, next)) != null; ) {
                    wins.fault(position).ifPresent(text -> fault.compareAndSet(null, text));
                    progress.searched(done.incrementAndGet(), positions.size());
                }
            });
            if (fault.get() == null) {
                progress.atRest();
            }
        }
        return Optional.ofNullable(fault.get());
    }

    /** {@return the next position; null if all are taken, a fault was found, or the threads should pause} */
    private Position take(List<Position> positions, AtomicInteger next) {
        if (fault.get() != null || progress.wantsRest()) {
            return null;
        }
        int index = next.getAndIncrement();
        return index < positions.size() ? positions.get(index) : null;
    }

    /** Runs {@code work} once per processor, at the same time. Then a position that takes long does not hold up others. */
    private static void allProcessors(Runnable work) {
        IntStream.rangeClosed(0, ForkJoinPool.getCommonPoolParallelism())
                .parallel()
                .forEach(processor -> work.run());
    }
}
