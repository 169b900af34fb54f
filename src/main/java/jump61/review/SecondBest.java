package jump61.review;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;

/**
 * Determines whether the best move was the only good one. A shallow search of all moves, which also proves forced
 * losses, usually settles that; only the remaining moves are searched for longer.
 */
final class SecondBest {
    private static final int SHALLOW = 4;
    /** Number of other moves that are searched for longer. */
    private static final int CANDIDATES = 3;
    /** Each one's share of the nodes of a long look, as a divisor. */
    private static final int SHARE = 4;

    /** What an alternative to a forced win must lose at least to count as bad, unless more is proven about it. */
    private static final double EVEN = 0.5;

    private final Finding finding;
    private final Move best;
    private final Limits shallow;
    private final long nodes;
    private final WinChance curve;
    private final BooleanSupplier cancelled;

    /** Prepares to examine a position that is not over. */
    SecondBest(Finding finding, ReviewLimits limits, WinChance curve, BooleanSupplier cancelled) {
        this.finding = finding;
        this.best = finding.best().orElseThrow();
        this.nodes = Math.max(1, limits.look() / SHARE);
        // Only on large boards is the limit of nodes reached first.
        this.shallow = new Limits(SHALLOW, nodes, Limits.NONE.time());
        this.curve = curve;
        this.cancelled = cancelled;
    }

    /**
     * {@return how much of the winning chances the second-best move loses; empty if a move is not much worse than the
     * best, or there is no other}
     */
    OptionalDouble loss() {
        List<SearchResult.MoveScore> all = new Engine()
                .analyze(finding.position(), shallow, SearchMonitor.until(cancelled))
                .moves();
        double shallowBest = all.stream()
                .filter(scored -> scored.move().equals(best))
                .mapToDouble(scored -> curve.of(scored.score()))
                .max()
                .orElse(0);
        List<SearchResult.MoveScore> others =
                all.stream().filter(scored -> !scored.move().equals(best)).toList();
        if (others.isEmpty() || shallowBest - curve.of(others.get(0).score()) < Thresholds.BLUNDER) {
            return OptionalDouble.empty();
        }
        return others.stream()
                .limit(CANDIDATES)
                .filter(scored -> !cancelled.getAsBoolean())
                .mapToDouble(this::loss)
                .min();
    }

    private double loss(SearchResult.MoveScore scored) {
        double best = curve.of(finding.score());
        if (Finding.isProven(scored.score())) {
            return best - curve.of(scored.score());
        }
        Finding reply = Finding.search(finding.position().play(scored.move()).after(), nodes, cancelled);
        if (!finding.isProven() && !reply.isProven()) {
            return MeanLoss.of(finding, reply, curve);
        }
        double loss = best - 1 + curve.of(reply.score());
        // A longer search often proves that a hopeful move wins as well.
        return finding.score().isWin() && !reply.isProven() && loss < EVEN ? 0 : loss;
    }
}
