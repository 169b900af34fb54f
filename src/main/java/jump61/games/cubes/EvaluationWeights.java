package jump61.games.cubes;

/** Weights learned from searches and games of the program itself; see docs/strength.md. */
final class EvaluationWeights {
    // First for an empty board, then for a full one. In the order of CubesEvaluation: own squares by count, the
    // opponent's, neutral squares; pairs; explosions; tempo.
    private static final int[][] OF_SEARCHES = {
        {
            3, 0, 0, 7, 10, 0, 69, 47, 100, 108, 82, 137, -6, 0, 0, -6, -16, 0, -62, -46, -69, -90, -90, -112, 0, 1, 19,
            -8, -18, -8, -1, -6, -14, -13, -2, 5, 8, -50, 4, 25, 72, 82, 12, 17, -1, 13, -1, 11, -13, -28, -18, -12, -4,
            -19, 15
        },
        {
            3, 0, 0, 29, 30, 0, 33, 35, 80, 71, 82, 130, -3, 0, 0, -31, -41, 0, -42, -48, -86, -90, -91, -131, 2, -5,
            24, 8, 2, -11, 0, 0, 3, -10, -14, 2, 3, -2, -39, -10, -11, -46, -12, 3, 21, 17, 20, 32, 28, 28, 32, 12, -7,
            -5, 0
        }
    };
    private static final int[][] OF_RESULTS = {
        {
            32, 0, 0, -5, 10, 0, 12, 10, 31, 15, 19, 27, -37, 0, 0, 4, -6, 0, -15, -10, -29, -26, -18, -26, -1, 1, 5,
            -5, -6, -1, 0, -3, -3, -5, -4, 0, 5, -18, 0, 3, 20, 3, 4, 4, 1, 5, 5, 8, 2, -3, 14, 1, 4, -3, 1
        },
        {
            -17, 0, 0, 7, 10, 0, 15, 16, 22, 19, 20, 32, 23, 0, 0, -8, -10, 0, -13, -12, -28, -15, -19, -40, 0, 1, 2, 9,
            1, -3, 1, 2, -1, -4, -5, 0, -2, -2, -8, -2, -4, -4, -8, 3, 4, 5, 3, 4, 5, 10, 1, -3, -7, -2, -6
        }
    };
    private static final int[][] OF_PROOFS_ON_TWO_ROWS = {
        {
            0, 0, 0, 0, 28, 0, 0, 99, 157, 0, 218, 261, 0, 0, 0, 0, -3, 0, 0, -97, -79, 0, -241, -231, 0, -7, 74, 0,
            -10, 54, 0, 0, 36, 1, 44, 0, 52, -123, -98, -64, 89, 151, 0, -8, 7, 1, 39, 198, 68, 114, 139, -26, 5, -1, 40
        },
        {
            0, 0, 0, 0, -36, 0, 0, 61, 6, 0, 104, 149, 0, 0, 0, 0, -14, 0, 0, -107, -34, 0, -180, -111, 0, -47, -73, 0,
            19, -84, 0, 0, -15, -42, -111, 0, -46, 117, -93, -41, -77, -73, 0, -35, 4, 27, 76, 118, -4, -45, -52, 6,
            -19, 5, -8
        }
    };
    private static final int[][] OF_PROOFS = {
        {
            29, 0, 0, 4, 28, 0, 53, 46, 82, 84, 142, 135, 34, 0, 0, -21, -10, 0, -3, -19, -17, -80, -125, -140, -26,
            -17, 8, 51, 36, 83, 15, -13, -95, 74, 64, 4, 17, -97, 55, 40, 44, -9, -21, 23, -19, 7, -57, -55, 38, 110,
            252, 0, 0, 0, 3
        },
        {
            -69, 0, 0, -6, -41, 0, 9, -2, -14, 53, 26, 39, -56, 0, 0, -5, -47, 0, 7, -10, -53, -19, 0, -17, -47, -35,
            -5, -7, -1, -28, -19, 1, 44, -30, -21, -8, -15, 36, -47, -22, -16, 8, -25, -37, 1, -20, 21, 62, 0, -20, -87,
            0, 0, 0, -2
        }
    };

    /** The evaluation of a search. */
    static final CubesEvaluation LEARNED = evaluation(OF_SEARCHES, 1);

    /**
     * The evaluation of players who make mistakes, learned from the results of games. It is weaker; the ratings of the
     * levels that use it were measured with it.
     */
    static final CubesEvaluation FROM_RESULTS = evaluation(OF_RESULTS, CubesEvaluation.SCALE);

    /**
     * The evaluation of a solver on boards of two rows or two columns, learned from the positions that proofs on such
     * boards evaluated and from their winners; see docs/solving.md.
     */
    static final CubesEvaluation FROM_PROOFS_ON_TWO_ROWS = evaluation(OF_PROOFS_ON_TWO_ROWS, 1);

    /** The same for other small boards, learned from positions of 4x5. */
    static final CubesEvaluation FROM_PROOFS = evaluation(OF_PROOFS, 1);

    private EvaluationWeights() {}

    /** {@return an evaluation that only counts squares, for comparison} */
    static CubesEvaluation counting() {
        int[] squares = new int[CubesEvaluation.WEIGHTS];
        for (int i = 0; i < CubesEvaluation.NEUTRAL; i++) {
            squares[i] = i < CubesEvaluation.OTHER ? 100 : -100;
        }
        return evaluation(new int[][] {squares, squares}, CubesEvaluation.SCALE);
    }

    private static CubesEvaluation evaluation(int[][] weights, int factor) {
        long[] packed = new long[CubesEvaluation.WEIGHTS];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = CubesEvaluation.pack(factor * weights[0][i], factor * weights[1][i]);
        }
        return new CubesEvaluation(packed);
    }
}
