package jump61.lab.proof;

import java.util.List;
import java.util.Optional;
import jump61.game.Position;
import jump61.solver.Solver;

/** Provides the winner's answers for a {@link StrategyFinder}. */
@FunctionalInterface
interface Answers {
    /**
     * {@return an answer to each of these positions, in their order; empty if the search was stopped}
     *
     * @param positions canonical positions in which the winner is to move
     * @param within maximum number of plies to the win, or {@link Solver#ANY_PLIES}
     */
    Optional<List<Answer>> to(List<Position> positions, int within);
}
