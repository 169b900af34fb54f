package jump61.review;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
 * Compares the verdicts of reviews with proofs by another algorithm, wherever it finds one, and elsewhere with searches
 * that take many times as long. Arguments: {@code ReviewCheck GAME BOARD GAMES NODES SEED SECONDS [TIMES]}: {@code
 * SECONDS} for each proof, and {@code TIMES} as many nodes for each search, 100 by default. It prints every verdict
 * that is contradicted.
 */
public final class ReviewCheck {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long TABLE = 64L << 20;
    private static final double WILD = 0.15;
    private static final int LEVELS = 5;
    private static final int DEFAULT_TIMES = 100;
    /** After this many positions in a row without a proof, the rest of the game is left to the search. */
    private static final int FAILURES = 6;

    private final double seconds;
    private final long longNodes;
    private int failures;
    /** Counts by name, in the order in which they are printed. */
    private final Map<String, Integer> counts = new LinkedHashMap<>();

    private ReviewCheck(double seconds, long longNodes) {
        this.seconds = seconds;
        this.longNodes = longNodes;
        List.of(
                        "moves",
                        "decided by proof",
                        "faults with a proof",
                        "nothing was lost",
                        "losing moves with a proof",
                        "this loses, by proof",
                        "proofs told",
                        "wrong proof",
                        "blunders without a proof",
                        "not even an inaccuracy",
                        "less than a blunder",
                        "moves that the longer search proves to lose",
                        "this loses, by search")
                .forEach(name -> counts.put(name, 0));
    }

    /** Plays games, reviews them, and compares. */
    public static void main(String[] arguments) {
        Game game = Games.byId(arguments[0]).orElseThrow();
        BoardSize size = BoardSize.parse(arguments[1]).orElseThrow();
        long nodes = Long.parseLong(arguments[3]);
        Random random = new Random(Long.parseLong(arguments[4]));
        long times = arguments.length > 6 ? Long.parseLong(arguments[6]) : DEFAULT_TIMES;
        ReviewCheck check = new ReviewCheck(Double.parseDouble(arguments[5]), nodes * times);
        for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
            List<Turn> turns = play(game.start(size), random);
            GameReview review = new Reviewer(ReviewLimits.of(nodes)).review(turns, ReviewMonitor.NONE);
            check.failures = 0;
            Map<Integer, Finding> longer = new HashMap<>();
            for (int ply = turns.size(); ply > 0; ply--) {
                check.compare(review.move(ply).orElseThrow(), longer);
            }
            System.out.println(i + 1 + " games: " + check.counts);
        }
    }

    private void compare(MoveReview move, Map<Integer, Finding> longer) {
        counts.merge("moves", 1, Integer::sum);
        Turn turn = move.turn();
        Optional<Verdict> after = solve(turn.after());
        move.proof().ifPresent(proof -> checkProof(move, after, proof.winner()));
        boolean kept =
                after.flatMap(Verdict::winner).filter(turn.mover()::equals).isPresent();
        Optional<Verdict> before = kept || after.isEmpty() ? after : solve(turn.before());
        if (after.isPresent() && before.isPresent()) {
            compareWithProofs(move, before.get().winner(), after.get().winner());
        } else {
            compareWithSearch(move, longer);
        }
    }

    private void compareWithProofs(MoveReview move, Optional<Side> should, Optional<Side> winner) {
        Side opponent = move.turn().mover().opponent();
        boolean fault = move.verdict().isFault();
        boolean same = should.equals(winner);
        count("decided by proof", true);
        count("faults with a proof", fault);
        tell("nothing was lost", fault && same, move, "");
        boolean losing = !same && winner.equals(Optional.of(opponent));
        count("losing moves with a proof", losing);
        tell("this loses, by proof", losing && !fault, move, "");
    }

    private void compareWithSearch(MoveReview move, Map<Integer, Finding> longer) {
        Turn turn = move.turn();
        WinChance curve = WinChance.of(turn.before().game());
        Finding from = longer.computeIfAbsent(move.ply() - 1, ply -> search(turn.before()));
        Finding to = longer.computeIfAbsent(move.ply(), ply -> search(turn.after()));
        boolean played = from.best().filter(turn.move()::equals).isPresent();
        double lost = from.isProven() || to.isProven() || turn.after().result().isPresent()
                ? curve.of(from.score()) - 1 + curve.of(to.score())
                : MeanLoss.of(from, to, curve);
        lost = played && !to.isProven() ? 0 : lost;
        String text = String.format(
                Locale.ROOT,
                "; the longer search says %.3f, best %s",
                lost,
                from.best().map(Move::notation).orElse("none"));
        boolean blunder = move.verdict() == MoveClass.BLUNDER || move.verdict() == MoveClass.MISSED_WIN;
        count("blunders without a proof", blunder);
        tell("not even an inaccuracy", blunder && lost < Thresholds.INACCURACY, move, text);
        tell("less than a blunder", blunder && lost >= Thresholds.INACCURACY && lost < Thresholds.BLUNDER, move, text);
        boolean losing = to.score().isWin() && !from.score().isLoss();
        count("moves that the longer search proves to lose", losing);
        tell("this loses, by search", losing && !move.verdict().isFault(), move, text);
    }

    private Finding search(Position position) {
        return Finding.search(position, longNodes, () -> false);
    }

    private void checkProof(MoveReview move, Optional<Verdict> after, Side winner) {
        count("proofs told", after.isPresent());
        boolean wrong = after.isPresent() && !after.get().winner().equals(Optional.of(winner));
        tell("wrong proof", wrong, move, "");
    }

    private void count(String what, boolean happened) {
        counts.merge(what, happened ? 1 : 0, Integer::sum);
    }

    private Optional<Verdict> solve(Position position) {
        if (failures >= FAILURES) {
            return Optional.empty();
        }
        long end = THREADS.getCurrentThreadCpuTime() + (long) (seconds * 1e9);
        Verdict verdict = new Solver(TABLE, () -> THREADS.getCurrentThreadCpuTime() > end).solve(position);
        failures = verdict.proven() ? 0 : failures + 1;
        return Optional.of(verdict).filter(Verdict::proven);
    }

    private void tell(String what, boolean happened, MoveReview move, String more) {
        count(what, happened);
        if (happened) {
            System.out.printf(
                    Locale.ROOT,
                    "%s: %d. %s in %s: %s, %.3f to %.3f, best %s%s%n",
                    what,
                    move.ply(),
                    move.turn().move().notation(),
                    move.turn().before().notation(),
                    move.verdict().title(),
                    move.before(),
                    move.after(),
                    move.best().notation(),
                    more);
        }
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
