package jump61.solver;

import jump61.game.MonotoneState;
import jump61.game.SearchState;

/**
 * Settles positions by what is proven about others in which the same side has less, or more, than here. The positions after
 * the moves of one position are noted and looked up together, at the same indexes as in {@link Children}.
 */
final class Comparisons {
    private final MonotoneState state;
    private final DominanceTable table;
    private final long[] keys;
    private final long[] holdings;
    /** Used only to keep the compiler from removing {@link DominanceTable#fetch}. */
    private long fetched;

    /** Creates comparisons with the proofs in {@code table}; without a table, they do nothing. */
    Comparisons(SearchState state, DominanceTable table, int places) {
        this.state = table == null ? null : (MonotoneState) state;
        this.table = table;
        this.keys = new long[table == null ? 0 : places];
        this.holdings = new long[keys.length];
    }

    /**
     * Notes the current position, to which a move leads.
     *
     * @param question a number added to the keys of all positions about which the same question is asked
     */
    void note(int child, long question) {
        if (table != null) {
            keys[child] = state.comparisonKey() + question;
            holdings[child] = state.holdings();
        }
    }

    /**
     * Settles moves that are not settled yet, by what is known about other positions.
     *
     * @return the first move found to succeed, or -1
     */
    int settle(Children children, int from, int to) {
        if (table == null) {
            return -1;
        }
        fetched ^= table.fetch(keys, from, to);
        for (int child = from; child < to; child++) {
            if (children.keys[child] != 0 && !children.isSettled(child) && settle(children, child)) {
                return child;
            }
        }
        return -1;
    }

    /** {@return whether a move is found to succeed} */
    private boolean settle(Children children, int child) {
        int known = table.find(keys[child], holdings[child]);
        if (known != DominanceTable.UNKNOWN) {
            // Success for the opponent is failure for the side that chooses the move.
            children.learn(
                    child,
                    known == DominanceTable.SUCCEEDS ? 0 : ProofNumberTable.INFINITE,
                    known == DominanceTable.SUCCEEDS ? ProofNumberTable.INFINITE : 0);
        }
        return known == DominanceTable.FAILS;
    }

    /**
     * Remembers what has been proven about the current position.
     *
     * @param move a move by which the side to move succeeds, or -1 if it does not or the move is not known
     * @param nodes the number of positions it took
     */
    void learn(long question, boolean succeeds, int move, long nodes) {
        if (table != null) {
            long key = state.comparisonKey() + question;
            table.put(key, move < 0 ? state.holdings() : state.sufficientFor(move), succeeds, nodes);
        }
    }
}
