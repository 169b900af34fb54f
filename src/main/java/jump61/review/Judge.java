package jump61.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import jump61.engine.Score;
import jump61.game.Move;
import jump61.game.Turn;

/** Turns findings into verdicts. */
final class Judge {
    private static final double EVEN = 0.5;

    private final List<Turn> turns;
    private final Finding[] findings;
    private final OptionalDouble[] others;
    private final AgreedScores scores;
    private final WinChance curve;

    /**
     * Creates a judge from what is known so far.
     *
     * @param findings one for each position; null where nothing is known yet
     * @param known what is proven beyond that, by position; null where nothing is
     * @param others how much of the winning chances the second-best move loses, where the best one was played and its
     *     alternatives were examined
     */
    Judge(List<Turn> turns, Finding[] findings, ProofWalk.Known[] known, OptionalDouble[] others, WinChance curve) {
        this.turns = turns;
        this.findings = findings;
        this.others = others;
        this.curve = curve;
        this.scores = new AgreedScores(turns, findings, known);
    }

    GameReview review(double progress) {
        List<MoveReview> moves = new ArrayList<>();
        for (int ply = 1; ply <= turns.size(); ply++) {
            if (findings[ply - 1] != null && findings[ply] != null) {
                moves.add(move(ply));
            }
        }
        return new GameReview(turns, moves, chances(), progress);
    }

    private List<OptionalDouble> chances() {
        List<OptionalDouble> chances = new ArrayList<>();
        for (int ply = 0; ply < findings.length; ply++) {
            Optional<Score> score = scores.at(ply);
            chances.add(score.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(firstSides(score.get(), ply)));
        }
        return chances;
    }

    /** Returns the winning chances of the side that moved first, which is to move after an even number of plies. */
    private double firstSides(Score score, int ply) {
        double chance = curve.of(score);
        return findings[ply].position().toMove() == turns.get(0).mover() ? chance : 1 - chance;
    }

    private MoveReview move(int ply) {
        Turn turn = turns.get(ply - 1);
        Finding from = findings[ply - 1];
        Move best = scores.best(ply - 1).orElse(turn.move());
        double before = curve.of(scores.at(ply - 1).orElseThrow());
        boolean kept = best.equals(turn.move()) && !scores.at(ply).orElseThrow().isWin();
        double after = kept ? before : Math.min(before, after(ply, before));
        return new MoveReview(
                ply,
                turn,
                best,
                verdict(ply, best, before, after),
                before,
                after,
                proof(ply),
                proof(ply - 1),
                bestLine(best, ply),
                findings[ply].result().line(),
                from.result().depth());
    }

    private List<Move> bestLine(Move best, int ply) {
        Finding from = findings[ply - 1];
        if (from.best().filter(best::equals).isPresent()) {
            return from.result().line();
        }
        List<Move> line = new ArrayList<>(List.of(best));
        if (turns.get(ply - 1).move().equals(best)) {
            line.addAll(findings[ply].result().line());
        }
        return line;
    }

    /** Returns the winning chances after a move. */
    private double after(int ply, double before) {
        Score known = scores.at(ply).orElseThrow();
        if (isOutOfSight(ply)) {
            return before - Math.max(0, EVEN - 1 + curve.of(known));
        }
        if (!isEstimated(ply)) {
            return 1 - curve.of(known);
        }
        double lost = MeanLoss.of(findings[ply - 1], findings[ply], curve);
        return Math.max(0, before - Math.max(0, lost));
    }

    /** Returns whether nothing is proven about the positions before and after a move. */
    private boolean isEstimated(int ply) {
        return turns.get(ply - 1).after().result().isEmpty()
                && !Finding.isProven(scores.at(ply).orElseThrow())
                && !Finding.isProven(scores.at(ply - 1).orElseThrow());
    }

    /**
     * Returns whether the win before a move is known only because it was proven beforehand, and is too far away for a
     * search to tell whether the move keeps it. Such a move is not blamed unless its estimate is bad in itself.
     */
    private boolean isOutOfSight(int ply) {
        Score was = scores.at(ply - 1).orElseThrow();
        return was.isWin()
                && !Finding.isProven(scores.at(ply).orElseThrow())
                && was.distance() > findings[ply].depths().size() + 1;
    }

    private MoveClass verdict(int ply, Move best, double before, double after) {
        Turn turn = turns.get(ply - 1);
        Score was = scores.at(ply - 1).orElseThrow();
        Score now = scores.at(ply).orElseThrow();
        if (turn.before().legalMoves().size() == 1) {
            return MoveClass.FORCED;
        }
        if (was.isLoss()) {
            return turn.move().equals(best) || !shortens(was, now) ? MoveClass.BEST : MoveClass.GOOD;
        }
        if (turn.move().equals(best)) {
            OptionalDouble second = others[ply - 1];
            boolean only = second.isPresent() && second.getAsDouble() >= Thresholds.BLUNDER;
            return only ? MoveClass.ONLY_MOVE : MoveClass.BEST;
        }
        if (was.isWin()
                && !isOutOfSight(ply)
                && !now.isWin()
                && !now.isLoss()
                && before - after >= Thresholds.INACCURACY) {
            return MoveClass.MISSED_WIN;
        }
        return isEstimated(ply)
                ? MeanLoss.verdict(findings[ply - 1], findings[ply], curve, before)
                : Thresholds.classOf(before - after);
    }

    /** Returns whether a move is proven to lose sooner than necessary in a lost position. */
    private static boolean shortens(Score was, Score now) {
        return now.isWin() && Proof.hasDistance(was) && now.distance() < was.distance() - 1;
    }

    private Optional<Proof> proof(int ply) {
        return Proof.of(scores.at(ply).orElseThrow(), findings[ply].position().toMove());
    }
}
