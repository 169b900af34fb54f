package jump61.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import jump61.game.SearchState;

/** Searches the root repeatedly, one ply deeper each time, and keeps its moves sorted, best first. */
final class IterativeDeepening {
    /** Depth after which an analysis tries to prove the result of every move, once it has something to show. */
    private static final int DEPTH_BEFORE_PROOFS = 4;

    /** How much longer examining another best move may take than the last one took. */
    private static final int SLOWER = 3;

    private static final Comparator<RootMove> BEST_FIRST = Comparator.comparingInt(move -> -move.score);

    private final Search search;
    private final RootResults results;
    private final Budget budget;
    private final Guard guard;
    private final List<RootMove> moves = new ArrayList<>();
    private final int deepest;
    private final long longestReserve;
    private int depth;
    /** Number of moves searched to the depth that is being searched. */
    private int searched;

    /**
     * Creates a search.
     *
     * @param guard provides its guarantees for every search except a worker's; may be null
     */
    IterativeDeepening(SearchState root, Team team, Budget budget, Guard guard) {
        this.search = new Search(root, team, budget);
        this.results = team.results();
        this.budget = budget;
        this.guard = guard;
        this.longestReserve = budget.reserved();
        this.deepest = Math.min(Math.min(budget.depth(), root.maxPlies()), Search.DEEPEST);
        int[] legal = new int[root.maxMoves()];
        int count = root.legalMoves(legal, 0);
        for (int i = 0; i < count; i++) {
            moves.add(new RootMove(legal[i]));
        }
    }

    /** {@return the moves, best first} */
    List<RootMove> moves() {
        return moves;
    }

    /** {@return the depth completed, in plies} */
    int depth() {
        return depth;
    }

    /**
     * Searches for the best move until the budget is used up or nothing more can be learned.
     *
     * @param afterEach called after each completed depth
     */
    void findBest(Consumer<IterativeDeepening> afterEach) {
        if (moves.isEmpty() || guard != null && playsForcedWin()) {
            return;
        }
        for (int next = 1; next <= deepest && !isDecided(); next++) {
            try {
                findBest(next);
                depth = next;
            } catch (Search.Stopped stopped) {
                dropMovesFoundToLose();
                break;
            }
            while (dropsLosingMove()) {
                findBestAgain(next);
            }
            afterEach.accept(this);
        }
        while (dropsLosingMove()) {
            budget.extend();
            findBestAgain(depth);
        }
        shortensWin();
    }

    private boolean playsForcedWin() {
        int plies = guard.win();
        if (plies == 0) {
            return false;
        }
        playForcedWin(plies);
        depth = plies;
        return true;
    }

    /**
     * Looks for a shorter win. The first win found need not be the shortest, because late moves are searched less
     * deeply.
     */
    private void shortensWin() {
        Score score = new Score(moves.get(0).score);
        if (guard == null || moves.get(0).proven || !score.isWin()) {
            return;
        }
        int plies = guard.shorterWin(score.distance());
        if (plies > 0) {
            playForcedWin(plies);
        }
    }

    private void playForcedWin(int plies) {
        int[] line = guard.line(plies);
        RootMove winner =
                moves.stream().filter(move -> move.move == line[0]).findFirst().orElseThrow();
        winner.prove(Score.WIN - plies);
        winner.line = line;
        moves.remove(winner);
        moves.add(0, winner);
    }

    /**
     * Puts a best move that is proven to lose behind all moves that are not.
     *
     * @return whether it did, and the new best move is not proven to lose
     */
    private boolean dropsLosingMove() {
        if (guard == null || moves.get(0).proven) {
            return false;
        }
        RootMove best = moves.get(0);
        examine(best);
        if (!best.proven) {
            return false;
        }
        putBehind(best);
        return !moves.get(0).proven;
    }

    private void putBehind(RootMove loser) {
        moves.remove(loser);
        int behind = 0;
        while (behind < moves.size() && (!moves.get(behind).proven || moves.get(behind).score >= loser.score)) {
            behind++;
        }
        moves.add(behind, loser);
    }

    /**
     * If the search was stopped when it had only seen moves that lose, puts them behind the others, of which one may do
     * better.
     */
    private void dropMovesFoundToLose() {
        if (guard == null || searched == 0 || !new Score(moves.get(0).score).isLoss()) {
            return;
        }
        int score = moves.get(0).score;
        for (int i = 0; i < searched; i++) {
            moves.get(0).prove(score);
            putBehind(moves.get(0));
        }
        budget.extend();
        findBestAgain(depth);
    }

    /** Examines a move, and reserves no more time for the next one than it will probably need. */
    private void examine(RootMove best) {
        if (best.examined) {
            return;
        }
        long began = System.nanoTime();
        guard.examine(best);
        budget.setReserve(Math.min(longestReserve, SLOWER * (System.nanoTime() - began)));
    }

    private boolean isDecided() {
        return depth > 0 && (moves.size() == 1 || isDecided(moves.get(0)));
    }

    /**
     * Whether a move's result is decided. A proven result within the search depth is hardly ever further away than the
     * nearest one.
     */
    private boolean isDecided(RootMove move) {
        Score score = new Score(move.score);
        return move.proven || (score.isWin() || score.isLoss()) && score.distance() <= depth + 1;
    }

    private void findBestAgain(int again) {
        try {
            findBest(again);
        } catch (Search.Stopped stopped) {
            budget.stop();
        }
    }

    private void findBest(int next) {
        int alpha = -Search.INFINITE;
        for (int i = 0; i < moves.size() && !moves.get(i).proven; i++) {
            RootMove at = unclaimed(i, 1);
            searched = i;
            int score = scoreAbove(alpha, at, next);
            at.score = score;
            if (score > alpha) {
                alpha = score;
                moves.remove(i);
                moves.add(0, at);
            }
        }
    }

    /**
     * Brings forward to a place in the list the first move from there on that no other thread is searching, if there is
     * one.
     *
     * @param best number of best moves to score; they come first. If other threads are searching all that is left of them,
     *     this one joins in, because until their scores are known, any other move would also need an exact score
     * @return the move that is then at that place
     */
    private RootMove unclaimed(int to, int best) {
        int end = to < best ? Math.min(best, moves.size()) : moves.size();
        for (int i = to; i < end && !moves.get(i).proven; i++) {
            if (!search.isClaimed(moves.get(i).move)) {
                moves.add(to, moves.remove(i));
                break;
            }
        }
        return moves.get(to);
    }

    /**
     * Like {@link #findBest(Consumer)}, but with exact scores for several moves.
     *
     * @param count number of best moves to score; the others are only known to be no better
     */
    void scoreBest(int count, Consumer<IterativeDeepening> afterEach) {
        try {
            for (int next = 1; next <= deepest && !moves.stream().limit(count).allMatch(this::isDecided); next++) {
                scoreBest(next, count);
                depth = next;
                if (guard != null && next == Math.min(DEPTH_BEFORE_PROOFS, deepest)) {
                    moves.forEach(guard::examineWhole);
                    moves.sort(BEST_FIRST);
                }
                afterEach.accept(this);
            }
        } catch (Search.Stopped stopped) {
            moves.sort(BEST_FIRST);
        }
    }

    private void scoreBest(int next, int count) {
        List<Integer> best = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            RootMove at = unclaimed(i, count);
            int floor = best.size() < count ? -Search.INFINITE : best.get(count - 1);
            if (!at.proven) {
                at.score = Math.max(scoreAbove(floor, at, next), floor);
            }
            best.add(at.score);
            best.sort(Comparator.reverseOrder());
        }
        moves.sort(BEST_FIRST);
    }

    /**
     * Finds a move's score, if it is above a floor, and its line. A result that another thread has found is reused.
     *
     * @return its exact score, or a score that is not above the floor
     */
    private int scoreAbove(int floor, RootMove at, int next) {
        RootResults.Result result = results.find(at.move, next, floor).orElseGet(() -> searchAbove(floor, at, next));
        if (result.score() > floor) {
            at.line = result.line();
        }
        return result.score();
    }

    private RootResults.Result searchAbove(int floor, RootMove at, int next) {
        int score = floor == -Search.INFINITE ? Search.INFINITE : search.rootMove(at.move, next, floor, floor + 1);
        if (score > floor) {
            score = search.rootMove(at.move, next, floor, Search.INFINITE);
        }
        RootResults.Result result = new RootResults.Result(score, score > floor, search.lineAfter(at.move));
        results.add(at.move, next, result);
        return result;
    }
}
