package jump61.lab.proof;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.engine.ProofTable;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.solver.PositionKey;
import jump61.solver.Strategy;

/**
 * Checks that a strategy wins, whatever the other side does, and in each of its positions within the number of plies
 * that it claims there. It trusts nothing that it has not played out to the end of every game, using {@link Position}
 * alone. All processors share the positions of one ply; those of earlier plies are not kept, because every game is cut
 * off at the claimed length.
 *
 * <p>Where a strategy ends {@linkplain Strategy#listedPlies after some plies}, a search proves the rest, and its moves
 * are played out in the same way ({@link SearchedWinChecker}); only there, it also relies on what a {@link
 * jump61.game.Comparison} says.
 */
public final class ProofChecker {
    /** How a fault begins if the winner does not win, or a search does not know how. */
    public static final String NOT_WON = "the game is not won at ";

    private static final long USUAL_BYTES = 64 << 20;

    private final Strategy strategy;
    private final ShortWinChecker shortWins;
    private final AtomicReference<String> fault = new AtomicReference<>();
    /** The keys of the positions that can arise. They are only counted, so equal keys cannot hide anything. */
    private final Set<Long> reached = ConcurrentHashMap.newKeySet();

    private final CheckMemory memory;
    private final Part part;
    /** The number of plies to the positions that are looked at. */
    private int plies;

    private ProofChecker(Strategy strategy, CheckMemory memory, Part part) {
        this.strategy = strategy;
        this.memory = memory;
        this.part = part;
        ProofTable shortWinMemory = ShortWins.memory();
        this.shortWins = new ShortWinChecker(
                strategy.winner(), strategy.leftOut(), position -> new ShortWins(position, shortWinMemory));
    }

    /** {@return what is wrong with the strategy; empty if it is a proof} */
    public static Optional<String> fault(Strategy strategy) {
        return fault(strategy, new CheckMemory(USUAL_BYTES), CheckProgress.NONE);
    }

    /**
     * {@return what is wrong with the strategy; empty if it is a proof}
     *
     * @param memory for what the strategy leaves to a search
     */
    public static Optional<String> fault(Strategy strategy, CheckMemory memory, CheckProgress progress) {
        return fault(strategy, Part.WHOLE, memory, progress);
    }

    /**
     * {@return what is wrong with the strategy; empty if it is a proof, provided that the other parts are checked, too}
     *
     * @param part of the positions that the strategy leaves to a search, whose order is always the same; the moves of
     *     the strategy itself are checked with every part
     */
    public static Optional<String> fault(Strategy strategy, Part part, CheckMemory memory, CheckProgress progress) {
        return new ProofChecker(strategy, memory, part).fault(progress);
    }

    private Optional<String> fault(CheckProgress progress) {
        Position start = strategy.start();
        if (start.result().isPresent()) {
            return shortWins.end(start);
        }
        boolean winnerStarts = start.toMove() == strategy.winner();
        plies = winnerStarts ? 0 : 1;
        int left = strategy.longest() - plies;
        List<Position> layer = (winnerStarts ? told(start.canonical(), left) : afterReplies(start, left))
                .distinct()
                .toList();
        while (fault.get() == null && !layer.isEmpty() && isListed()) {
            progress.listed(plies, layer.size());
            layer.parallelStream().forEach(position -> reached.add(PositionKey.of(position)));
            plies += 2;
            layer = layer.parallelStream().flatMap(this::afterAnswer).distinct().toList();
        }
        if (!layer.isEmpty()) {
            search(part.of(layer), progress);
        }
        if (fault.get() == null && reached.size() != strategy.size()) {
            report("it contains " + strategy.size() + " positions, of which " + reached.size() + " can arise");
        }
        return Optional.ofNullable(fault.get());
    }

    private boolean isListed() {
        return plies < strategy.listedPlies();
    }

    private void search(List<Position> positions, CheckProgress progress) {
        SearchedWinChecker wins = new SearchedWinChecker(strategy.start(), strategy.winner(), memory);
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        while (fault.get() == null && done.get() < positions.size()) {
            allProcessors(() -> {
                for (Position position; (position = take(positions, next, progress)) != null; ) {
                    wins.fault(position).ifPresent(this::report);
                    progress.searched(done.incrementAndGet(), positions.size());
                }
            });
            if (fault.get() == null) {
                progress.atRest();
            }
        }
    }

    /** {@return the next position; null if all are taken, a fault was found, or it is time to rest} */
    private Position take(List<Position> positions, AtomicInteger next, CheckProgress progress) {
        if (fault.get() != null || progress.wantsRest()) {
            return null;
        }
        int index = next.getAndIncrement();
        return index < positions.size() ? positions.get(index) : null;
    }

    /** Runs as often as there are processors, at the same time. One that takes long then keeps no other waiting. */
    private static void allProcessors(Runnable work) {
        IntStream.rangeClosed(0, ForkJoinPool.getCommonPoolParallelism())
                .parallel()
                .forEach(processor -> work.run());
    }

    /**
     * {@return a position if the strategy contains a move in it; nothing if it is a short win or not a win} Where
     * no moves are listed any more, any position is returned.
     *
     * @param left the number of plies within which it must be won
     */
    private Stream<Position> told(Position canonical, int left) {
        if (!isListed()) {
            if (StrategyFinder.atMost(canonical) > left) {
                report(tooLong(canonical, left));
            }
            return Stream.of(canonical);
        }
        Optional<ProvenWin> win = strategy.find(canonical);
        if (win.isEmpty()) {
            shortWins.fault(canonical, left).ifPresent(this::report);
            return Stream.empty();
        }
        if (win.get().plies() > left) {
            report(tooLong(canonical, left));
        }
        return Stream.of(canonical);
    }

    private static String tooLong(Position position, int plies) {
        return "the game is not won within " + plies + " plies at " + position.notation();
    }

    /** Plays the winner's move, and every reply. */
    private Stream<Position> afterAnswer(Position position) {
        ProvenWin win = strategy.find(position).orElseThrow();
        Optional<String> refused = ShortWinChecker.refusal(position, win.move());
        if (fault.get() != null || refused.isPresent()) {
            refused.ifPresent(this::report);
            return Stream.empty();
        }
        Position after = position.play(win.move()).after();
        return after.result().isEmpty() ? afterReplies(after, win.plies() - 2) : ended(after, win.plies() - 1);
    }

    /**
     * Plays every move of the losing side.
     *
     * @param left number of plies that the claimed length leaves after it
     */
    private Stream<Position> afterReplies(Position position, int left) {
        return position.legalMoves().stream()
                .map(reply -> position.play(reply).after())
                .flatMap(after -> after.result().isEmpty() ? told(after.canonical(), left) : ended(after, left));
    }

    private Stream<Position> ended(Position end, int left) {
        shortWins.end(end).ifPresent(this::report);
        if (left < 0) {
            report("the game takes longer than told to " + end.notation());
        }
        return Stream.empty();
    }

    private void report(String text) {
        fault.compareAndSet(null, text);
    }
}
