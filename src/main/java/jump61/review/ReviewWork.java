package jump61.review;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Queue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;

/** The work on the review of one game, shared by one or more threads. Mutable state is guarded by this object. */
final class ReviewWork {
    /** How many times as many nodes a doubtful move gets. */
    private static final int DOUBT = 4;
    /** A proof that such a position was already lost gets this many times the nodes of the walk. */
    private static final int PROOF = 8;
    /** A move is a close call if its loss is within this distance of a limit between two classes. */
    private static final double CLOSE = 0.02;
    /** How many times as many nodes a close call gets. */
    private static final int CLOSER = 3;
    /** Number of moves per close call; with more of them, the review would take too long. */
    private static final int MOVES_PER_CLOSE_CALL = 20;

    private final List<Turn> turns;
    private final ReviewLimits limits;
    private final ReviewMonitor monitor;
    private final WinChance curve;
    private final Finding[] findings;
    private final OptionalDouble[] others;
    private ProofWalk.Known[] known;
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private int all;
    private int taken;
    private int done;
    private boolean doubted;
    /** The positions that are searched again because their best move is in doubt. */
    private final Set<Integer> doubtful = new HashSet<>();

    ReviewWork(List<Turn> turns, ReviewLimits limits, ReviewMonitor monitor) {
        this.turns = turns;
        this.limits = limits;
        this.monitor = monitor;
        curve = WinChance.of(turns.get(0).before().game());
        findings = new Finding[turns.size() + 1];
        others = new OptionalDouble[turns.size()];
        known = new ProofWalk.Known[turns.size() + 1];
        Arrays.fill(others, OptionalDouble.empty());
        for (int ply : coarseToFine(turns.size())) {
            add(() -> note(ply, Finding.search(position(ply), limits.glance(), monitor::cancelled)));
        }
        if (ProofWalk.suits(position(0))) {
            add(this::prove);
        }
        // Start from the end, which needs the most comment. What is proven there also bears on earlier positions.
        for (int ply = turns.size(); ply >= 0; ply--) {
            int at = ply;
            add(() -> look(at));
        }
    }

    /** Works until nothing is left to do, or the monitor stops it. */
    void run() {
        try {
            for (Optional<Runnable> task = next(); task.isPresent(); task = next()) {
                task.get().run();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized GameReview review() {
        boolean finished = doubted && done == all;
        return judge().review(finished ? 1 : (double) done / (all + 1));
    }

    private Judge judge() {
        return new Judge(turns, findings, known, others, curve);
    }

    /**
     * Returns the numbers from 0 to {@code last}. In a long game, every few positions come first and then those between
     * them, so that there is soon a coarse picture of the whole game.
     */
    private static int[] coarseToFine(int last) {
        int passes = last / ReviewLimits.LONG_GAME;
        return IntStream.rangeClosed(0, last)
                .boxed()
                .sorted(Comparator.comparingInt(ply -> -Math.min(passes, Integer.numberOfTrailingZeros(ply))))
                .mapToInt(ply -> ply)
                .toArray();
    }

    private void add(Runnable task) {
        tasks.add(task);
        all++;
    }

    private Position position(int ply) {
        return ply == 0 ? turns.get(0).before() : turns.get(ply - 1).after();
    }

    private synchronized Optional<Runnable> next() throws InterruptedException {
        while (tasks.isEmpty() && taken > done && !monitor.cancelled()) {
            // Work in progress may lead to further tasks. The thread that finishes it wakes this one.
            wait();
        }
        if (tasks.isEmpty() || monitor.cancelled()) {
            notifyAll();
            return Optional.empty();
        }
        taken++;
        return Optional.of(tasks.remove());
    }

    private void prove() {
        ProofWalk.Known[] proven = new ProofWalk(turns, limits, monitor::cancelled).walk();
        synchronized (this) {
            known = proven;
            finished();
        }
    }

    private void look(int ply) {
        Finding finding = Finding.search(position(ply), limits.look(), monitor::cancelled);
        if (isPlayed(ply, finding)) {
            OptionalDouble second = new SecondBest(finding, limits, curve, monitor::cancelled).loss();
            synchronized (this) {
                others[ply] = second;
            }
        }
        note(ply, finding);
    }

    private boolean isPlayed(int ply, Finding finding) {
        return ply < turns.size()
                && finding.best().filter(turns.get(ply).move()::equals).isPresent();
    }

    private synchronized void note(int ply, Finding finding) {
        if (!monitor.cancelled()) {
            findings[ply] = finding;
        }
        finished();
    }

    /** Counts a task as done. Call this with the lock. */
    private void finished() {
        done++;
        notifyAll();
        if (monitor.cancelled()) {
            return;
        }
        if (done == all && !doubted) {
            doubted = true;
            addDoubts();
            addCloseCalls();
        }
        monitor.progress(review());
    }

    /**
     * Adds searches for a better move where the best move turns out to be bad once it has been played, and where a bad
     * move is proven to lose: perhaps everything else loses as well.
     */
    private void addDoubts() {
        AgreedScores scores = new AgreedScores(turns, findings, known);
        for (int ply = 0; ply < turns.size(); ply++) {
            int at = ply;
            Score before = scores.at(ply).orElseThrow();
            Score after = scores.at(ply + 1).orElseThrow();
            boolean played = isPlayed(ply, findings[ply]);
            boolean lost = curve.of(before) - 1 + curve.of(after) >= Thresholds.MISTAKE;
            if (played && lost && after.isWin()) {
                doubtful.add(at);
                Move disproved = turns.get(ply).move();
                add(() -> noteOrProve(
                        at,
                        Finding.without(disproved, findings[at], findings[at + 1], limits.look(), monitor::cancelled)));
            } else if (lost && (played || after.isWin() && !Finding.isProven(before))) {
                doubtful.add(at);
                add(() -> noteOrProve(at, Finding.search(position(at), DOUBT * limits.look(), monitor::cancelled)));
            }
        }
    }

    /** Notes what a longer look at a position before a bad move found, which may have been lost already. */
    private void noteOrProve(int ply, Finding finding) {
        if (!finding.isProven() && ProofWalk.suits(position(ply))) {
            ProofWalk.loss(position(ply), limits, PROOF, monitor::cancelled).ifPresent(loss -> {
                synchronized (this) {
                    known[ply] = loss;
                }
            });
        }
        note(ply, finding);
    }

    /**
     * Adds longer searches of close calls, where a small difference would change a move's class. The closest come
     * first.
     */
    private void addCloseCalls() {
        judge().review(0).moves().stream()
                .filter(this::isEstimated)
                .filter(move -> Thresholds.distance(move.lost()) < CLOSE)
                .sorted(Comparator.comparingDouble(move -> Thresholds.distance(move.lost())))
                .limit(1 + turns.size() / MOVES_PER_CLOSE_CALL)
                .flatMap(move -> Stream.of(move.ply() - 1, move.ply()))
                .distinct()
                .filter(ply -> !doubtful.contains(ply))
                .forEach(ply -> add(
                        () -> note(ply, Finding.search(position(ply), CLOSER * limits.look(), monitor::cancelled))));
    }

    private boolean isEstimated(MoveReview move) {
        return !move.isBest()
                && move.verdict() != MoveClass.FORCED
                && move.proof().isEmpty()
                && move.bestProof().isEmpty()
                && move.turn().after().result().isEmpty();
    }

    /**
     * Determines whether the best move was the only good one. A shallow search of all moves, which also proves forced
     * losses, usually settles that; only the remaining moves are searched for longer.
     */
    private static final class SecondBest {
        private static final int SHALLOW = 4;
        /** Number of other moves that are searched for longer. */
        private static final int CANDIDATES = 3;
        /** Each one's share of the nodes of a long look, as a divisor. */
        private static final int SHARE = 4;

        /** What an alternative to a forced win must lose at least to count as bad, unless more is proven about it. */
        private static final double EVEN = 0.5;

        private final Finding finding;
        private final Move best;
        private final Limits shallow;
        private final long nodes;
        private final WinChance curve;
        private final BooleanSupplier cancelled;

        /** Prepares to examine a position that is not over. */
        SecondBest(Finding finding, ReviewLimits limits, WinChance curve, BooleanSupplier cancelled) {
            this.finding = finding;
            this.best = finding.best().orElseThrow();
            this.nodes = Math.max(1, limits.look() / SHARE);
            // Only on large boards is the limit of nodes reached first.
            this.shallow = new Limits(SHALLOW, nodes, Limits.NONE.time());
            this.curve = curve;
            this.cancelled = cancelled;
        }

        /**
         * {@return how much of the winning chances the second-best move loses; empty if a move is not much worse than the
         * best, or there is no other}
         */
        OptionalDouble loss() {
            List<SearchResult.MoveScore> all = new Engine()
                    .analyze(finding.position(), shallow, SearchMonitor.until(cancelled))
                    .moves();
            double shallowBest = all.stream()
                    .filter(scored -> scored.move().equals(best))
                    .mapToDouble(scored -> curve.of(scored.score()))
                    .max()
                    .orElse(0);
            List<SearchResult.MoveScore> others =
                    all.stream().filter(scored -> !scored.move().equals(best)).toList();
            if (others.isEmpty() || shallowBest - curve.of(others.get(0).score()) < Thresholds.BLUNDER) {
                return OptionalDouble.empty();
            }
            return others.stream()
                    .limit(CANDIDATES)
                    .filter(scored -> !cancelled.getAsBoolean())
                    .mapToDouble(this::loss)
                    .min();
        }

        private double loss(SearchResult.MoveScore scored) {
            double best = curve.of(finding.score());
            if (Finding.isProven(scored.score())) {
                return best - curve.of(scored.score());
            }
            Finding reply =
                    Finding.search(finding.position().play(scored.move()).after(), nodes, cancelled);
            if (!finding.isProven() && !reply.isProven()) {
                return MeanLoss.of(finding, reply, curve);
            }
            double loss = best - 1 + curve.of(reply.score());
            // A longer search often proves that a hopeful move wins as well.
            return finding.score().isWin() && !reply.isProven() && loss < EVEN ? 0 : loss;
        }
    }
}
