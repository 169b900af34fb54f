package jump61.cubes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import jump61.game.BoardSize;

/**
 * Learns the weights that guide proofs, by logistic regression on who wins the positions that proofs of small boards
 * evaluate, and prints them for {@link EvaluationWeights}. A second round learns from the proofs that the weights of the
 * first one lead to as well. Arguments: one of how many positions becomes a sample, seed, and the boards, such as
 * {@code 100 1 2x6 2x7}. docs/solving.md has the commands.
 */
final class ProofTuner {
    private static final int ROUNDS = 2;
    /**
     * What a weight of one logit counts, in hundredths. The solver takes 70 for a factor of e in its numbers, so these
     * follow a third of the logits, with which it needs few positions.
     */
    private static final double LOGIT = 22.5;

    private ProofTuner() {}

    public static void main(String[] args) {
        List<BoardSize> boards = Arrays.stream(args)
                .skip(2)
                .map(BoardSize::parse)
                .map(Optional::orElseThrow)
                .toList();
        List<Sample> samples = new ArrayList<>();
        Evaluation evaluation = EvaluationWeights.LEARNED;
        for (int round = 1; round <= ROUNDS; round++) {
            for (BoardSize board : boards) {
                long seed = Long.parseLong(args[1]) + round;
                samples.addAll(new ProofSamples(Integer.parseInt(args[0]), seed).collect(board, evaluation));
            }
            WeightsFit fit = new WeightsFit(samples);
            fit.print(LOGIT);
            evaluation = fit.evaluation(LOGIT);
        }
    }
}
