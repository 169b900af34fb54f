package jump61.engine;

import jump61.game.SearchState;

/** Searches without proofs, which cost as much as their nodes. */
public final class PlainSearch {
    private static final int TABLE_BITS = 15;

    private final TranspositionTable table = new TranspositionTable();

    /** The best move, by its number, and its score. */
    public record Found(int move, Score score) {}

    /** Searches this many nodes from a position that is not decided. */
    public Found search(SearchState root, long nodes) {
        table.prepare(TABLE_BITS, false);
        Budget budget = new Budget(Limits.nodes(nodes), SearchMonitor.NONE);
        IterativeDeepening search = new IterativeDeepening(root, Team.alone(table), budget, null);
        search.findBest(soFar -> {});
        RootMove best = search.moves().get(0);
        return new Found(best.move, new Score(best.score));
    }
}
