package jump61.solver;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/** Proves who wins positions of one game. What it learned serves the next position, and the {@link StrategyFinder}. */
public final class Solver {
    /** Stands for: in any number of plies. */
    public static final int ANY_PLIES = Goal.UNLIMITED;

    private final ProofNumberTable table;
    private final BooleanSupplier cancelled;
    private final long bytes;
    private final RootWatcher watcher;

    /**
     * Makes a solver.
     *
     * @param bytes the memory for its table
     * @param cancelled asked now and then whether to stop
     */
    public Solver(long bytes, BooleanSupplier cancelled) {
        this(bytes, cancelled, (nodes, proof, disproof, move) -> {});
    }

    /** Like {@link #Solver(long, BooleanSupplier)}, and tells {@code watcher} of {@link #solve}. */
    public Solver(long bytes, BooleanSupplier cancelled, RootWatcher watcher) {
        this.watcher = watcher;
        this.table = new ProofNumberTable(bytes);
        this.bytes = bytes;
        this.cancelled = cancelled;
    }

    /** Proves who wins a position with best play. */
    public Verdict solve(Position position) {
        if (position.result().isPresent()) {
            return new Verdict(true, position.result().get().winner(), 0);
        }
        Side mover = position.toMove();
        ProofNumberSearch win = search(position, Goal.WIN);
        win.watch(watcher);
        if (!win.run()) {
            return new Verdict(false, Optional.empty(), win.nodes());
        }
        if (win.moverSucceeds() || !win.hasSeenDraws()) {
            Side winner = win.moverSucceeds() ? mover : mover.opponent();
            return new Verdict(true, Optional.of(winner), win.nodes());
        }
        return solveShare(position, mover, win.nodes());
    }

    /**
     * {@return a move that keeps the win of the side to move; empty if it has none or the solver was stopped}
     *
     * @param within the plies it may take, or about {@link #ANY_PLIES}
     */
    Optional<Move> winningMove(Position position, int within) {
        boolean limited = within < ANY_PLIES / 2;
        ProofNumberSearch search = search(position, limited ? Goal.winWithin(within) : Goal.WIN);
        return search.run() && search.moverSucceeds()
                ? Optional.of(position.game().searchState(position).decode(search.succeedingMove()))
                : Optional.empty();
    }

    private Verdict solveShare(Position position, Side mover, long nodesBefore) {
        ProofNumberSearch share = search(position, new ProofNumberTable(bytes), Goal.SHARE);
        boolean proven = share.run();
        Optional<Side> winner = proven && !share.moverSucceeds() ? Optional.of(mover.opponent()) : Optional.empty();
        return new Verdict(proven, winner, nodesBefore + share.nodes());
    }

    /** {@return a search that uses and adds to what this solver knows} */
    ProofNumberSearch search(Position position, Goal goal) {
        return search(position, table, goal);
    }

    private ProofNumberSearch search(Position position, ProofNumberTable known, Goal goal) {
        return new ProofNumberSearch(position.game().searchState(position), known, goal, cancelled);
    }
}
