package jump61.review;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Level;
import jump61.engine.SearchMonitor;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.solver.Solver;
import jump61.solver.Verdict;

/**
 * Compares the verdicts of reviews with proofs by another algorithm, wherever it finds one. Arguments: {@code
 * ReviewCheck GAME SIZE GAMES NODES SEED SECONDS}, the last for each proof; it prints every verdict that a proof
 * contradicts.
 */
public final class ReviewCheck {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long TABLE = 256L << 20;
    private static final double WILD = 0.15;
    private static final int LEVELS = 5;

    private final double seconds;
    private int moves;
    private int decided;
    private int faults;
    private int wrongFaults;
    private int losses;
    private int praisedLosses;
    private int wrongProofs;
    private int proofs;

    private ReviewCheck(double seconds) {
        this.seconds = seconds;
    }

    /** Plays games, reviews them, and compares. */
    public static void main(String[] arguments) {
        Game game = Games.byId(arguments[0]).orElseThrow();
        BoardSize size = BoardSize.square(Integer.parseInt(arguments[1]));
        long nodes = Long.parseLong(arguments[3]);
        Random random = new Random(Long.parseLong(arguments[4]));
        ReviewCheck check = new ReviewCheck(Double.parseDouble(arguments[5]));
        for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
            List<Turn> turns = play(game.start(size), random);
            GameReview review = new Reviewer(ReviewLimits.of(nodes)).review(turns, ReviewMonitor.NONE);
            for (int ply = turns.size(); ply > 0; ply--) {
                check.compare(review.move(ply).orElseThrow());
            }
            check.report(i + 1);
        }
    }

    private void compare(MoveReview move) {
        moves++;
        Turn turn = move.turn();
        Side mover = turn.mover();
        Optional<Verdict> after = solve(turn.after());
        move.proof().ifPresent(proof -> checkProof(move, after, proof.winner()));
        if (after.isEmpty()) {
            return;
        }
        boolean lost = after.get().winner().filter(mover.opponent()::equals).isPresent();
        boolean kept = after.get().winner().filter(mover::equals).isPresent();
        Optional<Verdict> before = kept ? after : solve(turn.before());
        if (before.isEmpty()) {
            return;
        }
        decided++;
        Optional<Side> should = before.get().winner();
        boolean same = should.equals(after.get().winner());
        if (move.verdict().isFault()) {
            faults++;
            if (same) {
                wrongFaults++;
                tell("nothing was lost", move);
            }
        }
        if (lost && !same) {
            losses++;
            if (!move.verdict().isFault()) {
                praisedLosses++;
                tell("this loses", move);
            }
        }
    }

    private void checkProof(MoveReview move, Optional<Verdict> after, Side winner) {
        if (after.isPresent()) {
            proofs++;
            if (!after.get().winner().equals(Optional.of(winner))) {
                wrongProofs++;
                tell("wrong proof", move);
            }
        }
    }

    private Optional<Verdict> solve(Position position) {
        long end = THREADS.getCurrentThreadCpuTime() + (long) (seconds * 1e9);
        Verdict verdict = new Solver(TABLE, () -> THREADS.getCurrentThreadCpuTime() > end).solve(position);
        return Optional.of(verdict).filter(Verdict::proven);
    }

    private static void tell(String what, MoveReview move) {
        System.out.printf(
                Locale.ROOT,
                "%s: %d. %s in %s: %s, %.3f to %.3f%n",
                what,
                move.ply(),
                move.turn().move().notation(),
                move.turn().before().notation(),
                move.verdict().title(),
                move.before(),
                move.after());
    }

    private void report(int games) {
        System.out.printf(
                Locale.ROOT,
                "%d games, %d moves, %d decided by proof; %d faults, %d of them where nothing was lost; "
                        + "%d moves that lose, %d of them not blamed; %d proofs, %d of them wrong%n",
                games,
                moves,
                decided,
                faults,
                wrongFaults,
                losses,
                praisedLosses,
                proofs,
                wrongProofs);
    }

    /** Plays one game between two random levels, with some random moves. */
    private static List<Turn> play(Position start, Random random) {
        List<Turn> turns = new ArrayList<>();
        int[] levels = {1 + random.nextInt(LEVELS), 1 + random.nextInt(LEVELS)};
        Position position = start;
        while (position.result().isEmpty()) {
            List<Move> legal = position.legalMoves();
            Move move = random.nextDouble() < WILD
                    ? legal.get(random.nextInt(legal.size()))
                    : new Engine()
                            .play(position, new Level(levels[turns.size() % 2]), random.nextLong(), SearchMonitor.NONE)
                            .best()
                            .orElseThrow();
            turns.add(position.play(move));
            position = turns.get(turns.size() - 1).after();
        }
        return turns;
    }
}
