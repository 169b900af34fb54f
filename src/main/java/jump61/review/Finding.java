package jump61.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;

/**
 * The result of searching one position of the game.
 *
 * @param position the position
 * @param result the final result of the search
 * @param depths the scores after each depth, from depth 1; empty if no search was necessary
 */
record Finding(Position position, SearchResult result, List<Score> depths) {
    /** Each move's share of the nodes of a long look, as a divisor, when all moves are examined. */
    private static final int SHARE = 8;
    /**
     * Searches with its own table, so that the same number of nodes always gives the same finding, in any order and on any
     * thread.
     */
    static Finding search(Position position, long nodes, BooleanSupplier cancelled) {
        List<Score> depths = new ArrayList<>();
        SearchMonitor monitor = SearchMonitor.of(cancelled, soFar -> {
            while (depths.size() < soFar.depth()) {
                depths.add(soFar.score());
            }
        });
        SearchResult result = new Engine().search(position, Limits.nodes(nodes), monitor);
        return new Finding(position, result, depths);
    }

    /**
     * {@return the finding for a position whose best move is proven to lose} It has the best of the other moves, each
     * examined with a share of the nodes; if all lose, it is a forced loss.
     *
     * @param before the finding with the move that is proven to lose
     * @param after the finding for the position after that move
     * @param win the score proven for that position
     */
    static Finding without(Finding before, Finding after, Score win, long nodes, BooleanSupplier cancelled) {
        Position position = before.position();
        Move disproved = before.best().orElseThrow();
        Finding best = null;
        Move bestMove = disproved;
        Score score = before(win);
        for (Move move : position.legalMoves()) {
            if (!move.equals(disproved) && !cancelled.getAsBoolean()) {
                Finding reply = search(position.play(move).after(), nodes / SHARE, cancelled);
                if (before(reply.score()).compareTo(score) > 0) {
                    best = reply;
                    bestMove = move;
                    score = before(reply.score());
                }
            }
        }
        List<Move> line = new ArrayList<>(List.of(bestMove));
        line.addAll((best == null ? after : best).result().line());
        SearchResult result = before.result();
        return new Finding(
                position,
                new SearchResult(Optional.of(bestMove), score, result.depth(), result.nodes(), line, List.of()),
                List.of());
    }

    /** {@return the score of a position whose best move leads to this score} The end is one ply further away. */
    static Score before(Score after) {
        int value = after.negated().value();
        return new Score(isProven(after) ? value - Integer.signum(value) : value);
    }

    /**
     * {@return the result of the search} An estimate is the mean of the last two depths, because scores swing from depth
     * to depth, in favour of the side that makes the last move of the search. Shallower depths do not count, because the
     * deeper ones include all they saw.
     */
    Score score() {
        int last = depths.size();
        if (last < 1 || isProven(result.score())) {
            return result.score();
        }
        int other = last == 1
                ? position.game().searchState(position).evaluate()
                : depths.get(last - 2).value();
        return new Score((depths.get(last - 1).value() + other) / 2);
    }

    boolean isProven() {
        return isProven(score());
    }

    static boolean isProven(Score score) {
        return score.isWin() || score.isLoss();
    }

    Optional<Move> best() {
        return result.best();
    }
}
