package jump61.cubes;

/** Weights learned by the tuner from games of the program against itself; see docs/strength.md. */
final class EvaluationWeights {
    // In the order of Evaluation: own squares by count, others', neutral ones; pairs; explosions; tempo.
    private static final int[] EARLY = {
        -39, 0, 0, -11, 13, 0, -8, -4, 24, 21, 4, 28, 39, 0, 0, 4, -8, 0, 5, 4, -25, -28, -5, -23, 0, 1, 3, -1, 3, 9, 2,
        4, 8, 12, 16, -7, 2, -19, 7, -9, 24, 9, 1, -1, -11, -10, -21, -9, -9, 14, 22, 6, 7, 2, 1
    };
    private static final int[] LATE = {
        -9, 0, 0, 1, -10, 0, 4, 3, 9, -7, 11, 22, 4, 0, 0, 1, 8, 0, -1, 1, -7, 6, -6, -27, 3, 2, 2, 8, 2, 6, -1, -11,
        -4, 0, 4, 13, 0, 0, -1, 3, -7, 1, -6, -2, -2, -1, -2, -3, 16, 2, -2, -16, -8, -2, -4
    };
    /** The evaluation the program plays with. */
    static final Evaluation LEARNED = new Evaluation(packed(EARLY, LATE));

    private EvaluationWeights() {}

    /** {@return an evaluation that only counts squares, to compare with} */
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
