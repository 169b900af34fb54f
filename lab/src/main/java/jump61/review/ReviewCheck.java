package jump61.review;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.lab.usage.Usage;
import jump61.solver.Solver;
import jump61.solver.Verdict;

/**
 * Audits reviews of new games: whether neighbouring chances are equal, and whether a proof by another algorithm or, if
 * there is none, a search with many times the nodes contradicts a class. Arguments: {@code ReviewCheck GAME BOARD GAMES
 * SEED [NODES [LONG [PROOF]]]}: {@code NODES} for each position of the review (1,000,000), {@code LONG} for each of the
 * longer searches (25,000,000), and expansions for each proof (50,000). The games are between levels 2 to 6. It prints
 * every contradiction of more than ten points.
 */
public final class ReviewCheck {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long TABLE = 64L << 20;
    private static final int LOWEST_LEVEL = 2;
    private static final int LEVELS = 5;
    private static final int OPENING = 2;
    private static final long USUAL = 1_000_000;
    private static final long LONG = 25_000_000;
    private static final long PROOF = 50_000;
    /** After this many positions without a proof, the rest of the game is left to the search. */
    private static final int FAILURES = 4;

    private static final double WRONG = 0.10;
    private static final double VERY_WRONG = 0.15;
    private static final double EQUAL = 1e-9;

    private final long longNodes;
    private final long proofNodes;
    private int moves;
    private int proven;
    private int wrong;
    private int veryWrong;
    private int unequal;

    private ReviewCheck(long longNodes, long proofNodes) {
        this.longNodes = longNodes;
        this.proofNodes = proofNodes;
    }

    /** Plays games, reviews them, and compares. */
    public static void main(String[] arguments) {
        Usage.require(ReviewCheck.class, arguments, 4, "GAME BOARD GAMES SEED [NODES [LONG [PROOF]]]");
        Position start = Games.byId(arguments[0])
                .orElseThrow()
                .start(BoardSize.parse(arguments[1]).orElseThrow());
        Random random = new Random(Long.parseLong(arguments[3]));
        ReviewLimits limits = ReviewLimits.of(number(arguments, 4, USUAL));
        ReviewCheck check = new ReviewCheck(number(arguments, 5, LONG), number(arguments, 6, PROOF));
        for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
            List<Turn> turns = play(start, random);
            long began = THREADS.getCurrentThreadCpuTime();
            GameReview review = new Reviewer(limits).review(turns, ReviewMonitor.NONE);
            double seconds = (THREADS.getCurrentThreadCpuTime() - began) / 1e9;
            check.compare(review);
            System.out.printf(
                    Locale.ROOT,
                    "%d games, %d moves, %d by proof: %d contradicted by more than 10 points, %d of them faults or good"
                            + " moves by more than 15, %d unequal chances; the review took %.1f s%n",
                    i + 1,
                    check.moves,
                    check.proven,
                    check.wrong,
                    check.veryWrong,
                    check.unequal,
                    seconds);
        }
    }

    private static long number(String[] arguments, int index, long usual) {
        return arguments.length > index ? Long.parseLong(arguments[index]) : usual;
    }

    private void compare(GameReview review) {
        List<Turn> turns = review.turns();
        ProofWalk.Known[] known = proofs(turns);
        Finding[] findings = new Finding[turns.size() + 1];
        for (int ply = 0; ply <= turns.size(); ply++) {
            Position position =
                    ply == 0 ? turns.get(0).before() : turns.get(ply - 1).after();
            findings[ply] = Finding.search(position, known[ply] == null ? longNodes : 1, () -> false);
        }
        Chain chain = new Chain(turns, findings, known);
        WinChance curve = WinChance.of(turns.get(0).before().game());
        for (MoveReview move : review.moves()) {
            moves++;
            unequal += isUnequal(move, review.chances()) ? 1 : 0;
            Score was = chain.at(move.ply() - 1).orElseThrow();
            Score now = chain.at(move.ply()).orElseThrow();
            proven += Finding.isProven(was) && Finding.isProven(now) ? 1 : 0;
            compare(move, curve.of(was), 1 - curve.of(now), chain.best(move.ply() - 1));
        }
    }

    /** Returns what can be proven about the positions of a game, from its end backwards. */
    private ProofWalk.Known[] proofs(List<Turn> turns) {
        ProofWalk.Known[] known = new ProofWalk.Known[turns.size() + 1];
        Solver solver = new Solver(TABLE, () -> false);
        int failures = 0;
        for (int ply = turns.size() - 1;
                ply >= 0 && failures < FAILURES && ProofWalk.suits(turns.get(0).before());
                ply--) {
            Position position = turns.get(ply).before();
            Verdict verdict = solver.solve(position, proofNodes);
            Optional<Side> winner = verdict.winner();
            failures += winner.isPresent() ? 0 : 1;
            if (winner.isPresent()) {
                boolean win = winner.get() == position.toMove();
                known[ply] = new ProofWalk.Known(
                        win ? Proof.win() : Proof.win().negated(),
                        win ? solver.winningMove(position) : Optional.empty());
            }
        }
        return known;
    }

    private static boolean isUnequal(MoveReview move, List<OptionalDouble> graph) {
        boolean odd = move.ply() % 2 == 1;
        double before = graph.get(move.ply() - 1).orElseThrow();
        double after = graph.get(move.ply()).orElseThrow();
        return Math.abs(move.before() - (odd ? before : 1 - before)) > EQUAL
                || Math.abs(move.after() - (odd ? after : 1 - after)) > EQUAL;
    }

    private void compare(MoveReview move, double before, double after, Optional<Move> best) {
        double off = distance(move.verdict(), before - after);
        boolean blamedOrPraised = move.verdict() == MoveClass.BLUNDER
                || move.verdict() == MoveClass.MISSED_WIN
                || move.verdict() == MoveClass.GOOD;
        wrong += off > WRONG ? 1 : 0;
        veryWrong += off > VERY_WRONG && blamedOrPraised ? 1 : 0;
        if (off > WRONG) {
            System.out.printf(
                    Locale.ROOT,
                    "%d. %s in %s: %s, %.3f to %.3f, best %s; the longer search says %.3f to %.3f, best %s%n",
                    move.ply(),
                    move.turn().move().notation(),
                    move.turn().before().notation(),
                    move.verdict().title(),
                    move.before(),
                    move.after(),
                    move.best().notation(),
                    before,
                    after,
                    best.map(Move::notation).orElse("none"));
        }
    }

    /** Returns how far a loss of winning chance is from the range of a class. */
    private static double distance(MoveClass verdict, double lost) {
        return switch (verdict) {
            case FORCED -> 0;
            case BEST, ONLY_MOVE -> Math.max(0, lost - Thresholds.AS_GOOD);
            case GOOD -> Math.max(0, lost - Thresholds.INACCURACY);
            case INACCURACY -> Math.max(Thresholds.INACCURACY - lost, lost - Thresholds.MISTAKE);
            case MISTAKE -> Math.max(Thresholds.MISTAKE - lost, lost - Thresholds.BLUNDER);
            case BLUNDER, MISSED_WIN -> Math.max(0, Thresholds.BLUNDER - lost);
        };
    }

    private static List<Turn> play(Position start, Random random) {
        int[] levels = {LOWEST_LEVEL + random.nextInt(LEVELS), LOWEST_LEVEL + random.nextInt(LEVELS)};
        List<Turn> turns = new ArrayList<>();
        Position position = start;
        while (position.result().isEmpty()) {
            List<Move> legal = position.legalMoves();
            Move move = turns.size() < OPENING
                    ? legal.get(random.nextInt(legal.size()))
                    : new Engine()
                            .play(position, Level.of(levels[turns.size() % 2]), random.nextLong(), SearchMonitor.NONE)
                            .best()
                            .orElseThrow();
            turns.add(position.play(move));
            position = turns.get(turns.size() - 1).after();
        }
        return turns;
    }
}
