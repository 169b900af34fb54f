package jump61.solver;

import java.io.IOException;
import jump61.game.MonotoneState;
import jump61.game.SearchState;

/**
 * The memory of a solver.
 *
 * @param numbers the proof numbers of single positions
 * @param dominance what is proven about comparable positions; null if those of this board cannot be compared
 */
public record SolverMemory(ProofNumberTable numbers, DominanceTable dominance) {
    /** The share of the memory for comparable positions, as a divisor. */
    private static final int SHARE = 4;

    /** {@return an empty memory of about this many bytes, but at least 12 MiB, for positions on the board of {@code state}} */
    public static SolverMemory of(SearchState state, long bytes) {
        if (state instanceof MonotoneState monotone && monotone.comparisonKey() != MonotoneState.INCOMPARABLE) {
            long share = bytes / SHARE;
            return new SolverMemory(new ProofNumberTable(bytes - share), new DominanceTable(share));
        }
        return new SolverMemory(new ProofNumberTable(bytes), null);
    }

    /** {@return the number of entries about single positions} */
    public long positions() {
        return numbers.size();
    }

    /** Hands over the entries about single positions. */
    public void forEachPosition(Receiver<IOException> receiver) throws IOException {
        numbers.forEach(receiver);
    }

    /** Adds an entry about a single position from another memory. */
    public void addPosition(long key, long second, int work) {
        numbers.add(key, second, work);
    }

    /** {@return the number of entries about comparable positions} */
    public long comparisons() {
        return dominance == null ? 0 : dominance.size();
    }

    /** Hands over the entries about comparable positions. */
    public void forEachComparison(Receiver<IOException> receiver) throws IOException {
        if (dominance != null) {
            dominance.forEach(receiver);
        }
    }

    /** Adds an entry about comparable positions from another memory; does nothing if positions cannot be compared. */
    public void addComparison(long key, long holdings, int work) {
        if (dominance != null) {
            dominance.add(key, holdings, work);
        }
    }

    /** Receives the entries of a memory. */
    @FunctionalInterface
    public interface Receiver<E extends Exception> {
        /**
         * Receives an entry.
         *
         * @param key its whole key
         * @param second its second word
         * @param work the work it took, compressed
         */
        void accept(long key, long second, int work) throws E;
    }
}
