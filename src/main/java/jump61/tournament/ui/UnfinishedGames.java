package jump61.tournament.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
import jump61.window.WorkerThread;

/**
 * People's games that have begun but not ended, one file each in the folder of their tournament. They are written after
 * each move, so that a game that was left, or interrupted because the program was killed, is continued and not repeated.
 */
final class UnfinishedGames implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(UnfinishedGames.class.getName());
    private final WorkerThread thread;
    private boolean closed;

    /**
     * Creates the access to these files.
     *
     * @param home runs tasks later on the caller's thread
     */
    UnfinishedGames(Executor home) {
        // A single thread, so that a game is never deleted before it is written.
        thread = new WorkerThread("unfinished games", home, problem -> LOG.log(Level.SEVERE, "unexpected", problem));
    }

    void keep(Path file, GameRecord record) {
        run(
                () -> {
                    // A tournament that has been deleted could not be put back if its folder were created again.
                    if (Files.isDirectory(file.getParent())) {
                        RecordFiles.save(record, file);
                    }
                    return file;
                },
                kept -> {},
                unwritable -> LOG.log(Level.WARNING, "the game of a tournament is not kept", unwritable));
    }

    void delete(Path file) {
        run(
                () -> Files.deleteIfExists(file),
                deleted -> {},
                stays -> LOG.log(Level.FINE, "a game that has ended stays", stays));
    }

    /** Reads a game; reports an empty result if it has not begun, or its file is damaged. */
    void find(Path file, Consumer<Optional<GameRecord>> onFound) {
        run(
                () -> Files.exists(file) ? Optional.of(RecordFiles.load(file)) : Optional.<GameRecord>empty(),
                onFound,
                unusable -> {
                    LOG.log(Level.WARNING, "the game of a tournament begins anew", unusable);
                    onFound.accept(Optional.empty());
                });
    }

    private <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Throwable> onFailure) {
        // The program may end at the same time as a game.
        if (!closed) {
            thread.run(work, onDone, onFailure);
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.close();
    }
}
