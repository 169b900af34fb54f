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
    private final Chain chain;
    private final WinChance curve;

    /**
     * Creates a judge from the findings so far.
     *
     * @param findings one for each position; null where nothing is known yet
     * @param known further proofs, by position; null where there are none
     * @param others how much of the winning chances the second-best move loses, where the best one was played and its
     *     alternatives were examined
     */
    Judge(List<Turn> turns, Finding[] findings, ProofWalk.Known[] known, OptionalDouble[] others, WinChance curve) {
        this.turns = turns;
        this.findings = findings;
        this.others = others;
        this.curve = curve;
        this.chain = new Chain(turns, findings, known);
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
            Optional<Score> score = chain.at(ply);
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
        Move best = chain.best(ply - 1).orElse(turn.move());
        double before = curve.of(chain.at(ply - 1).orElseThrow());
        double after = 1 - curve.of(chain.at(ply).orElseThrow());
        return new MoveReview(
                ply,
                turn,
                best,
                verdict(ply, best, before - after),
                before,
                after,
                proof(ply),
                proof(ply - 1),
                bestLine(best, ply),
                findings[ply].result().line(),
                findings[ply - 1].result().depth());
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

    private MoveClass verdict(int ply, Move best, double lost) {
        Turn turn = turns.get(ply - 1);
        Score was = chain.at(ply - 1).orElseThrow();
        Score now = chain.at(ply).orElseThrow();
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
        if (isOutOfSight(ply)) {
            return Thresholds.classOf(Math.max(lost - EVEN, Math.min(lost, Thresholds.AS_GOOD)));
        }
        boolean missed = was.isWin() && !Finding.isProven(now);
        return missed && lost >= Thresholds.INACCURACY ? MoveClass.MISSED_WIN : Thresholds.classOf(lost);
    }

    /**
     * Returns whether the win before a move is known only from an earlier proof, and is too far away for this review to see
     * whether the move keeps it. Such a move is not blamed unless its estimate is bad in itself.
     */
    private boolean isOutOfSight(int ply) {
        Score was = chain.at(ply - 1).orElseThrow();
        return was.isWin()
                && !Finding.isProven(chain.at(ply).orElseThrow())
                && was.distance() > findings[ply].depths().size() + 1;
    }

    /** Returns whether a move is proven to lose sooner than necessary in a lost position. */
    private static boolean shortens(Score was, Score now) {
        return now.isWin() && Proof.hasDistance(was) && now.distance() < was.distance() - 1;
    }

    private Optional<Proof> proof(int ply) {
        return Proof.of(chain.at(ply).orElseThrow(), findings[ply].position().toMove());
    }
}
