package jump61.tournament.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import jump61.engine.DaemonThreads;
import jump61.game.Match;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.library.GameLibrary;
import jump61.tournament.Forfeit;
import jump61.tournament.Outcome;
import jump61.tournament.ProgramTrial;
import jump61.tournament.TournamentException;
import jump61.tournament.ui.TournamentPicture.PeopleGame;

/**
 * The current tournament. It is played in the background on its own threads, even while it is not visible. The properties
 * are confined to the FX thread.
 */
public final class TournamentModel implements AutoCloseable {
    private final Path folder;
    private final GameLibrary library;
    private final Consumer<Runnable> onFxThread;
    private final Consumer<Throwable> onFailure;
    private final LongSupplier seeds;
    private final Supplier<LocalDate> clock;
    private final ReadOnlyObjectWrapper<LocalDate> day = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<TournamentState> state = new ReadOnlyObjectWrapper<>(TournamentState.NONE);
    private final ReadOnlyObjectWrapper<TournamentPicture> picture = new ReadOnlyObjectWrapper<>();
    private final ObservableList<KeptTournament> all = FXCollections.observableArrayList();
    private final ObservableList<KeptTournament> deleted = FXCollections.observableArrayList();
    private final ObservableList<TournamentException> unreadable = FXCollections.observableArrayList();
    private final AtomicReference<TournamentPicture> latest = new AtomicReference<>();
    private final ExecutorService worker = Executors.newCachedThreadPool(DaemonThreads.named("tournament"));
    private Optional<KeptTournament> shown = Optional.empty();
    private volatile TournamentRun run;
    private volatile boolean closed;
    private Future<?> trial = CompletableFuture.completedFuture(null);

    /**
     * Creates a model without a tournament.
     *
     * @param folder the folder where tournaments are stored
     * @param library the library where their games are stored
     * @param onFxThread runs tasks later on the FX thread
     * @param onFailure receives failures, on the FX thread
     * @param seeds random seeds for openings and levels
     * @param clock returns the current date
     */
    public TournamentModel(
            Path folder,
            GameLibrary library,
            Consumer<Runnable> onFxThread,
            Consumer<Throwable> onFailure,
            LongSupplier seeds,
            Supplier<LocalDate> clock) {
        this.folder = folder;
        this.library = library;
        this.onFxThread = news -> onFxThread.accept(() -> {
            // What is on its way when the program ends would begin new work.
            if (!closed) {
                news.run();
            }
        });
        this.onFailure = onFailure;
        this.seeds = seeds;
        this.clock = clock;
        day.set(clock.get());
    }

    /** File access, which may fail. */
    private interface Work {
        void run() throws IOException, InterruptedException;
    }

    private Future<?> inBackground(Work work) {
        return worker.submit(() -> {
            try {
                work.run();
            } catch (IOException | RuntimeException problem) {
                onFxThread.accept(() -> onFailure.accept(problem));
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Reads the list of stored tournaments, and updates the current day. */
    public void refresh() {
        day.set(clock.get());
        inBackground(this::read);
    }

    private void read() throws IOException {
        KeptTournament.Listing found = KeptTournament.list(folder);
        onFxThread.accept(() -> {
            unreadable.setAll(found.unreadable());
            deleted.setAll(found.deleted());
            keep(found.readable());
        });
    }

    /** Updates the list. Tournaments that stay are not replaced, so that they remain selected. */
    private void keep(List<KeptTournament> now) {
        all.retainAll(now);
        for (int place = 0; place < now.size(); place++) {
            if (place == all.size() || !all.get(place).equals(now.get(place))) {
                all.add(place, now.get(place));
            }
        }
    }

    /** Does work that changes the list, and reads it again. */
    private void change(Work work) {
        inBackground(() -> {
            work.run();
            read();
        });
    }

    /** Starts a tournament, which must have no {@link TournamentDraft#problem}. */
    public void start(TournamentDraft draft, int atOnce, boolean keepGames) {
        state.set(TournamentState.OPENING);
        picture.set(null);
        inBackground(() -> {
            try {
                KeptTournament kept =
                        KeptTournament.create(folder, draft.setup(seeds.getAsLong()), LocalDateTime.now());
                onFxThread.accept(() -> {
                    all.add(0, kept);
                    shown = Optional.of(kept);
                    resume(atOnce, keepGames);
                });
            } catch (IOException | RuntimeException problem) {
                onFxThread.accept(() -> state.set(TournamentState.NONE));
                throw problem;
            }
        });
    }

    /** Shows a stored tournament without continuing it. */
    public void show(KeptTournament kept) {
        if (isBusy()) {
            return;
        }
        shown = Optional.of(kept);
        state.set(TournamentState.OPENING);
        inBackground(() -> {
            try {
                TournamentPicture now = look(kept);
                onFxThread.accept(() -> {
                    picture.set(now);
                    state.set(now.isOver() ? TournamentState.OVER : TournamentState.STOPPED);
                });
            } catch (IOException | RuntimeException problem) {
                onFxThread.accept(() -> {
                    shown = Optional.empty();
                    state.set(TournamentState.NONE);
                });
                throw problem;
            }
        });
    }

    private static TournamentPicture look(KeptTournament kept) throws IOException {
        try (TournamentRun opened = new TournamentRun(kept, Optional.empty(), now -> {})) {
            return opened.picture();
        }
    }

    /** Continues the tournament. */
    public void resume(int atOnce, boolean keepGames) {
        KeptTournament kept = shown.orElseThrow();
        state.set(TournamentState.OPENING);
        inBackground(() -> {
            // Reported only once the journal is closed, so that it can be resumed at once.
            TournamentState end = TournamentState.STOPPED;
            try {
                end = play(kept, atOnce, keepGames) ? TournamentState.OVER : TournamentState.STOPPED;
            } finally {
                run = null;
                TournamentState reached = end;
                onFxThread.accept(() -> state.set(reached));
            }
        });
    }

    /** {@return whether all games have been played} */
    private boolean play(KeptTournament kept, int atOnce, boolean keepGames) throws IOException, InterruptedException {
        Optional<GameLibrary> keeping = keepGames ? Optional.of(library) : Optional.empty();
        try (TournamentRun opened = new TournamentRun(kept, keeping, this::publish)) {
            run = opened;
            if (closed) {
                opened.stop();
            }
            // From here on it can be stopped, and results can be reported.
            onFxThread.accept(() -> state.set(TournamentState.RUNNING));
            opened.play(atOnce);
            return opened.picture().isOver();
        }
    }

    /** Continues a stored tournament, one of whose games is on the board, unless another one is being played. */
    void resume(String name) {
        inBackground(() -> {
            Optional<KeptTournament> kept = KeptTournament.named(folder, name);
            onFxThread.accept(() -> {
                if (kept.isPresent() && !isBusy()) {
                    shown = kept;
                    resume(1, true);
                }
            });
        });
    }

    /** {@return the current tournament} */
    Optional<KeptTournament> shown() {
        return shown;
    }

    /** Publishes the state. States that the FX thread has not handled yet are replaced by later ones. */
    private void publish(TournamentPicture now) {
        if (latest.getAndSet(now) == null) {
            onFxThread.accept(() -> picture.set(latest.getAndSet(null)));
        }
    }

    /**
     * {@return a source of what is known at each moment about a game that is being played now, also when its tournament is
     * over; empty once the game is abandoned}
     */
    Supplier<Optional<Spectator.Progress>> progress(int number) {
        Optional<TournamentRun> running = Optional.ofNullable(run);
        return () -> running.flatMap(watched -> watched.progress(number));
    }

    /** Stops the tournament; games in progress will be replayed later. */
    public void stop() {
        TournamentRun running = run;
        if (running != null && state.get() == TournamentState.RUNNING) {
            state.set(TournamentState.STOPPING);
            running.stop();
        }
    }

    /** Stops showing a tournament; not while it is being prepared, played or stopped. */
    public void forget() {
        if (!isBusy()) {
            shown = Optional.empty();
            picture.set(null);
            state.set(TournamentState.NONE);
        }
    }

    /** Deletes the current tournament, unless it is being played. */
    void deleteShown() {
        shown.ifPresent(this::delete);
    }

    /** Deletes a tournament, which can be restored, unless it is being played. */
    public void delete(KeptTournament kept) {
        if (isBusy() && shown.filter(kept::equals).isPresent()) {
            return;
        }
        if (shown.filter(kept::equals).isPresent()) {
            forget();
        }
        all.remove(kept);
        change(kept::delete);
    }

    /** Restores a deleted tournament. */
    public void restore(KeptTournament kept) {
        change(() -> kept.restore(folder));
    }

    /** Removes the deleted tournaments for good. */
    public void emptyBin() {
        change(() -> KeptTournament.bin(folder).empty());
    }

    /** {@return whether a tournament is being prepared, played or stopped} */
    public boolean isBusy() {
        return switch (state.get()) {
            case OPENING, RUNNING, STOPPING -> true;
            case NONE, STOPPED, OVER -> false;
        };
    }

    /**
     * Adds a game that people have played in the window; ignored if its tournament is not being played now.
     *
     * @param kept the tournament that the game belongs to
     * @param forfeit why the opponent forfeited the game; usually empty
     * @param onStored called on another thread when the game is in the journal
     */
    public void report(KeptTournament kept, PeopleGame game, Optional<Forfeit> forfeit, Runnable onStored) {
        Match played = game.match();
        Optional<Result> result = played.result();
        TournamentRun running = run;
        if (result.isEmpty() || running == null || !shown.equals(Optional.of(kept))) {
            return;
        }
        Side first = game.firstBegins() ? Side.FIRST : Side.SECOND;
        double points = result.get().winner().isEmpty() ? 0.5 : result.get().wonBy(first) ? 1 : 0;
        var moves = played.played().stream().map(Turn::move).toList();
        inBackground(() -> {
            running.report(new Outcome(game.number(), points, forfeit.map(Forfeit::conduct), moves));
            onStored.run();
        });
    }

    /**
     * Plays a few moves with a program.
     *
     * @param onMove receives the number of moves made so far, on the FX thread
     * @param onDone receives the result, on the FX thread
     * @return an action that cancels this, after which no result is reported
     */
    Runnable tryOut(KnownProgram program, IntConsumer onMove, Consumer<ProgramTrial> onDone) {
        trial.cancel(true);
        AtomicBoolean cancelled = new AtomicBoolean();
        Consumer<Runnable> unlessCancelled = news -> onFxThread.accept(() -> {
            if (!cancelled.get()) {
                news.run();
            }
        });
        Future<?> started = inBackground(() -> {
            ProgramTrial result = program.tryOut(moves -> unlessCancelled.accept(() -> onMove.accept(moves)));
            unlessCancelled.accept(() -> onDone.accept(result));
        });
        trial = started;
        return () -> {
            cancelled.set(true);
            started.cancel(true);
        };
    }

    /** The state of the current tournament. */
    public ReadOnlyObjectProperty<TournamentState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The standings and games of the current tournament; null if there is none, or before they are known. */
    public ReadOnlyObjectProperty<TournamentPicture> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /** The current day, relative to which the dates of tournaments are shown; updated by {@link #refresh}. */
    public ReadOnlyObjectProperty<LocalDate> dayProperty() {
        return day.getReadOnlyProperty();
    }

    /** The stored tournaments, most recent first; not to be modified. */
    public ObservableList<KeptTournament> all() {
        return all;
    }

    /** The deleted tournaments that can be restored; not to be modified. */
    public ObservableList<KeptTournament> deleted() {
        return deleted;
    }

    /**
     * The problems with files that should contain a tournament but cannot be read; not to be modified. The files are never
     * deleted.
     */
    public ObservableList<TournamentException> unreadable() {
        return unreadable;
    }

    /** Reports one of the {@link #unreadable} files as a failure. */
    public void tellOf(TournamentException file) {
        onFailure.accept(file);
    }

    /** Stops the tournament, and waits briefly for it to end. */
    @Override
    public void close() {
        closed = true;
        TournamentRun running = run;
        if (running != null) {
            running.stop();
        }
        trial.cancel(true);
        DaemonThreads.finish(worker);
    }
}
