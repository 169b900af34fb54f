package jump61.review;

import java.util.List;
import java.util.Optional;
import jump61.engine.Score;
import jump61.game.Move;
import jump61.game.Turn;

/**
 * The scores of all positions of a game, made consistent: a proof for one position also proves something about its
 * neighbours.
 */
final class AgreedScores {
    private final List<Turn> turns;
    private final Score[] scores;
    private final Move[] best;

    /**
     * Combines the findings so far.
     *
     * @param findings one for each position; null where nothing is known yet
     * @param known what is proven beyond that, by position; null where nothing is
     */
    AgreedScores(List<Turn> turns, Finding[] findings, ProofWalk.Known[] known) {
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

    /** Carries proofs forward. A forced loss stays one, and a win stays one if the winner plays the best move. */
    private void carryForward(int ply) {
        Score score = scores[ply];
        if (score == null || scores[ply + 1] == null || score.distance() < 1) {
            return;
        }
        boolean kept = turns.get(ply).move().equals(best[ply]);
        if (score.isLoss() && !scores[ply + 1].isWin()) {
            scores[ply + 1] = new Score(Score.WIN - score.distance() + 1);
        } else if (score.isWin() && kept && !scores[ply + 1].isLoss()) {
            scores[ply + 1] = new Score(score.distance() - 1 - Score.WIN);
        }
    }

    /**
     * Carries proofs back. A move after which the opponent loses by force wins by force. Where the only legal move loses,
     * the position before it was lost already.
     */
    private void carryBack(int ply) {
        Score after = scores[ply + 1];
        if (after == null || scores[ply] == null) {
            return;
        }
        if (after.isWin()
                && !scores[ply].isLoss()
                && turns.get(ply).before().legalMoves().size() == 1) {
            scores[ply] = new Score(after.distance() + 1 - Score.WIN);
        }
        if (!after.isLoss()) {
            return;
        }
        Score win = new Score(Score.WIN - after.distance() - 1);
        if (!scores[ply].isWin() || scores[ply].compareTo(win) < 0) {
            scores[ply] = win;
            best[ply] = turns.get(ply).move();
        }
    }
}
