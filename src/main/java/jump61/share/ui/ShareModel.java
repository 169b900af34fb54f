package jump61.share.ui;

import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import jump61.record.RecordFiles;
import jump61.window.WorkerThread;

/** Makes files of a game on a thread of its own, one at a time; reports its progress, and can be stopped. */
final class ShareModel implements AutoCloseable {
    /** The progress while no file is being made. */
    static final double IDLE = -1;

    private final WorkerThread worker;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(this, "progress", IDLE);
    private AtomicBoolean wanted = new AtomicBoolean();

    ShareModel(WorkerThread worker) {
        this.worker = worker;
    }

    /** Makes the content of a file. */
    interface Maker {
        /** {@return the content} Reports its progress to {@code goesOn}, which returns whether to continue. */
        byte[] make(DoublePredicate goesOn) throws Exception;
    }

    /** {@return the progress, from 0 to 1; {@link #IDLE} if no file is being made} */
    ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    boolean isWorking() {
        return progress.get() != IDLE;
    }

    /**
     * Makes a file. If this is stopped, the file is not written, and neither {@code onDone} nor {@code onFailure} is
     * called.
     */
    void make(Maker maker, Path file, Runnable onDone, Consumer<Throwable> onFailure) {
        stop();
        AtomicBoolean own = new AtomicBoolean(true);
        wanted = own;
        progress.set(0);
        worker.run(
                () -> {
                    byte[] content = maker.make(done -> goesOn(own, done));
                    if (own.get()) {
                        RecordFiles.replace(file, content);
                    }
                    return file;
                },
                made -> end(own, onDone),
                problem -> end(own, () -> {
                    if (!(problem instanceof CancellationException)) {
                        onFailure.accept(problem);
                    }
                }));
    }

    private boolean goesOn(AtomicBoolean own, double done) {
        worker.tell(() -> {
            if (own.get()) {
                progress.set(done);
            }
        });
        return own.get();
    }

    private void end(AtomicBoolean own, Runnable what) {
        if (own.getAndSet(false)) {
            progress.set(IDLE);
            what.run();
        }
    }

    /** Stops making a file, if one is being made. */
    void stop() {
        wanted.set(false);
        progress.set(IDLE);
    }

    @Override
    public void close() {
        wanted.set(false);
        worker.drop();
    }
}
