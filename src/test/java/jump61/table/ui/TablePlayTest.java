package jump61.table.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Side;
import jump61.table.Extras;
import jump61.table.Killing;
import jump61.table.Pace;
import jump61.table.Table;
import jump61.table.TableCode;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.table.Terms;
import jump61.window.DirectWorker;
import jump61.window.Worker;
import jump61.window.match.ManualMatch;
import jump61.window.match.MatchViewModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Play at a table, without a window. */
class TablePlayTest {
    private static final Duration PATIENCE = Duration.ofSeconds(40);
    private static final Pace FIVE_SECONDS_A_MOVE = Pace.read("total:180+5").orElseThrow();
    private static final Terms TERMS =
            new Terms(Games.usual(), BoardSize.square(4), Side.FIRST, FIVE_SECONDS_A_MOVE, Extras.NONE);

    private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final Queue<TableEvent> heard = new ConcurrentLinkedQueue<>();
    private final MatchViewModel view = ManualMatch.model();
    private final TablePlay play = new TablePlay(
            view,
            tasks::add,
            () -> "Somebody",
            (side, game) -> game.colour(side).title());
    private Table host;
    /** A resumed table that this player did not sit down at. */
    private Table resumed;

    @TempDir
    Path folder;

    @AfterEach
    void leave() {
        play.leave();
        host.leave();
        if (resumed != null) {
            resumed.leave();
        }
    }

    /** Runs what comes from the other side until a condition is true. */
    private void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            long left = end - System.nanoTime();
            assertTrue(left > 0, "it never happened");
            Runnable task = tasks.poll(Math.min(left, TimeUnit.MILLISECONDS.toNanos(20)), TimeUnit.NANOSECONDS);
            if (task != null) {
                task.run();
            }
        }
    }

    private boolean hasHeard(Class<?> kind) {
        return heard.stream().anyMatch(kind::isInstance);
    }

    private TableSettings settings(String name) {
        return new TableSettings(folder.resolve(name), name, true, PATIENCE);
    }

    /** The program of a guest, Ann, is killed after the host's first move. */
    private void breakOffAGame() throws Exception {
        host = Table.open(settings("Bob"), TERMS, Runnable::run, heard::add);
        await(() -> hasHeard(TableEvent.Opened.class));
        TableCode code = heard.stream()
                .filter(TableEvent.Opened.class::isInstance)
                .map(event -> ((TableEvent.Opened) event).codes().get(0))
                .findFirst()
                .orElseThrow();
        Queue<TableEvent> here = new ConcurrentLinkedQueue<>();
        Table before = Table.join(settings("Ann"), code, Extras.NONE, Runnable::run, here::add);
        await(() -> here.stream().anyMatch(TableEvent.Started.class::isInstance));
        host.play(TERMS.start().legalMoves().get(0));
        await(() -> here.stream().anyMatch(TableEvent.Moved.class::isInstance));
        Killing.kill(before);
        await(() -> hasHeard(TableEvent.Lost.class));
    }

    @Test
    void aResumedGameGoesOnWithTheTimeThatBothSidesHadLeft() throws Exception {
        breakOffAGame();
        play.resume(settings("Ann"), new DirectWorker());
        await(() -> play.isPlaying());
        assertEquals(1, view.turns().size());
        Duration hosts = view.clock().leftProperty(Side.FIRST).get();
        assertTrue(hosts.compareTo(FIVE_SECONDS_A_MOVE.base()) > 0, "the move earned five seconds, but left " + hosts);
        assertEquals(
                FIVE_SECONDS_A_MOVE.base(),
                view.clock().leftProperty(Side.SECOND).get());
    }

    @Test
    void whatAGameTellsBeforeAnybodySitsDownAtItConcernsNoLaterTable() throws Exception {
        breakOffAGame();
        play.resume(settings("Ann"), new StuckWorker());
        await(() -> hasHeard(TableEvent.Back.class));
        play.open(settings("Eve"), TERMS);
        assertFalse(play.isPlaying());
        await(() -> !play.stateProperty().get().codes().isEmpty());
        assertEquals(TableState.Stage.WAITING, play.stateProperty().get().stage());
    }

    /** Resumes a table, but never reports it, like a thread that has more to do first. */
    private final class StuckWorker implements Worker {
        @Override
        public <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Throwable> onFailure) {
            new DirectWorker()
                    .run(
                            work,
                            done -> {
                                if (done instanceof Optional<?> found) {
                                    resumed = (Table) found.orElseThrow();
                                }
                            },
                            onFailure);
        }

        @Override
        public <T> void run(Callable<T> work, Consumer<T> onDone) {
            throw new AssertionError("resuming may fail");
        }
    }
}
