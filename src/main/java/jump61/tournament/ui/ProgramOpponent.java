package jump61.tournament.ui;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import javafx.beans.value.ChangeListener;
import jump61.engine.DaemonThreads;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.tournament.Contestant;
import jump61.tournament.Forfeit;
import jump61.window.match.Delay;
import jump61.window.match.MatchViewModel;

/**
 * Another program that plays against a person on the board. It is asked on its own thread; everything else is confined to
 * the view model's thread. A move is made once everything before it has been shown, no faster than the computer's moves.
 */
final class ProgramOpponent implements AutoCloseable {
    private final MatchViewModel view;
    private final Match match;
    private final Side side;
    private final Contestant program;
    private final Delay delay;
    private final Executor home;
    private final ChangeListener<Boolean> whenShown;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(DaemonThreads.named("program"));
    private Future<?> asked = CompletableFuture.completedFuture(null);
    private Runnable waiting = () -> {};
    private Optional<Move> answer = Optional.empty();
    private Consumer<Forfeit> onForfeit = reason -> {};
    private volatile boolean closed;

    /** Something for the program to do. */
    private interface Task {
        void run() throws Forfeit;
    }

    /**
     * Creates an opponent that has not started.
     *
     * @param match the match on the board
     * @param side the side that the program plays
     * @param home runs tasks later on the view model's thread
     */
    ProgramOpponent(MatchViewModel view, Match match, Side side, Contestant program, Delay delay, Executor home) {
        this.view = view;
        this.match = match;
        this.side = side;
        this.program = program;
        this.delay = delay;
        this.home = home;
        whenShown = (observable, before, now) -> home.execute(this::playWhenShown);
    }

    /**
     * Starts the program, and lets it play until the match is over.
     *
     * @param whenForfeited receives the reason, if it forfeits the game; it has been ended by then
     */
    void begin(Consumer<Forfeit> whenForfeited) {
        onForfeit = whenForfeited;
        view.animatingProperty().addListener(whenShown);
        match.addListener(this::onEvent);
        Position start = match.position();
        run(() -> program.begin(start, side, Contestant.NO_SEED));
        if (start.toMove() == side) {
            ask();
        }
    }

    private void onEvent(MatchEvent event) {
        if (event instanceof MatchEvent.Played played && played.turn().mover() != side && !match.isOver()) {
            run(() -> program.played(played.turn()));
            ask();
        }
    }

    private void ask() {
        Position position = match.position();
        long began = System.nanoTime();
        run(() -> {
            Move move = program.choose(position);
            home.execute(() -> answered(move, Duration.ofNanos(System.nanoTime() - began)));
        });
    }

    private void run(Task task) {
        if (!closed) {
            asked = thread.submit(() -> {
                try {
                    if (!closed) {
                        task.run();
                    }
                } catch (Forfeit reason) {
                    home.execute(() -> fail(reason));
                }
            });
        }
    }

    private void answered(Move move, Duration taken) {
        Duration left = view.computer().minimumTimeProperty().get().minus(taken);
        Runnable play = () -> {
            answer = Optional.of(move);
            playWhenShown();
        };
        if (left.isNegative() || left.isZero()) {
            play.run();
        } else if (!closed) {
            waiting = delay.after(left, play);
        }
    }

    private void playWhenShown() {
        if (closed || answer.isEmpty() || view.animatingProperty().get()) {
            return;
        }
        Move move = answer.get();
        answer = Optional.empty();
        try {
            Forfeit.requireLegal(move, match.position());
            match.play(move);
        } catch (Forfeit illegal) {
            fail(illegal);
        }
    }

    private void fail(Forfeit reason) {
        if (!closed) {
            close();
            onForfeit.accept(reason);
        }
    }

    /** Ends the program without waiting for it. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            view.animatingProperty().removeListener(whenShown);
            waiting.run();
            asked.cancel(true);
            thread.execute(program::close);
            thread.shutdown();
        }
    }
}
