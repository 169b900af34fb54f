package jump61.solver;

import jump61.game.Move;

/** Follows the progress of a proof. Called often, on the thread that asked for it. */
@FunctionalInterface
public interface RootWatcher {
    /** Ignores everything. */
    RootWatcher NONE = (nodes, proof, disproof, move) -> {};

    /**
     * Reports the state at the root.
     *
     * @param nodes positions expanded so far
     * @param proof proof number of the side to move; 0 once this thread has proven that it wins
     * @param disproof disproof number of the side to move; 0 once this thread has proven that it does not
     * @param move the first move to be examined next
     */
    void atRoot(long nodes, int proof, int disproof, Move move);

    /**
     * Reports that the search is still running, even if it has not returned to the root for a long time.
     *
     * @param nodes approximate number of positions expanded so far, by all threads
     */
    default void goingOn(long nodes) {}
}
