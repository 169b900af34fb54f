package jump61.window.match;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.concurrent.Service;
import javafx.concurrent.Task;
import jump61.engine.DaemonThreads;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.window.Latest;

/** A thinker with its own engine and thread. A search begins when the previous one has ended. */
public final class EngineThinker implements Thinker {
    private static final Logger LOG = Logger.getLogger(EngineThinker.class.getName());

    private final Engine engine;
    private final SearchService service = new SearchService();
    private final Latest latest = new Latest();
    private final ExecutorService thread;
    private final Consumer<Throwable> onFailure;

    /** Creates a thinker whose thread has this name, and which reports unexpected failures. */
    public EngineThinker(String name, Consumer<Throwable> onFailure) {
        this(name, new Engine(), onFailure);
    }

    /** Creates a thinker that uses this engine exclusively. */
    public EngineThinker(String name, Engine engine, Consumer<Throwable> onFailure) {
        this.engine = engine;
        this.onFailure = onFailure;
        thread = Executors.newSingleThreadExecutor(DaemonThreads.named(name, Thread.NORM_PRIORITY - 1));
        service.setExecutor(thread);
    }

    @Override
    public void think(EngineTask search, Consumer<SearchResult> onProgress, Consumer<SearchResult> onDone) {
        cancel();
        if (thread.isShutdown()) {
            // A move that was still being shown when the window was closed may ask for the next one.
            return;
        }
        service.search = search;
        service.onProgress = latest.only(onProgress);
        service.onDone = latest.only(onDone);
        service.restart();
    }

    @Override
    public void moveNow() {
        if (service.task != null) {
            service.task.enough = true;
        }
    }

    @Override
    public void cancel() {
        // A search that has just ended can no longer be cancelled, but its result is still on its way.
        latest.renew();
        service.cancel();
    }

    /** Ends the thread. To be called last. */
    public void close() {
        cancel();
        thread.shutdownNow();
    }

    private final class SearchService extends Service<SearchResult> {
        private EngineTask search;
        private Consumer<SearchResult> onProgress;
        private Consumer<SearchResult> onDone;
        private SearchTask task;

        @Override
        protected Task<SearchResult> createTask() {
            SearchTask next = new SearchTask(engine, search);
            Consumer<SearchResult> progress = onProgress;
            Consumer<SearchResult> done = onDone;
            next.valueProperty().addListener((observable, before, now) -> {
                if (now != null && !next.isDone()) {
                    progress.accept(now);
                }
            });
            next.setOnSucceeded(event -> done.accept(next.getValue()));
            next.setOnFailed(event -> failed(next.getException()));
            task = next;
            return next;
        }

        private void failed(Throwable problem) {
            LOG.log(Level.SEVERE, "a search failed", problem);
            onFailure.accept(problem);
        }
    }

    private static final class SearchTask extends Task<SearchResult> {
        private final Engine engine;
        private final EngineTask search;
        private volatile boolean enough;

        SearchTask(Engine engine, EngineTask search) {
            this.engine = engine;
            this.search = search;
        }

        @Override
        protected SearchResult call() {
            return search.run(engine, SearchMonitor.of(() -> enough || isCancelled(), this::updateValue));
        }
    }
}
