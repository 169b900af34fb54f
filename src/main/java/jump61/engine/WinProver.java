package jump61.engine;

import java.util.function.IntSupplier;
import jump61.game.TacticalState;

/**
 * Proves forced wins and losses like {@link ForcedWins}, but abandons a proof that takes too many nodes. Distances are
 * in plies; a move that is asked about counts as one.
 */
public final class WinProver {
    /** The result of an abandoned proof. */
    public static final int UNKNOWN = -1;

    private static final int TABLE_BITS = 17;
    private static final long FOREVER = Limits.NONE.time().toNanos();

    private final TacticalState root;
    private final long nodes;
    private final Budget budget;
    private ForcedWins proofs;

    /**
     * Creates a prover for the position of {@code root}.
     *
     * @param nodes maximum cost of one proof, in positions at which a side chooses a move
     */
    public WinProver(TacticalState root, long nodes) {
        this(root, nodes, SearchMonitor.NONE);
    }

    /** Like {@link #WinProver(TacticalState, long)}, but also abandons a proof if the monitor cancels it. */
    public WinProver(TacticalState root, long nodes, SearchMonitor monitor) {
        this.root = root;
        this.nodes = nodes;
        this.budget = new Budget(Limits.NONE, monitor);
        renew();
    }

    /** {@return the number of plies in which the side to move can force a win; 0 if it cannot within {@code plies}} */
    public int distance(int plies) {
        return limited(() -> proofs.distance(plies));
    }

    /**
     * {@return the number of plies in which the side to move can force a win that starts with {@code move}; 0 if it
     * cannot}
     */
    public int winAfter(int move, int plies) {
        return limited(() -> proofs.distanceAfter(move, plies));
    }

    /** {@return the number of plies in which the opponent can force a win after {@code move}; 0 if it cannot} */
    public int lossAfter(int move, int plies) {
        return limited(() -> proofs.lossAfter(move, plies));
    }

    /** {@return the winner's best moves and the loser's longest defence, for a win proven to take {@code plies}} */
    public int[] line(int plies) {
        return proofs.line(plies);
    }

    private int limited(IntSupplier proof) {
        budget.renew(nodes, FOREVER);
        try {
            return proof.getAsInt();
        } catch (Search.Stopped stopped) {
            // The state was left in the middle of a line.
            renew();
            return UNKNOWN;
        }
    }

    private void renew() {
        proofs = new ForcedWins((TacticalState) root.copy(), budget, TABLE_BITS);
    }
}
