package jump61.solver;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import jump61.engine.ProofTable;
import jump61.game.Position;
import jump61.game.ProvenWin;

/**
 * Checks that a strategy wins, whatever the other side does, and in each of its positions within the number of plies
 * that it claims there. It trusts nothing that it has not played out to the end of every game, using {@link Position}
 * alone. All processors share the positions of one ply; those of earlier plies are not kept, because every game is cut
 * off at the claimed length.
 */
public final class ProofChecker {
    private final Strategy strategy;
    private final ShortWinChecker shortWins;
    private final AtomicReference<String> fault = new AtomicReference<>();
    /** The keys of the positions that can arise. They are only counted, so equal keys cannot hide anything. */
    private final Set<Long> reached = ConcurrentHashMap.newKeySet();

    private ProofChecker(Strategy strategy) {
        this.strategy = strategy;
        ProofTable memory = ShortWins.memory();
        this.shortWins =
                new ShortWinChecker(strategy.winner(), strategy.leftOut(), position -> new ShortWins(position, memory));
    }

    /** {@return what is wrong with the strategy; empty if it is a proof} */
    public static Optional<String> fault(Strategy strategy) {
        return fault(strategy, (plies, positions) -> {});
    }

    /**
     * {@return what is wrong with the strategy; empty if it is a proof}
     *
     * @param progress receives a number of plies, and the number of positions after them for which the strategy
     *     contains a move
     */
    public static Optional<String> fault(Strategy strategy, BiConsumer<Integer, Integer> progress) {
        return new ProofChecker(strategy).fault(progress);
    }

    private Optional<String> fault(BiConsumer<Integer, Integer> progress) {
        Position start = strategy.start();
        if (start.result().isPresent()) {
            return shortWins.end(start);
        }
        boolean winnerStarts = start.toMove() == strategy.winner();
        int plies = winnerStarts ? 0 : 1;
        int left = strategy.longest() - plies;
        List<Position> layer = (winnerStarts ? told(start.canonical(), left) : afterReplies(start, left))
                .distinct()
                .toList();
        while (fault.get() == null && !layer.isEmpty()) {
            progress.accept(plies, layer.size());
            layer.parallelStream().forEach(position -> reached.add(PositionKey.of(position)));
            plies += 2;
            layer = layer.parallelStream().flatMap(this::afterAnswer).distinct().toList();
        }
        if (fault.get() == null && reached.size() != strategy.size()) {
            report("it contains " + strategy.size() + " positions, of which " + reached.size() + " can arise");
        }
        return Optional.ofNullable(fault.get());
    }

    /**
     * {@return a position if the strategy contains a move in it; nothing if it is a short win or not a win}
     *
     * @param left the number of plies within which it must be won
     */
    private Stream<Position> told(Position canonical, int left) {
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
