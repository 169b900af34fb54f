package jump61.engine;

import java.util.function.IntSupplier;
import jump61.game.TacticalState;

/**
 * Proves forced wins and losses as {@link ForcedWins} does, but gives up a proof that takes too many nodes. Distances are
 * in plies; a move that is asked about counts as one.
 */
public final class WinProver {
    /** The answer of a proof that was given up. */
    public static final int UNKNOWN = -1;

    private static final int TABLE_BITS = 17;
    private static final long FOREVER = Limits.NONE.time().toNanos();

    private final TacticalState root;
    private final long nodes;
    private final Budget budget = new Budget(Limits.NONE, SearchMonitor.NONE);
    private ForcedWins proofs;

    /**
     * A prover for the position at which {@code root} stands.
     *
     * @param nodes what one proof may cost, in positions at which a side chooses a move
     */
    public WinProver(TacticalState root, long nodes) {
        this.root = root;
        this.nodes = nodes;
        renew();
    }

    /** {@return in how many plies the side to move can force a win; 0 if it cannot within {@code plies}} */
    public int distance(int plies) {
        return limited(() -> proofs.distance(plies));
    }

    /** {@return in how many plies the side to move can force a win that begins with {@code move}; 0 if not} */
    public int winAfter(int move, int plies) {
        return limited(() -> proofs.distanceAfter(move, plies));
    }

    /** {@return in how many plies the opponent can force a win after {@code move}; 0 if not} */
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
