package jump61.solver;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import jump61.engine.ProofTable;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.SearchState;
import jump61.game.TacticalState;

/**
 * Checks that a strategy wins, whatever the other side does, and in each of its positions within the number of plies that
 * it claims there. It trusts only what it has played out to the end of every game, using {@link Position} alone. All
 * processors share the positions of one ply; those of earlier plies are not kept, because every game is cut off at the
 * claimed length.
 *
 * <p>Where a strategy ends {@linkplain Strategy#listedPlies after some plies}, it is a proof only if {@link Rest} finds no
 * fault, either; the program itself uses only whole strategies.
 */
public final class ProofChecker {
    /** The beginning of a fault if the winner does not win, or a search does not find out how. */
    public static final String NOT_WON = "the game is not won at ";

    private final Strategy strategy;
    private final ShortWinChecker shortWins;
    private final AtomicReference<String> fault = new AtomicReference<>();
    /** The keys of the positions that can arise. They are only counted, so equal keys cannot hide anything. */
    private final Set<Long> reached = ConcurrentHashMap.newKeySet();

    private final Listed progress;
    private final Rest rest;
    /** The number of plies to the positions being checked. */
    private int plies;

    /** Receives the progress of the check. */
    @FunctionalInterface
    public interface Listed {
        /** Reports for how many positions after this many plies the strategy contains a move. */
        void listed(int plies, int positions);
    }

    /** Checks what an outline leaves to a search. */
    @FunctionalInterface
    public interface Rest {
        /** {@return why the winner, who is to move, does not win all of these positions; empty if it does} */
        Optional<String> fault(List<Position> positions);
    }

    private ProofChecker(Strategy strategy, Listed progress, Rest rest) {
        this.strategy = strategy;
        this.progress = progress;
        this.rest = rest;
        ProofTable shortWinMemory = ShortWins.memory();
        this.shortWins = new ShortWinChecker(
                strategy.winner(), strategy.leftOut(), position -> new ShortWins(position, shortWinMemory));
    }

    /** {@return what is wrong with the strategy; empty if it is a proof and complete} */
    public static Optional<String> fault(Strategy strategy) {
        return fault(
                strategy,
                (plies, positions) -> {},
                positions -> Optional.of("it has only the moves of the first " + strategy.listedPlies() + " plies"));
    }

    /** {@return what is wrong with the strategy; empty if it is a proof, as far as {@code rest} can tell} */
    public static Optional<String> fault(Strategy strategy, Listed progress, Rest rest) {
        return new ProofChecker(strategy, progress, rest).fault();
    }

    private Optional<String> fault() {
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
        if (fault.get() == null && !layer.isEmpty()) {
            rest.fault(layer).ifPresent(this::report);
        }
        if (fault.get() == null && reached.size() != strategy.size()) {
            report("it contains " + strategy.size() + " positions, of which " + reached.size() + " can arise");
        }
        return Optional.ofNullable(fault.get());
    }

    private boolean isListed() {
        return plies < strategy.listedPlies();
    }

    /** {@return the maximum number of plies that a win in this position can take} */
    public static int atMost(Position position) {
        SearchState state = position.game().searchState(position);
        int most = state.maxPlies();
        // In such games, a side can win only by its own move.
        return state instanceof TacticalState && most % 2 == 0 ? most - 1 : most;
    }

    /**
     * {@return the position, if the strategy contains a move for it; nothing if it is a short win or not a win} After the
     * plies for which moves are listed, the position is always returned.
     *
     * @param left the number of plies within which it must be won
     */
    private Stream<Position> told(Position canonical, int left) {
        if (!isListed()) {
            if (atMost(canonical) > left) {
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
     * @param left number of plies that the claimed length leaves after the move
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
