package jump61.review;

/**
 * How much of the winning chances, from 0 to 1, a move of each class may lose. Inaccuracies, mistakes and blunders
 * begin where they do in lichess ({@code modules/tree/src/main/Advice.scala}: 0.1, 0.2 and 0.3 on a scale twice as
 * long).
 */
final class Thresholds {
    /**
     * Below this loss, a move is as good as the best: a search ten times as long finds losses that differ as much.
     */
    static final double AS_GOOD = 0.03;

    static final double INACCURACY = 0.05;
    static final double MISTAKE = 0.10;
    static final double BLUNDER = 0.15;

    private Thresholds() {}

    /** {@return the class of a move that loses this much, unless a forced win or loss decides it} */
    static MoveClass classOf(double lost) {
        if (lost >= BLUNDER) {
            return MoveClass.BLUNDER;
        } else if (lost >= MISTAKE) {
            return MoveClass.MISTAKE;
        } else if (lost >= INACCURACY) {
            return MoveClass.INACCURACY;
        }
        return lost >= AS_GOOD ? MoveClass.GOOD : MoveClass.BEST;
    }
}
