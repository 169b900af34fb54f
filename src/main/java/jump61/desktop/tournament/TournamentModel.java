package jump61.desktop.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import jump61.arena.tournament.Outcome;
import jump61.desktop.tournament.TournamentPicture.PeopleGame;
import jump61.game.Match;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.library.GameLibrary;

/**
 * The tournament that is shown: it is played in the background, on threads of its own, also while nobody looks. What the
 * properties hold belongs to the FX thread.
 */
public final class TournamentModel implements AutoCloseable {
    private static final long CLOSE_SECONDS = 3;

    private final Path folder;
    private final GameLibrary library;
    private final Consumer<Runnable> onFxThread;
    private final Consumer<Throwable> onFailure;
    private final LongSupplier seeds;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.NONE);
    private final ReadOnlyObjectWrapper<TournamentPicture> picture = new ReadOnlyObjectWrapper<>();
    private final ObservableList<KeptTournament> all = FXCollections.observableArrayList();
    private final AtomicReference<TournamentPicture> latest = new AtomicReference<>();
    private final ExecutorService worker = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "tournament");
        thread.setDaemon(true);
        return thread;
    });
    private Optional<KeptTournament> shown = Optional.empty();
    private volatile TournamentRun run;

    /** What the tournament is doing. */
    public enum State {
        /** None is shown. */
        NONE,
        /** It is being prepared. */
        OPENING,
        /** Games are played, or people are waited for. */
        RUNNING,
        /** The games that are being played are about to be abandoned. */
        STOPPING,
        /** It can be resumed. */
        STOPPED,
        /** All games have been played. */
        OVER
    }

    /**
     * A model that shows no tournament.
     *
     * @param folder where tournaments are kept
     * @param library where their games are kept
     * @param onFxThread runs something on the FX thread, soon
     * @param onFailure told on the FX thread what went wrong
     * @param seeds for openings and the chances of levels
     */
    public TournamentModel(
            Path folder,
            GameLibrary library,
            Consumer<Runnable> onFxThread,
            Consumer<Throwable> onFailure,
            LongSupplier seeds) {
        this.folder = folder;
        this.library = library;
        this.onFxThread = onFxThread;
        this.onFailure = onFailure;
        this.seeds = seeds;
    }

    /** Something on the disk that may fail. */
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

    /** Reads which tournaments are kept. */
    public void refresh() {
        inBackground(() -> {
            List<KeptTournament> found = KeptTournament.list(folder);
            onFxThread.accept(() -> all.setAll(found));
        });
    }

    /** Begins a tournament; it must have no {@link TournamentDraft#problem}. */
    public void start(TournamentDraft draft, int atOnce, boolean keepGames) {
        state.set(State.OPENING);
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
                onFxThread.accept(() -> state.set(State.NONE));
                throw problem;
            }
        });
    }

    /** Shows a kept tournament as it stands, without playing on. */
    public void show(KeptTournament kept) {
        if (isBusy()) {
            return;
        }
        shown = Optional.of(kept);
        state.set(State.OPENING);
        inBackground(() -> {
            try {
                TournamentPicture now = look(kept);
                onFxThread.accept(() -> {
                    picture.set(now);
                    state.set(now.isOver() ? State.OVER : State.STOPPED);
                });
            } catch (IOException | RuntimeException problem) {
                onFxThread.accept(() -> {
                    shown = Optional.empty();
                    state.set(State.NONE);
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

    /** Plays on. */
    public void resume(int atOnce, boolean keepGames) {
        KeptTournament kept = shown.orElseThrow();
        state.set(State.RUNNING);
        inBackground(() -> {
            // Told only once the journal is closed: whoever resumes it then finds it free.
            State end = State.STOPPED;
            try {
                end = play(kept, atOnce, keepGames) ? State.OVER : State.STOPPED;
            } finally {
                run = null;
                State reached = end;
                onFxThread.accept(() -> state.set(reached));
            }
        });
    }

    /** {@return whether all games have been played} */
    private boolean play(KeptTournament kept, int atOnce, boolean keepGames) throws IOException, InterruptedException {
        Optional<GameLibrary> keeping = keepGames ? Optional.of(library) : Optional.empty();
        try (TournamentRun opened = new TournamentRun(kept, keeping, this::publish)) {
            run = opened;
            opened.play(atOnce);
            return opened.picture().isOver();
        }
    }

    /** Pictures that the FX thread has not looked at are replaced by later ones. */
    private void publish(TournamentPicture now) {
        if (latest.getAndSet(now) == null) {
            onFxThread.accept(() -> picture.set(latest.getAndSet(null)));
        }
    }

    /** Stops playing; the games that are being played are played anew later. */
    public void stop() {
        TournamentRun running = run;
        if (running != null && state.get() == State.RUNNING) {
            state.set(State.STOPPING);
            running.stop();
        }
    }

    /** Shows no tournament any more; not while one is being played. */
    public void forget() {
        if (state.get() != State.RUNNING && state.get() != State.STOPPING) {
            shown = Optional.empty();
            picture.set(null);
            state.set(State.NONE);
        }
    }

    /** Deletes the tournament that is shown, unless it is being played. */
    public void deleteShown() {
        shown.ifPresent(this::delete);
    }

    /** Deletes a tournament; one that is being played is not. */
    public void delete(KeptTournament kept) {
        if (isBusy() && shown.filter(kept::equals).isPresent()) {
            return;
        }
        if (shown.filter(kept::equals).isPresent()) {
            forget();
        }
        all.remove(kept);
        inBackground(kept::delete);
    }

    /** {@return whether a tournament is being prepared, played or stopped} */
    public boolean isBusy() {
        return switch (state.get()) {
            case OPENING, RUNNING, STOPPING -> true;
            default -> false;
        };
    }

    /** Adds a game that people have played in the window; it is ignored if the tournament was stopped meanwhile. */
    public void report(PeopleGame game, Match played) {
        Optional<Result> result = played.result();
        TournamentRun running = run;
        if (result.isEmpty() || running == null) {
            return;
        }
        Side first = game.firstBegins() ? Side.FIRST : Side.SECOND;
        double points = result.get().winner().isEmpty() ? 0.5 : result.get().wonBy(first) ? 1 : 0;
        var moves = played.played().stream().map(Turn::move).toList();
        inBackground(() -> running.report(new Outcome(game.number(), points, Optional.empty(), moves)));
    }

    /** What the tournament shown is doing. */
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** How the tournament shown stands; null if there is none, or before that is known. */
    public ReadOnlyObjectProperty<TournamentPicture> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /** The tournaments that are kept, the latest first; not to be changed. */
    public ObservableList<KeptTournament> all() {
        return all;
    }

    /** Stops playing, and waits a moment for that. */
    @Override
    public void close() {
        TournamentRun running = run;
        if (running != null) {
            running.stop();
        }
        worker.shutdown();
        try {
            worker.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
