package jump61.engine;

import java.time.Duration;
import java.util.function.IntSupplier;
import jump61.game.SearchState;
import jump61.game.SuddenWins;

/**
 * Keeps two promises whatever the search's limits in depth and nodes: a win that can be forced within {@value #WIN} plies
 * is found, and no move is played that lets the opponent force a win within {@value #LOSS} plies while another does not.
 * Where a board has more moves than 36, and where the clock leaves little time, they hold as far as a budget goes.
 */
final class Guard {
    /** Plies to a forced win, the move itself included. */
    static final int WIN = 7;
    /** Plies to a forced loss, the own move included. */
    static final int LOSS = 8;

    private static final int EVERY_WIN_IS_FOUND_WITH = 36;
    private static final long LEAST_NODES = 2_000;
    private static final long SHARE_OF_NODES = 50;
    private static final int HURRIED_TABLE_BITS = 10;
    private static final Duration HURRY = Duration.ofMillis(20);

    private final ForcedWins proofs;
    private final int shortened;
    private boolean exhausted;

    /** Guards a search from {@code root} with these limits. */
    Guard(SearchState root, Limits limits, SearchMonitor monitor) {
        boolean small = root.maxMoves() <= EVERY_WIN_IS_FOUND_WITH;
        long nodes = small ? Long.MAX_VALUE : Math.max(LEAST_NODES, limits.nodes() / SHARE_OF_NODES);
        Budget budget = new Budget(new Limits(Integer.MAX_VALUE, nodes, limits.time()), monitor);
        boolean hurried = limits.time().compareTo(HURRY) < 0;
        int tableBits = hurried ? HURRIED_TABLE_BITS : ForcedWins.USUAL_TABLE_BITS;
        proofs = root.copy() instanceof SuddenWins sudden ? new ForcedWins(sudden, budget, tableBits) : null;
        exhausted = proofs == null;
        shortened = hurried ? 2 : 0;
    }

    /** {@return the plies of the shortest forced win; 0 if none is known} */
    int win() {
        return exhausted ? 0 : guarded(() -> proofs.distance(WIN - shortened));
    }

    /** {@return the line of a win found by {@link #win}} */
    int[] line(int plies) {
        try {
            return proofs.line(plies);
        } catch (Search.Stopped stopped) {
            return new int[] {proofs.winner()};
        }
    }

    /** Proves what it can of a move, and notes it there. */
    void examine(RootMove move) {
        if (exhausted || move.examined) {
            return;
        }
        int loss = guarded(() -> proofs.lossAfter(move.move, LOSS - shortened));
        move.examined = !exhausted;
        if (loss > 0) {
            move.prove(loss - Score.WIN);
        }
    }

    /** Like {@link #examine}, and looks for wins too. */
    void examineWhole(RootMove move) {
        int win = exhausted ? 0 : guarded(() -> proofs.distanceAfter(move.move, WIN - shortened));
        if (win > 0) {
            move.prove(Score.WIN - win);
        } else {
            examine(move);
        }
    }

    private int guarded(IntSupplier proof) {
        try {
            return proof.getAsInt();
        } catch (Search.Stopped stopped) {
            exhausted = true;
            return 0;
        }
    }
}
