package jump61.solver;

import java.io.IOException;
import jump61.game.MonotoneState;
import jump61.game.SearchState;

/**
 * What a solver remembers.
 *
 * @param numbers the numbers of single positions
 * @param dominance what is proven about comparable positions; null if those of this board cannot be compared
 */
record SolverMemory(ProofNumberTable numbers, DominanceTable dominance) {
    /** The share of the memory for comparable positions: one part in so many. */
    private static final int SHARE = 4;

    /** {@return an empty memory of about this many bytes, but at least 12 MiB, for positions on the board of {@code state}} */
    static SolverMemory of(SearchState state, long bytes) {
        if (state instanceof MonotoneState monotone && monotone.comparisonKey() != MonotoneState.INCOMPARABLE) {
            long share = bytes / SHARE;
            return new SolverMemory(new ProofNumberTable(bytes - share), new DominanceTable(share));
        }
        return new SolverMemory(new ProofNumberTable(bytes), null);
    }

    /** {@return the number of entries about comparable positions} */
    long comparisons() {
        return dominance == null ? 0 : dominance.size();
    }

    /** Hands over the entries about comparable positions. */
    void forEachComparison(Entries.Receiver<IOException> receiver) throws IOException {
        if (dominance != null) {
            dominance.forEach(receiver);
        }
    }

    /** Adds an entry about comparable positions from another memory; does nothing if positions cannot be compared. */
    void addComparison(long key, long holdings, int work) {
        if (dominance != null) {
            dominance.add(key, holdings, work);
        }
    }
}
