package jump61.cubes;

/** Weights learned by the tuner from searches of the program itself; see docs/strength.md. */
final class EvaluationWeights {
    // In the order of Evaluation: own squares by count, others', neutral ones; pairs; explosions; tempo.
    private static final int[] EARLY = {
        3, 0, 0, 7, 10, 0, 69, 47, 100, 108, 82, 137, -6, 0, 0, -6, -16, 0, -62, -46, -69, -90, -90, -112, 0, 1, 19, -8,
        -18, -8, -1, -6, -14, -13, -2, 5, 8, -50, 4, 25, 72, 82, 12, 17, -1, 13, -1, 11, -13, -28, -18, -12, -4, -19, 15
    };
    private static final int[] LATE = {
        3, 0, 0, 29, 30, 0, 33, 35, 80, 71, 82, 130, -3, 0, 0, -31, -41, 0, -42, -48, -86, -90, -91, -131, 2, -5, 24, 8,
        2, -11, 0, 0, 3, -10, -14, 2, 3, -2, -39, -10, -11, -46, -12, 3, 21, 17, 20, 32, 28, 28, 32, 12, -7, -5, 0
    };
    /** The evaluation used in play. */
    static final Evaluation LEARNED = new Evaluation(packed(EARLY, LATE));

    private EvaluationWeights() {}

    /** {@return an evaluation that only counts squares, for comparison} */
    static Evaluation counting() {
        int[] squares = new int[Evaluation.WEIGHTS];
        for (int i = 0; i < Evaluation.NEUTRAL; i++) {
            squares[i] = i < Evaluation.OTHER ? 100 * Evaluation.SCALE : -100 * Evaluation.SCALE;
        }
        return new Evaluation(packed(squares, squares));
    }

    private static long[] packed(int[] early, int[] late) {
        long[] packed = new long[Evaluation.WEIGHTS];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = Evaluation.pack(early[i], late[i]);
        }
        return packed;
    }
}
