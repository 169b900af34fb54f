package jump61.review;

/**
 * How much win chance, from 0 to 1, a move may lose and still be of a class. Inaccuracy, mistake and blunder begin where
 * lichess begins them ({@code modules/tree/src/main/Advice.scala}: 0.1, 0.2 and 0.3 on a scale twice as long).
 */
final class Thresholds {
    /** Below this, a move is as good as the best: estimates of one position differ by as much from depth to depth. */
    static final double AS_GOOD = 0.02;

    static final double INACCURACY = 0.05;
    static final double MISTAKE = 0.10;
    static final double BLUNDER = 0.15;

    private Thresholds() {}

    /** {@return the class of a move that loses this much, where no win or loss by force decides it} */
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
