package jump61.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.function.IntSupplier;
import jump61.game.SearchState;
import jump61.game.TacticalState;

/**
 * Provides two guarantees, whatever the limits of the search in depth and nodes: a win that can be forced within {@value
 * #WIN} plies is found, and no move is played that lets the opponent force a win within {@value #LOSS} plies if another
 * move does not. If there is little time, they apply to two plies less. On boards with more than 36 moves, proofs may use
 * only a part of the search's nodes and time, and the guarantees apply within that; if there is little time, only losses
 * within 4 plies are looked for, which usually takes no more than half of it ({@link ProofRange}).
 *
 * <p>At full strength, it also uses all stored proofs, and solves the smallest boards to their end.
 */
final class Guard {
    /** Maximum plies to a forced win, including the move itself. */
    static final int WIN = 7;
    /** Maximum plies to a forced loss, including the move that allows it. */
    static final int LOSS = 8;

    private static final int UNKNOWN = -1;
    private static final int NODES_BETWEEN_LOOKS = 8;
    /** Maximum nodes for finding a shorter win than a known one: a few tenths of a second on most boards. */
    private static final int NODES_TO_SHORTEN = 20_000;

    private static final Duration TIME_TO_SHORTEN = Duration.ofMillis(300);

    /** On a large board, more time than this for all proofs would only delay the first results of a long search. */
    private static final Duration LONGEST = Duration.ofSeconds(3);
    /** A search without a limit on nodes is treated as if it had this limit. */
    private static final long MOST_NODES = 40_000_000;

    private final SearchState root;
    private final Optional<TablebaseProbe> tablebase;
    private final SearchMonitor monitor;
    private final Budget budget;
    private final boolean rationed;
    private final ProofRange range;
    private final Duration timeToShorten;
    private long nodesLeft;
    private long nanosLeft;
    private ForcedWins proofs;
    private boolean exhausted;
    private int tablebaseWin;

    /**
     * Guards a search from {@code root} with these limits.
     *
     * @param tablebase the stored proofs, for a search at full strength
     */
    Guard(SearchState root, Optional<TablebaseProbe> tablebase, Limits limits, SearchMonitor monitor) {
        this.root = root;
        this.tablebase = tablebase;
        this.monitor = monitor;
        exhausted = !(root instanceof TacticalState);
        rationed = ProofRange.isLarge(root);
        range = ProofRange.of(root, tablebase.isPresent(), limits.time());
        // A node of a proof plays all moves.
        nodesLeft = Math.min(limits.nodes(), MOST_NODES) / range.share() / root.maxMoves();
        Limits whole = new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, limits.time());
        // A search without a time limit is repeatable, so the clock must not decide which win it plays.
        boolean repeatable = limits.time().equals(Limits.NONE.time());
        timeToShorten = repeatable ? limits.time() : TIME_TO_SHORTEN;
        nanosLeft = Math.min(limits.time().toNanos() / range.share(), (repeatable ? limits.time() : LONGEST).toNanos());
        budget = Budget.punctual(whole, monitor, NODES_BETWEEN_LOOKS);
    }

    /** {@return the number of plies to the shortest forced win; 0 if none is known} */
    int win() {
        tablebaseWin = tablebase.map(TablebaseProbe::win).orElse(0);
        if (tablebaseWin > 0 || exhausted) {
            return tablebaseWin;
        }
        return Math.max(0, guarded(() -> proofs.distance(range.win())));
    }

    /**
     * Looks for a shorter win than the one found by the search, within a small budget.
     *
     * @param plies the length of the known win
     * @return the length of the shortest win in plies; 0 if no shorter one was found
     */
    int shorterWin(int plies) {
        if (exhausted || plies <= range.win() + 2 || plies > ForcedWins.DEEPEST) {
            return 0;
        }
        Limits small = new Limits(Integer.MAX_VALUE, NODES_TO_SHORTEN, timeToShorten);
        proofs = new ForcedWins((TacticalState) root.copy(), new Budget(small, monitor), ForcedWins.USUAL_TABLE_BITS);
        try {
            return proofs.distance(plies - 2);
        } catch (Search.Stopped stopped) {
            proofs = null;
            return 0;
        }
    }

    /** {@return the line of a win found by {@link #win} or {@link #shorterWin}} */
    int[] line(int plies) {
        if (plies == tablebaseWin) {
            return tablebase.orElseThrow().line().stream()
                    .mapToInt(root::encode)
                    .toArray();
        }
        try {
            return proofs.line(plies);
        } catch (Search.Stopped stopped) {
            return new int[] {proofs.winner()};
        }
    }

    /** Proves what it can about a move, and records the result in it. */
    void examine(RootMove move) {
        if (move.examined) {
            return;
        }
        int known =
                tablebase.map(wins -> wins.lossAfter(root.decode(move.move))).orElse(0);
        if (known == 0 && exhausted) {
            return;
        }
        int loss = known > 0 ? known : guarded(() -> proofs.lossAfter(move.move, range.loss()));
        move.examined = loss != UNKNOWN;
        if (loss > 0) {
            move.prove(loss - Score.WIN);
        }
    }

    /** Like {@link #examine}, but also looks for wins. */
    void examineWhole(RootMove move) {
        int known = tablebase.map(wins -> wins.winAfter(root.decode(move.move))).orElse(0);
        int win = known > 0 || exhausted ? known : guarded(() -> proofs.distanceAfter(move.move, range.win()));
        if (win > 0) {
            move.prove(Score.WIN - win);
        } else {
            examine(move);
        }
    }

    /** {@return the result of a proof, or {@link #UNKNOWN} if it was abandoned} */
    private int guarded(IntSupplier proof) {
        if (proofs == null) {
            proofs = new ForcedWins((TacticalState) root.copy(), budget, range.tableBits());
        }
        long nodesBefore = budget.nodes();
        long began = System.nanoTime();
        if (rationed) {
            budget.renew(nodesLeft / range.shareOfAProof(), nanosLeft / range.shareOfAProof());
        }
        try {
            return proof.getAsInt();
        } catch (Search.Stopped stopped) {
            exhausted = !rationed;
            proofs = null;
            return UNKNOWN;
        } finally {
            nodesLeft -= budget.nodes() - nodesBefore;
            nanosLeft -= System.nanoTime() - began;
        }
    }
}
