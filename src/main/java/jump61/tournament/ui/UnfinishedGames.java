package jump61.tournament.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import jump61.engine.DaemonThreads;
import jump61.record.GameRecord;
import jump61.record.RecordException;
import jump61.record.RecordFiles;

/**
 * The games of people that have begun and not ended, one file each in the folder of their tournament. They are written
 * after each move, so that a game that was left, or whose program was killed, is continued and not repeated.
 */
public final class UnfinishedGames implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(UnfinishedGames.class.getName());
    private final Executor home;
    /** A single thread, so that a game is never deleted before it is written. */
    private final ExecutorService thread = Executors.newSingleThreadExecutor(DaemonThreads.named("unfinished games"));

    /**
     * Creates the access to these files.
     *
     * @param home runs tasks later on the caller's thread
     */
    public UnfinishedGames(Executor home) {
        this.home = home;
    }

    void keep(Path file, GameRecord record) {
        run(() -> {
            try {
                RecordFiles.save(record, file);
            } catch (IOException unwritable) {
                LOG.log(Level.WARNING, "the game of a tournament is not kept", unwritable);
            }
        });
    }

    void delete(Path file) {
        run(() -> {
            try {
                Files.deleteIfExists(file);
            } catch (IOException stays) {
                LOG.log(Level.FINE, "a game that has ended stays", stays);
            }
        });
    }

    /** Reads a game; what is reported is empty if it has not begun, or its file is damaged. */
    void find(Path file, Consumer<Optional<GameRecord>> onFound) {
        run(() -> {
            Optional<GameRecord> found = read(file);
            home.execute(() -> onFound.accept(found));
        });
    }

    private void run(Runnable task) {
        // The program ends while a game does.
        if (!thread.isShutdown()) {
            thread.execute(task);
        }
    }

    private static Optional<GameRecord> read(Path file) {
        try {
            return Files.exists(file) ? Optional.of(RecordFiles.load(file)) : Optional.empty();
        } catch (IOException | RecordException unusable) {
            LOG.log(Level.WARNING, "the game of a tournament begins anew", unusable);
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        DaemonThreads.finish(thread);
    }
}
