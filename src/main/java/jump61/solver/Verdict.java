package jump61.solver;

import java.util.Optional;
import jump61.game.Side;

/**
 * What a solver has found out about a position.
 *
 * @param proven whether the rest is proven; otherwise the solver was stopped
 * @param winner who wins with best play; empty if both share the game, or nothing is proven
 * @param nodes positions expanded
 */
public record Verdict(boolean proven, Optional<Side> winner, long nodes) {}
