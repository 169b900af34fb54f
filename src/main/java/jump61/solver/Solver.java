package jump61.solver;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/**
 * Proves who wins positions of one game. What it has learned is reused for later positions and by {@link
 * StrategyFinder}.
 */
public final class Solver {
    /** No limit on the number of plies. */
    public static final int ANY_PLIES = Goal.UNLIMITED;

    private final ProofNumberTable table;
    private final BooleanSupplier cancelled;
    private final long bytes;
    private final RootWatcher watcher;

    /**
     * Creates a solver.
     *
     * @param bytes size of its table in memory
     * @param cancelled polled regularly; true stops the solver
     */
    public Solver(long bytes, BooleanSupplier cancelled) {
        this(bytes, cancelled, (nodes, proof, disproof, move) -> {});
    }

    /** Like {@link #Solver(long, BooleanSupplier)}, but reports the progress of {@link #solve} to {@code watcher}. */
    public Solver(long bytes, BooleanSupplier cancelled, RootWatcher watcher) {
        this.watcher = watcher;
        this.table = new ProofNumberTable(bytes);
        this.bytes = bytes;
        this.cancelled = cancelled;
    }

    /** {@return a move that keeps the win of the side to move, in a position just proven to be won for it} */
    public Optional<Move> winningMove(Position position) {
        return winningMove(position, ANY_PLIES);
    }

    /** Proves who wins a position with best play. */
    public Verdict solve(Position position) {
        return solve(position, Long.MAX_VALUE);
    }

    /** Like {@link #solve(Position)}, but gives up after expanding so many positions. */
    public Verdict solve(Position position, long mostNodes) {
        if (position.result().isPresent()) {
            return new Verdict(true, position.result().get().winner(), 0);
        }
        Side mover = position.toMove();
        ProofNumberSearch win = search(position, Goal.WIN);
        win.watch(watcher);
        win.limit(mostNodes);
        if (!win.run()) {
            return new Verdict(false, Optional.empty(), win.nodes());
        }
        if (win.moverSucceeds() || !win.hasSeenDraws()) {
            Side winner = win.moverSucceeds() ? mover : mover.opponent();
            return new Verdict(true, Optional.of(winner), win.nodes());
        }
        return solveShare(position, mover, win.nodes(), mostNodes);
    }

    /**
     * {@return a move that keeps the win of the side to move; empty if there is none or the solver was stopped}
     *
     * @param within maximum number of plies to the win, or {@link #ANY_PLIES}
     */
    Optional<Move> winningMove(Position position, int within) {
        boolean limited = within < ANY_PLIES / 2;
        ProofNumberSearch search = search(position, limited ? Goal.winWithin(within) : Goal.WIN);
        return search.run() && search.moverSucceeds()
                ? Optional.of(position.game().searchState(position).decode(search.succeedingMove()))
                : Optional.empty();
    }

    /**
     * Writes all that this solver knows to a file, so that another process can go on with {@code position} where this
     * one is. May be called whenever the solver asks whether it is cancelled.
     */
    public void keep(Path file, Position position) throws IOException {
        TableFile.write(file, position, table);
    }

    /**
     * Adds what was {@linkplain #keep kept}.
     *
     * @return the number of positions in the file
     * @throws IOException if the file cannot be read, is damaged, or was kept for another position; this solver should
     *     then not be used any more
     */
    public int resume(Path file, Position position) throws IOException {
        return TableFile.read(file, position, table);
    }

    private Verdict solveShare(Position position, Side mover, long nodesBefore, long mostNodes) {
        ProofNumberSearch share = search(position, new ProofNumberTable(bytes), Goal.SHARE);
        share.limit(mostNodes - nodesBefore);
        boolean proven = share.run();
        Optional<Side> winner = proven && !share.moverSucceeds() ? Optional.of(mover.opponent()) : Optional.empty();
        return new Verdict(proven, winner, nodesBefore + share.nodes());
    }

    /** {@return a search that shares this solver's table} */
    ProofNumberSearch search(Position position, Goal goal) {
        return search(position, table, goal);
    }

    private ProofNumberSearch search(Position position, ProofNumberTable known, Goal goal) {
        return new ProofNumberSearch(position.game().searchState(position), known, goal, cancelled);
    }
}
