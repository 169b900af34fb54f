package jump61.engine;

/** A legal move at the root of a search, and its results so far. */
final class RootMove {
    final int move;
    int score;
    int[] line;
    /** Whether {@link Guard} has looked for a forced loss. */
    boolean examined;
    /** Whether {@link Guard} has proven the score, so that the move need not be searched any more. */
    boolean proven;

    RootMove(int move) {
        this.move = move;
        this.line = new int[] {move};
    }

    /** Records a proven score. */
    void prove(int provenScore) {
        score = provenScore;
        proven = true;
    }
}
