package jump61.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.game.TacticalState;

/**
 * Finds the distance of a win: proves that a few plies are too few, then a few more, until a win is proven. The line of
 * play follows from the last two proofs: the winner's moves from the one that succeeded, the loser's from the one
 * before.
 */
public final class DistanceFinder {
    private final Solver solver;
    private final IntConsumer progress;

    /**
     * Creates a finder that uses a solver's knowledge.
     *
     * @param progress receives each number of plies proven to be too few
     */
    public DistanceFinder(Solver solver, IntConsumer progress) {
        this.solver = solver;
        this.progress = progress;
    }

    /**
     * {@return what can be proven until the solver is stopped}
     *
     * @param winner the side that is known to win; if it does not, more plies will be proven to be too few than are claimed
     *     to be enough
     * @param atMost a number of plies known to be enough, or {@link Solver#ANY_PLIES}, which stands for the longest game
     */
    public Distance find(Position position, Side winner, int atMost) {
        SearchState state = position.game().searchState(position);
        int most = Math.min(atMost, state.maxPlies());
        boolean wins = position.toMove() == winner;
        // In such games, a side can win only by its own move.
        int step = state instanceof TacticalState ? 2 : 1;
        int tooFew = step == 2 && wins ? -1 : 0;
        for (int plies = tooFew + step; plies <= most; plies += step) {
            Decision decision = solver.decide(position, wins ? Goal.winWithin(plies) : Goal.holdFor(plies));
            if (!decision.decided()) {
                break;
            }
            if (decision.moverSucceeds() == wins) {
                return new Distance(Math.max(tooFew, 0), plies, true, line(position, winner, plies, step));
            }
            tooFew = plies;
            progress.accept(tooFew);
        }
        return new Distance(Math.max(tooFew, 0), most, tooFew + step == most, List.of());
    }

    private List<Move> line(Position position, Side winner, int plies, int step) {
        List<Move> line = new ArrayList<>();
        Position at = position;
        for (int left = plies; at.result().isEmpty(); left--) {
            Optional<Move> move = at.toMove() != winner && left <= step
                    // No move holds out longer than another.
                    ? at.legalMoves().stream().findFirst()
                    : solver.decide(at, at.toMove() == winner ? Goal.winWithin(left) : Goal.holdFor(left - step))
                            .move();
            if (move.isEmpty()) {
                return List.of();
            }
            line.add(move.get());
            at = at.play(move.get()).after();
        }
        return line;
    }
}
