package jump61.games.cubes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jump61.lab.usage.Usage;

/**
 * Learns the weights that guide proofs, by logistic regression on who wins the positions that proofs evaluate, and prints
 * them for {@link EvaluationWeights}. A second round also learns from the proofs that use the weights of the first one.
 * Arguments: one in how many positions becomes a sample, seed, and the boards to prove ({@link ProvenBoard}), such as
 * {@code 100 1 2x6 2x7}. docs/solving.md has the commands.
 */
final class ProofTuner {
    private static final int ROUNDS = 2;
    /**
     * The value of a weight of one logit, in hundredths. The solver takes 70 for a factor of e in its numbers, so these
     * follow a third of the logits; with that, it needs few positions.
     */
    private static final double LOGIT = 22.5;

    private ProofTuner() {}

    public static void main(String[] args) {
        Usage.require(ProofTuner.class, args, 3, "ONE_OF SEED BOARD...");
        List<ProvenBoard> boards =
                Arrays.stream(args).skip(2).map(ProvenBoard::parse).toList();
        List<Sample> samples = new ArrayList<>();
        CubesEvaluation evaluation = EvaluationWeights.LEARNED;
        for (int round = 1; round <= ROUNDS; round++) {
            long seed = Long.parseLong(args[1]) + round;
            for (ProvenBoard board : boards) {
                for (CubesPosition start : board.starts(seed)) {
                    samples.addAll(new ProofSamples(Integer.parseInt(args[0]), seed).collect(start, evaluation));
                }
            }
            WeightsFit fit = new WeightsFit(samples);
            fit.print(LOGIT);
            evaluation = fit.evaluation(LOGIT);
        }
    }
}
