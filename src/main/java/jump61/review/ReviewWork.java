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
    /** Where everything is proven, a look only finds lines of play and needs this part of the nodes, as a divisor. */
    private static final int SOLVED = 4;
    /** The positions around a contradicted verdict get this many times the usual nodes. */
    private static final int LONGER = 3;
    /** A proof that such a position was already lost gets this many times the nodes of the walk. */
    private static final int PROOF = 32;
    /** One position may be searched again for each this many moves; with more, the review would take too long. */
    private static final int MOVES_PER_SECOND_LOOK = 8;
    /** The number of positions that may be searched again in any game, in addition. */
    private static final int SECOND_LOOKS = 2;

    private final List<Turn> turns;
    private final ReviewLimits limits;
    private final ReviewMonitor monitor;
    private final WinChance curve;
    private final boolean solved;
    private final Finding[] findings;
    private final OptionalDouble[] others;
    private ProofWalk.Known[] known;
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private int all;
    private int taken;
    private int done;
    private boolean agreed;
    /** The positions that are searched again. */
    private final Set<Integer> lookedAgain = new HashSet<>();
    /** The positions whose other moves are examined because the best one loses. They may have been searched again before. */
    private final Set<Integer> disproved = new HashSet<>();

    ReviewWork(List<Turn> turns, ReviewLimits limits, ReviewMonitor monitor) {
        this.turns = turns;
        this.limits = limits;
        this.monitor = monitor;
        curve = WinChance.of(turns.get(0).before().game());
        solved = ProofWalk.isSolved(turns.get(0).before());
        findings = new Finding[turns.size() + 1];
        others = new OptionalDouble[turns.size()];
        known = new ProofWalk.Known[turns.size() + 1];
        Arrays.fill(others, OptionalDouble.empty());
        for (int ply : coarseToFine(turns.size())) {
            add(() -> glance(ply));
        }
        if (ProofWalk.suits(position(0))) {
            add(this::prove);
        }
        // Start from the end, which needs the most comment. Proofs found there also bear on earlier positions.
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
        boolean finished = agreed && done == all;
        return judge().review(finished ? 1 : (double) done / (all + 1));
    }

    private Judge judge() {
        return new Judge(turns, findings, known, others, curve);
    }

    /**
     * Returns the numbers from 0 to {@code last}. In a long game, every few positions come first, then those between them,
     * so that a coarse picture of the whole game is soon there.
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

    private void glance(int ply) {
        Finding finding = Finding.search(position(ply), limits.glance(), monitor::cancelled);
        synchronized (this) {
            // A longer look on another thread may have been faster.
            if (findings[ply] == null && !monitor.cancelled()) {
                findings[ply] = finding;
            }
            finished();
        }
    }

    private void look(int ply) {
        long nodes = solved ? Math.max(1, limits.look() / SOLVED) : limits.look();
        Finding finding = Finding.search(position(ply), nodes, monitor::cancelled);
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
        if (done == all && !agreed) {
            addSecondLooks();
            agreed = done == all;
        }
        monitor.progress(review());
    }

    /**
     * Adds longer searches of the positions before and after each move about which the two disagree: where the chances
     * fall, the verdict may be wrong; where they rise, or the best move does not keep them, it contradicts the next
     * verdict. The largest disagreements come first. The results may contradict other verdicts, so this is called again
     * when the searches are done.
     */
    private void addSecondLooks() {
        Chain chain = new Chain(turns, findings, known);
        // If the best move found is proven to lose, nothing is known about the position: other moves must be examined.
        IntStream.range(0, turns.size())
                .filter(ply -> isPlayed(ply, findings[ply]) && chain.isLost(ply + 1) && !chain.isProven(ply))
                .filter(disproved::add)
                .forEach(ply -> {
                    lookedAgain.add(ply);
                    addSecondLook(ply, chain);
                });
        int most = SECOND_LOOKS + turns.size() / MOVES_PER_SECOND_LOOK;
        IntStream.range(0, turns.size())
                .filter(ply -> chain.disagreement(ply, curve) >= Thresholds.INACCURACY)
                .boxed()
                .sorted(Comparator.comparingDouble(ply -> -chain.disagreement(ply, curve)))
                .flatMap(ply -> Stream.of(ply, ply + 1))
                .filter(ply -> !chain.isProven(ply) && lookedAgain.size() < most && lookedAgain.add(ply))
                .forEach(ply -> addSecondLook(ply, chain));
    }

    /** Adds a longer look at a position. If the move played loses, perhaps every other move loses, too. */
    private void addSecondLook(int ply, Chain chain) {
        boolean loses = ply < turns.size() && chain.isLost(ply + 1);
        if (!loses) {
            add(() -> note(ply, Finding.search(position(ply), LONGER * limits.look(), monitor::cancelled)));
        } else if (isPlayed(ply, findings[ply])) {
            Finding before = findings[ply];
            Finding after = findings[ply + 1];
            Score win = chain.at(ply + 1).orElseThrow();
            add(() -> noteOrProve(ply, Finding.without(before, after, win, limits.look(), monitor::cancelled)));
        } else {
            add(() -> noteOrProve(ply, Finding.search(position(ply), LONGER * limits.look(), monitor::cancelled)));
        }
    }

    /** Notes the finding for a position before a bad move, or a proof that the position was already lost. */
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
     * Determines whether the best move was the only good one. A shallow search of all moves, which also proves forced
     * losses, usually settles this; only the remaining moves are searched for longer.
     */
    private static final class SecondBest {
        private static final int SHALLOW = 4;
        /** The number of other moves that are searched for longer. */
        private static final int CANDIDATES = 3;
        /** Each one's share of the nodes of a long look, as a divisor. */
        private static final int SHARE = 4;

        /** The least loss with which an alternative to a forced win counts as bad, unless more is proven about it. */
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
            // The limit of nodes is reached first only on large boards.
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
            double loss = best - 1 + curve.of(reply.score());
            // A longer search often proves that a promising move wins, too.
            return finding.score().isWin() && !reply.isProven() && loss < EVEN ? 0 : loss;
        }
    }
}
