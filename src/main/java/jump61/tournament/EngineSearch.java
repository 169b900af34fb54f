package jump61.tournament;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.console.AnalysisReport;
import jump61.console.Tool;
import jump61.engine.DaemonThreads;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;

/** A search of {@link EngineTalk}, on a thread of its own. It reports what it finds and, at the end, its best move. */
final class EngineSearch {
    /** A search that has always ended. */
    static final EngineSearch NONE = new EngineSearch(null, null, line -> {});

    private static final long NEVER = Long.MAX_VALUE;

    private final Request request;
    private final Options options;
    private final Consumer<String> say;
    private final long began = System.nanoTime();
    private Thread thread;
    private volatile boolean running;
    private volatile boolean stopped;
    /** Whether the best move must not be reported yet, even if it is known. */
    private boolean held;

    /** Nanoseconds after {@link #began} at which time is up. */
    private volatile long end = NEVER;

    private int toldDepth = -1;

    /** The options that apply to all searches. */
    static final class Options {
        Level level = Level.FULL;
        long seed = 1;
        int lines = 1;
        private Engine engine = new Engine();

        void setThreads(int threads) {
            engine = new Engine(threads);
        }
    }

    /** What is to be searched, and for how long. */
    static final class Request {
        final Position position;
        final Optional<Move> last;
        Duration time = Limits.NONE.time();
        long nodes = Limits.NONE.nodes();
        int depth = Limits.NONE.depth();
        boolean infinite;
        boolean ponder;

        Request(Position position, Optional<Move> last) {
            this.position = position;
            this.last = last;
        }

        /** Returns limits without a time: this class watches the clock itself, because pondering does not count. */
        private Limits limits() {
            return new Limits(depth, nodes, Limits.NONE.time());
        }

        private boolean isLimited() {
            return infinite || ponder || !time.equals(Limits.NONE.time()) || !limits().equals(Limits.NONE);
        }
    }

    private EngineSearch(Request request, Options options, Consumer<String> say) {
        this.request = request;
        this.options = options;
        this.say = say;
    }

    static EngineSearch start(Request request, Options options, Consumer<String> say) {
        EngineSearch search = new EngineSearch(request, options, say);
        search.held = request.infinite || request.ponder;
        search.running = true;
        if (!search.held) {
            search.end = request.time.toNanos();
        }
        search.thread = DaemonThreads.named("engine").newThread(search::run);
        search.thread.start();
        return search;
    }

    boolean isRunning() {
        return running;
    }

    /** Makes the search answer, and waits for that. */
    void stop() {
        if (thread != null) {
            stopped = true;
            release();
            DaemonThreads.join(List.of(thread));
        }
    }

    /** Makes the limits apply from now on. */
    void ponderHit() {
        if (request != null && request.ponder && !request.infinite) {
            end = System.nanoTime() - began + request.time.toNanos();
            release();
        }
    }

    private synchronized void release() {
        held = false;
        notifyAll();
    }

    private synchronized void waitUntilReleased() throws InterruptedException {
        while (held) {
            wait();
        }
    }

    private void run() {
        String answer = "bestmove none";
        try {
            if (request.position.result().isEmpty()) {
                SearchResult found = find();
                tell(found);
                answer = answer(found);
            }
            waitUntilReleased();
        } catch (InterruptedException | RuntimeException | OutOfMemoryError broken) {
            say.accept("error the search broke off: " + Tool.printable(String.valueOf(broken)));
        }
        // Before the answer, because the next command may follow it at once.
        running = false;
        say.accept(answer);
    }

    private SearchResult find() {
        SearchMonitor monitor = SearchMonitor.of(() -> stopped || System.nanoTime() - began >= end, this::tell);
        Position position = request.position;
        if (!request.isLimited()) {
            return options.engine.play(position, request.last, options.level, options.seed, monitor);
        }
        return options.lines == 1
                ? options.engine.search(position, request.limits(), monitor)
                : options.engine.analyze(position, options.lines, request.limits(), monitor);
    }

    private void tell(SearchResult soFar) {
        if (soFar.depth() == toldDepth) {
            return;
        }
        toldDepth = soFar.depth();
        long millis = Duration.ofNanos(System.nanoTime() - began).toMillis();
        String done = " nodes " + soFar.nodes() + " time " + millis + " line ";
        String head = "info depth " + soFar.depth();
        if (soFar.moves().isEmpty()) {
            say.accept(head + score(soFar.score()) + done + AnalysisReport.line(soFar.line()));
        }
        for (int i = 0; i < Math.min(options.lines, soFar.moves().size()); i++) {
            SearchResult.MoveScore scored = soFar.moves().get(i);
            String rank = options.lines == 1 ? "" : " rank " + (i + 1);
            say.accept(head + rank + score(scored.score()) + done + AnalysisReport.line(scored.line()));
        }
    }

    private static String score(Score score) {
        return score.isWin()
                ? " score win " + score.distance()
                : score.isLoss() ? " score loss " + score.distance() : " score points " + score.value();
    }

    private static String answer(SearchResult found) {
        String expected =
                found.line().size() < 2 ? "" : " ponder " + found.line().get(1).notation();
        return "bestmove " + found.best().orElseThrow().notation() + expected;
    }
}
