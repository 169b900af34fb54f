package jump61.solver;

import jump61.game.Move;

/** Follows a proof while it is searched for. Called often, on the thread that searches. */
@FunctionalInterface
public interface RootWatcher {
    /**
     * Told how things stand at the root.
     *
     * @param nodes positions expanded so far
     * @param proof the proof number of the side to move, 0 when it is proven to win
     * @param disproof the number of the other side, 0 when the side to move is proven not to win
     * @param move the first move looked at next
     */
    void atRoot(long nodes, int proof, int disproof, Move move);
}
