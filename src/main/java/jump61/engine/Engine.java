package jump61.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.game.TacticalState;

/** Finds moves in any game. An engine runs one search at a time; what it has learned helps the next one. */
public final class Engine {
    private static final long NODES_PER_MILLISECOND = 4_000;

    private static final Duration LONGEST_RESERVE = Duration.ofMillis(30);

    private final TranspositionTable table = new TranspositionTable();
    private final int threads;
    private final boolean usesProofs;

    /** Creates an engine that uses one thread, so that searches limited by depth or nodes are repeatable. */
    public Engine() {
        this(1);
    }

    /**
     * Creates an engine for interactive use.
     *
     * @param threads number of threads for {@link #search} and {@link #analyze}; {@link #play} uses one
     */
    public Engine(int threads) {
        this(threads, true);
    }

    private Engine(int threads, boolean usesProofs) {
        this.threads = threads;
        this.usesProofs = usesProofs;
    }

    /** {@return an engine that ignores stored proofs and finds out everything itself} */
    public static Engine withoutStoredProofs() {
        return new Engine(1, false);
    }

    /** Searches {@code position} until a limit or the monitor stops it. */
    public SearchResult search(Position position, Limits limits, SearchMonitor monitor) {
        return SolvedGame.of(position)
                .map(solved -> solved.search(position))
                .orElseGet(() -> run(position, limits, monitor, 0));
    }

    /** Like {@link #search}, but with a score for every legal move. */
    public SearchResult analyze(Position position, Limits limits, SearchMonitor monitor) {
        return SolvedGame.of(position)
                .map(solved -> solved.analyze(position))
                .orElseGet(() -> run(position, limits, monitor, Integer.MAX_VALUE));
    }

    /**
     * Like {@link #analyze}, but with scores for the best moves only, which takes less time.
     *
     * @param count number of moves to score, at least 1
     */
    public SearchResult analyze(Position position, int count, Limits limits, SearchMonitor monitor) {
        SearchResult all = SolvedGame.of(position)
                .map(solved -> solved.analyze(position))
                .orElseGet(() -> run(position, limits, monitor, count));
        return new SearchResult(
                all.best(),
                all.score(),
                all.depth(),
                all.nodes(),
                all.line(),
                all.moves().stream().limit(count).toList());
    }

    /**
     * Chooses a move like a player at a level. The search is limited by depth or nodes, so that the same position, last
     * move, level and seed give the same move on any machine.
     *
     * @param last the last move, because levels that make mistakes look there; empty if unknown
     */
    public SearchResult play(Position position, Optional<Move> last, Level level, long seed, SearchMonitor monitor) {
        Optional<SolvedGame> solved = SolvedGame.of(position);
        if (solved.isPresent()) {
            return solved.get().play(position, level, seed);
        }
        return Skill.of(level).errs()
                ? err(position, last, level, seed, monitor)
                : repeatable(position, level, monitor);
    }

    /** Like {@link #play(Position, Optional, Level, long, SearchMonitor)}, without a known last move. */
    public SearchResult play(Position position, Level level, long seed, SearchMonitor monitor) {
        return play(position, Optional.empty(), level, seed, monitor);
    }

    /**
     * {@return the number of plies within which a full-strength search finds every forced win, on the board of a
     * position}
     */
    public static int findsWinsWithin(Position position) {
        SearchState root = position.game().searchState(position);
        return root instanceof TacticalState ? ProofRange.ofFullStrength(root) : 1;
    }

    private SearchResult repeatable(Position position, Level level, SearchMonitor monitor) {
        SearchState root = position.game().searchState(position);
        Limits limits = Skill.limits(level, root);
        table.prepare(tableBits(limits, 1), true);
        Budget budget = new Budget(limits, monitor);
        Optional<TablebaseProbe> tablebase = storedProofs(position).filter(any -> level == Level.FULL);
        Guard guard = Skill.of(level).proves() ? new Guard(root, tablebase, limits, monitor) : null;
        IterativeDeepening search = new IterativeDeepening(root, Team.alone(table), budget, guard);
        search.findBest(soFar -> monitor.progress(SearchResults.of(root, soFar, budget, 0)));
        return SearchResults.of(root, search, budget, 0);
    }

    private Optional<TablebaseProbe> storedProofs(Position position) {
        return usesProofs ? Optional.of(new TablebaseProbe(position)) : Optional.empty();
    }

    private SearchResult err(Position position, Optional<Move> last, Level level, long seed, SearchMonitor monitor) {
        SearchState root = position.game().searchState(position);
        Budget budget = new Budget(Limits.NONE, monitor);
        List<RootMove> moves = new Handicap(root, last, level, seed, budget).moves();
        return SearchResults.of(root, moves, Skill.of(level).depth(), budget.nodes(), 0);
    }

    /** Searches, scoring the given number of best moves; 0 for the best move alone. */
    private SearchResult run(Position position, Limits limits, SearchMonitor monitor, int scored) {
        SearchState root = position.game().searchState(position);
        table.prepare(tableBits(limits, threads), false);
        Budget budget = new Budget(limits, monitor);
        budget.setReserve(reserve(limits.time()).toNanos());
        Guard guard = new Guard(root, storedProofs(position), limits, monitor);
        Team team = threads > 1 ? Team.of(table) : Team.alone(table);
        IterativeDeepening main = new IterativeDeepening(root, team, budget, guard);
        Consumer<IterativeDeepening> tell = soFar -> monitor.progress(SearchResults.of(root, soFar, budget, scored));
        SearchWorkers workers = SearchWorkers.start(
                threads - 1, root, team, limits.depth(), helper -> find(helper, scored, soFar -> {}));
        try {
            find(main, scored, tell);
        } finally {
            workers.stop();
        }
        return SearchResults.of(root, main, budget, scored);
    }

    private static void find(IterativeDeepening search, int scored, Consumer<IterativeDeepening> afterEach) {
        if (scored > 0) {
            search.scoreBest(scored, afterEach);
        } else {
            search.findBest(afterEach);
        }
    }

    /** {@return the part of the time that is initially reserved for examining the last best move within the limit} */
    static Duration reserve(Duration time) {
        Duration share = time.dividedBy(8);
        return share.compareTo(LONGEST_RESERVE) < 0 ? share : LONGEST_RESERVE;
    }

    /** {@return the base-2 logarithm of the number of table entries that are enough for any search with these limits} */
    static int tableBits(Limits limits, int threads) {
        long milliseconds = limits.time().toMillis() + 1;
        long nodes = Math.min(limits.nodes(), milliseconds * NODES_PER_MILLISECOND * threads);
        int bits = Long.SIZE - Long.numberOfLeadingZeros(nodes);
        return Math.min(Math.max(bits, TranspositionTable.SMALLEST_BITS), TranspositionTable.LARGEST_BITS);
    }

    /** Threads that search the same root as the thread they help. They share with it what a {@link Team} holds. */
    static final class SearchWorkers {
        private final List<Thread> threads = new ArrayList<>();
        private final List<Budget> budgets = new ArrayList<>();

        private SearchWorkers() {}

        /**
         * Starts threads.
         *
         * @param work what each of them does with its own search
         */
        static SearchWorkers start(
                int count, SearchState root, Team team, int depth, Consumer<IterativeDeepening> work) {
            SearchWorkers workers = new SearchWorkers();
            for (int i = 1; i <= count; i++) {
                Budget budget = new Budget(Limits.depth(depth), SearchMonitor.NONE);
                IterativeDeepening search = new IterativeDeepening(root, team, budget, null);
                workers.budgets.add(budget);
                workers.threads.add(DaemonThreads.start("search-worker-" + i, () -> work.accept(search)));
            }
            return workers;
        }

        /** Ends all threads and waits until they have. */
        void stop() {
            budgets.forEach(Budget::stop);
            DaemonThreads.join(threads);
        }
    }

    /** Turns the root moves of a search, which are numbers, into a {@link SearchResult}. */
    static final class SearchResults {
        private SearchResults() {}

        /** {@return what a search has found so far, with scores for up to {@code scored} moves} */
        static SearchResult of(SearchState root, IterativeDeepening search, Budget budget, int scored) {
            return of(root, search.moves(), search.depth(), budget.nodes(), scored);
        }

        static SearchResult of(SearchState root, List<RootMove> moves, int depth, long nodes, int scored) {
            if (moves.isEmpty()) {
                return new SearchResult(
                        Optional.empty(), new Score(root.outcome() * Score.WIN), 0, 0, List.of(), List.of());
            }
            RootMove best = moves.get(0);
            List<SearchResult.MoveScore> scores = new ArrayList<>();
            for (RootMove move : moves.subList(0, Math.min(scored, moves.size()))) {
                scores.add(new SearchResult.MoveScore(
                        root.decode(move.move), new Score(move.score), decoded(root, move.line)));
            }
            return new SearchResult(
                    Optional.of(root.decode(best.move)),
                    new Score(best.score),
                    depth,
                    nodes,
                    decoded(root, best.line),
                    scores);
        }

        private static List<Move> decoded(SearchState root, int[] line) {
            return Arrays.stream(line).mapToObj(root::decode).toList();
        }
    }
}
