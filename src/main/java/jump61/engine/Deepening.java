package jump61.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import jump61.game.SearchState;

/** Searches the root again and again, one ply deeper each time, and keeps its moves in order, the best first. */
final class Deepening {
    private final Search search;
    private final Budget budget;
    private final List<RootMove> moves = new ArrayList<>();
    private final int deepest;
    private int depth;

    Deepening(SearchState root, TranspositionTable table, Budget budget) {
        this.search = new Search(root.copy(), table, budget);
        this.budget = budget;
        this.deepest = Math.min(Math.min(budget.depth(), root.maxPlies()), Search.DEEPEST);
        int[] legal = new int[root.maxMoves()];
        int count = root.legalMoves(legal, 0);
        for (int i = 0; i < count; i++) {
            moves.add(new RootMove(legal[i]));
        }
    }

    /** {@return the moves, the best first} */
    List<RootMove> moves() {
        return moves;
    }

    /** {@return the plies searched fully} */
    int depth() {
        return depth;
    }

    /**
     * Deepens until the budget is spent or nothing more can be learned.
     *
     * @param first the depth to begin with
     * @param everyMove whether every move gets its own score, not only the best
     * @param afterEach told after each depth that is complete
     */
    void run(int first, boolean everyMove, Consumer<Deepening> afterEach) {
        try {
            for (int next = first; next <= deepest && !isDecided(everyMove); next++) {
                if (everyMove) {
                    scoreEveryMove(next);
                } else {
                    findBest(next);
                }
                depth = next;
                afterEach.accept(this);
            }
        } catch (Search.Stopped stopped) {
            moves.sort(everyMove ? Comparator.comparingInt((RootMove m) -> -m.score) : (a, b) -> 0);
        }
    }

    private boolean isDecided(boolean everyMove) {
        if (moves.isEmpty() || depth == 0) {
            return moves.isEmpty();
        }
        if (!everyMove) {
            return moves.size() == 1 || isDecided(moves.get(0));
        }
        return moves.stream().allMatch(this::isDecided);
    }

    /** A proven end within the depth searched is the nearest one. */
    private boolean isDecided(RootMove move) {
        var score = new Score(move.score);
        return (score.isWin() || score.isLoss()) && score.distance() <= depth + 1;
    }

    private void findBest(int next) {
        int alpha = -Search.INFINITE;
        for (int i = 0; i < moves.size(); i++) {
            RootMove at = moves.get(i);
            int score = i == 0
                    ? search.rootMove(at.move, next, -Search.INFINITE, Search.INFINITE)
                    : search.rootMove(at.move, next, alpha, alpha + 1);
            if (i > 0 && score > alpha) {
                score = search.rootMove(at.move, next, alpha, Search.INFINITE);
            }
            if (i == 0 || score > alpha) {
                alpha = score;
                at.score = score;
                at.line = search.lineAfter(at.move);
                moves.remove(i);
                moves.add(0, at);
            }
        }
    }

    private void scoreEveryMove(int next) {
        for (RootMove at : List.copyOf(moves)) {
            at.score = search.rootMove(at.move, next, -Search.INFINITE, Search.INFINITE);
            at.line = search.lineAfter(at.move);
        }
        moves.sort(Comparator.comparingInt(move -> -move.score));
    }
}
