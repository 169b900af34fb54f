package jump61.cubes;

/** Weights learned by the tuner from games of the program against itself; see docs/strength.md. */
final class EvaluationWeights {
    // In the order of Evaluation: own squares by count, others', neutral ones; pairs; explosions; tempo.
    private static final int[] EARLY = {
        32, 0, 0, -5, 10, 0, 12, 10, 31, 15, 19, 27, -37, 0, 0, 4, -6, 0, -15, -10, -29, -26, -18, -26, -1, 1, 5, -5,
        -6, -1, 0, -3, -3, -5, -4, 0, 5, -18, 0, 3, 20, 3, 4, 4, 1, 5, 5, 8, 2, -3, 14, 1, 4, -3, 1
    };
    private static final int[] LATE = {
        -17, 0, 0, 7, 10, 0, 15, 16, 22, 19, 20, 32, 23, 0, 0, -8, -10, 0, -13, -12, -28, -15, -19, -40, 0, 1, 2, 9, 1,
        -3, 1, 2, -1, -4, -5, 0, -2, -2, -8, -2, -4, -4, -8, 3, 4, 5, 3, 4, 5, 10, 1, -3, -7, -2, -6
    };
    /** The evaluation used in play. */
    static final Evaluation LEARNED = new Evaluation(packed(EARLY, LATE));

    private EvaluationWeights() {}

    /** {@return an evaluation that only counts squares, for comparison} */
    static Evaluation counting() {
        int[] squares = new int[Evaluation.WEIGHTS];
        for (int i = 0; i < Evaluation.NEUTRAL; i++) {
            squares[i] = i < Evaluation.OTHER ? 100 : -100;
        }
        return new Evaluation(packed(squares, squares));
    }

    private static int[] packed(int[] early, int[] late) {
        int[] packed = new int[Evaluation.WEIGHTS];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = Evaluation.pack(early[i], late[i]);
        }
        return packed;
    }
}
