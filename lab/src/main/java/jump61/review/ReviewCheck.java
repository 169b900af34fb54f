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
 * Compares the verdicts of reviews with proofs by another algorithm, wherever it finds one, and elsewhere with searches
 * that take many times as long. Arguments: {@code ReviewCheck GAME BOARD GAMES NODES SEED SECONDS [TIMES [PLIES]]}:
 * {@code SECONDS} for each proof, and {@code TIMES} as many nodes for each search, 100 by default, 0 for none. With
 * {@code PLIES}, only so many moves at the end of each game are reviewed and compared, and the games are between levels
 * 2 to 6, with random moves only in the opening. It prints every verdict that is contradicted.
 */
public final class ReviewCheck {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long TABLE = 64L << 20;
    private static final double WILD = 0.15;
    private static final int LEVELS = 5;
    /** Number of random moves at the beginning of games whose end is reviewed. */
    private static final int OPENING = 4;

    private static final int DEFAULT_TIMES = 100;
    /** After this many positions without a proof, the rest of the game is left to the search. */
    private static final int FAILURES = 4;

    private final double seconds;
    private final long longNodes;
    private int failures;
    private Solver solver;
    /** What is known of the positions of one game; empty where nothing was proven. */
    private final Map<Position, Optional<Verdict>> solved = new HashMap<>();

    private long deadline;
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
        Usage.require(ReviewCheck.class, arguments, 6, "GAME BOARD GAMES NODES SEED SECONDS [TIMES [PLIES]]");
        Position start = Games.byId(arguments[0])
                .orElseThrow()
                .start(BoardSize.parse(arguments[1]).orElseThrow());
        long nodes = Long.parseLong(arguments[3]);
        Random random = new Random(Long.parseLong(arguments[4]));
        long times = arguments.length > 6 ? Long.parseLong(arguments[6]) : DEFAULT_TIMES;
        ReviewCheck check = new ReviewCheck(Double.parseDouble(arguments[5]), nodes * times);
        int plies = arguments.length > 7 ? Integer.parseInt(arguments[7]) : Integer.MAX_VALUE;
        for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
            List<Turn> game = plies < Integer.MAX_VALUE ? playWell(start, random) : play(start, random);
            List<Turn> turns = game.subList(Math.max(0, game.size() - plies), game.size());
            check.compare(new Reviewer(ReviewLimits.of(nodes)).review(turns, ReviewMonitor.NONE));
            System.out.println(i + 1 + " games: " + check.counts);
        }
    }

    private void compare(GameReview review) {
        failures = 0;
        solved.clear();
        // One table for the whole game: what is proven of a position helps with the one before it.
        solver = new Solver(TABLE, () -> THREADS.getCurrentThreadCpuTime() > deadline);
        Map<Integer, Finding> longer = new HashMap<>();
        for (int ply = review.turns().size(); ply > 0; ply--) {
            compare(review.move(ply).orElseThrow(), longer);
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
        } else if (longNodes > 0) {
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
        double lost = curve.of(from.score()) - 1 + curve.of(to.score());
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
        return solved.computeIfAbsent(position, this::prove);
    }

    private Optional<Verdict> prove(Position position) {
        if (failures >= FAILURES) {
            return Optional.empty();
        }
        deadline = THREADS.getCurrentThreadCpuTime() + (long) (seconds * 1e9);
        Verdict verdict = solver.solve(position);
        failures += verdict.proven() ? 0 : 1;
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

    /** Plays one game between two levels from 1 to 5, with some random moves. */
    private static List<Turn> play(Position start, Random random) {
        int[] levels = {1 + random.nextInt(LEVELS), 1 + random.nextInt(LEVELS)};
        return play(start, random, levels, Integer.MAX_VALUE);
    }

    /** Plays one game between two levels from 2 to 6. */
    private static List<Turn> playWell(Position start, Random random) {
        int[] levels = {2 + random.nextInt(LEVELS), 2 + random.nextInt(LEVELS)};
        return play(start, random, levels, OPENING);
    }

    private static List<Turn> play(Position start, Random random, int[] levels, int wildPlies) {
        List<Turn> turns = new ArrayList<>();
        Position position = start;
        while (position.result().isEmpty()) {
            double wild = wildPlies == Integer.MAX_VALUE ? WILD : turns.size() < wildPlies ? 1 : 0;
            List<Move> legal = position.legalMoves();
            Move move = random.nextDouble() < wild
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
