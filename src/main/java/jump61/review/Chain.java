package jump61.review;

import java.util.List;
import java.util.Optional;
import jump61.engine.Score;
import jump61.game.Move;
import jump61.game.Turn;

/**
 * The worth of each position of a game: one score for each, which the graph, the classes and all sentences use. A
 * position is worth at least as much as the position after the move played from it, which has also been searched and
 * reaches one ply deeper. If the best move found was played, both are worth the same. So knowledge of one position bears
 * on those before it, and no move gains chances.
 */
final class Chain {
    private final List<Turn> turns;
    /** The worth of each position by its own search and by proofs alone; null where nothing is known yet. */
    private final Score[] own;

    private final Score[] scores;
    private final Move[] best;

    /**
     * Combines the findings so far.
     *
     * @param findings one for each position; null where nothing is known yet
     * @param known further proofs, by position; null where there are none
     */
    Chain(List<Turn> turns, Finding[] findings, ProofWalk.Known[] known) {
        this.turns = turns;
        this.scores = new Score[findings.length];
        this.best = new Move[findings.length];
        for (int i = 0; i < findings.length; i++) {
            scores[i] = findings[i] == null ? null : findings[i].score();
            best[i] = findings[i] == null ? null : findings[i].best().orElse(null);
            if (known[i] != null && scores[i] != null && !Finding.isProven(scores[i])) {
                scores[i] = known[i].score();
                best[i] = known[i].best().orElse(best[i]);
            }
        }
        for (int ply = 0; ply < turns.size(); ply++) {
            carryForward(ply);
        }
        own = scores.clone();
        for (int ply = turns.size() - 1; ply >= 0; ply--) {
            carryBack(ply);
        }
    }

    /** {@return the score after this many plies, for the side to move; empty while unknown} */
    Optional<Score> at(int ply) {
        return Optional.ofNullable(scores[ply]);
    }

    /** {@return the best move after this many plies; empty after the end, and while unknown} */
    Optional<Move> best(int ply) {
        return Optional.ofNullable(best[ply]);
    }

    /**
     * {@return how much the chances after the move played differ from the promise of the search before it, from 0 to 1; 0
     * where either is unknown}
     */
    double disagreement(int ply, WinChance curve) {
        return own[ply] == null || scores[ply + 1] == null
                ? 0
                : Math.abs(curve.of(own[ply]) - 1 + curve.of(scores[ply + 1]));
    }

    /** {@return whether the winner after this many plies is proven, or the game ends there} */
    boolean isProven(int ply) {
        boolean over =
                ply == turns.size() && turns.get(ply - 1).after().result().isPresent();
        return over || scores[ply] != null && Finding.isProven(scores[ply]);
    }

    /** {@return whether the move that led to this position is proven to lose} */
    boolean isLost(int ply) {
        return scores[ply] != null && scores[ply].isWin();
    }

    /** Carries proofs forward. A forced loss stays one, and a win stays one if the winner plays the best move. */
    private void carryForward(int ply) {
        Score score = scores[ply];
        if (score == null || scores[ply + 1] == null || score.distance() < 1) {
            return;
        }
        if (score.isLoss() && !scores[ply + 1].isWin()) {
            scores[ply + 1] = new Score(Score.WIN - score.distance() + 1);
        } else if (score.isWin() && isBest(ply) && !scores[ply + 1].isLoss()) {
            scores[ply + 1] = new Score(score.distance() - 1 - Score.WIN);
        }
    }

    /** Carries the worth of a position back to the one before it. */
    private void carryBack(int ply) {
        if (scores[ply + 1] == null || scores[ply] == null) {
            return;
        }
        Score led = Finding.before(scores[ply + 1]);
        boolean alone = turns.get(ply).before().legalMoves().size() == 1;
        if (led.compareTo(scores[ply]) >= 0) {
            scores[ply] = led;
            best[ply] = turns.get(ply).move();
        } else if (!Finding.isProven(scores[ply]) && (alone || isBest(ply) && !led.isLoss())) {
            scores[ply] = led;
        }
    }

    private boolean isBest(int ply) {
        return turns.get(ply).move().equals(best[ply]);
    }
}
