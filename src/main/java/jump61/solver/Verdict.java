package jump61.solver;

import java.util.Optional;
import jump61.game.Side;

/**
 * The result of solving a position.
 *
 * @param proven whether the result is proven; if not, the solver was stopped
 * @param winner the winner with best play; empty if it is a draw, or nothing is proven
 * @param nodes positions expanded
 */
public record Verdict(boolean proven, Optional<Side> winner, long nodes) {}
