package jump61.window.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import jump61.engine.DaemonThreads;
import jump61.record.RecordFiles;

/**
 * Stores the settings in a text file. It is read at the start, and replaced atomically shortly after each change. Only
 * settings changed here are overwritten in the file, because another window may have changed others.
 */
public final class SettingsFile implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(SettingsFile.class.getName());
    private static final long DELAY_MILLIS = 500;
    private final Path file;
    private final ScheduledExecutorService writer =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("settings"));
    private Map<String, String> unsaved = Map.of();
    private final Map<String, String> saved = new ConcurrentHashMap<>();
    private volatile Consumer<IOException> onFailure = problem -> {};
    private ScheduledFuture<?> save;
    private volatile Path damaged;
    private byte[] copied;

    public SettingsFile(Path file) {
        this.file = file;
    }

    /** {@return the settings in the file, as far as it is readable} Later changes to them are saved in the file. */
    public Settings open() {
        Settings settings = new Settings();
        settings.introducedProperty().set(Files.exists(file, LinkOption.NOFOLLOW_LINKS));
        Map<String, String> read = new HashMap<>();
        try {
            RecordFiles.sweepIfWritable(file.toAbsolutePath().getParent());
            read = read();
        } catch (IOException e) {
            LOG.log(Level.WARNING, "cannot read the settings", e);
        }
        take(read, settings);
        settings.onAdded(saved::put);
        settings.onChange(() -> saveSoon(settings.toMap()));
        return settings;
    }

    /** Applies the settings read. Those translated from an earlier version count as not yet saved. */
    private void take(Map<String, String> read, Settings settings) {
        settings.take(FormerKeys.translated(read));
        saved.putAll(settings.toMap());
        saved.keySet().removeIf(key -> FormerKeys.changes(key, read));
    }

    /** Sets the listener that is called, on another thread, if the settings cannot be saved. */
    public void setOnFailure(Consumer<IOException> listener) {
        onFailure = listener;
    }

    /** {@return a copy of the original file, if parts of it could not be read} */
    public Optional<Path> damaged() {
        return Optional.ofNullable(damaged);
    }

    /**
     * Reads all readable settings. A file with damaged lines is copied before it is overwritten; an unreadable file is
     * renamed.
     */
    private Map<String, String> read() throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return new HashMap<>();
        }
        RecordFiles.requireFile(file);
        byte[] bytes;
        try {
            bytes = RecordFiles.read(file);
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "cannot read the settings", unreadable);
            damaged = RecordFiles.putAside(file);
            return new HashMap<>();
        }
        SettingsFormat.Content content = SettingsFormat.read(bytes);
        if (content.damaged() && !Arrays.equals(bytes, copied)) {
            damaged = RecordFiles.copyAside(file);
            copied = bytes;
        }
        return content.settings();
    }

    private synchronized void saveSoon(Map<String, String> map) {
        unsaved = map;
        if (save == null) {
            save = writer.schedule(this::saveNow, DELAY_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private void saveNow() {
        Map<String, String> map = takeUnsaved();
        if (map.isEmpty()) {
            return;
        }
        try {
            Map<String, String> all = read();
            map.forEach((key, value) -> {
                if (!value.equals(saved.get(key)) || !all.containsKey(key)) {
                    all.put(key, value);
                }
            });
            RecordFiles.replace(file, SettingsFormat.write(all));
            saved.putAll(map);
        } catch (IOException e) {
            LOG.log(Level.WARNING, "cannot write the settings", e);
            tryAgainLater(map);
            onFailure.accept(e);
        }
    }

    private synchronized Map<String, String> takeUnsaved() {
        Map<String, String> map = unsaved;
        unsaved = Map.of();
        save = null;
        return map;
    }

    private synchronized void cancelSave() {
        if (save != null) {
            save.cancel(false);
        }
    }

    /** Tries again at the next change, or on closing. */
    private synchronized void tryAgainLater(Map<String, String> map) {
        if (unsaved.isEmpty()) {
            unsaved = map;
        }
    }

    /** Writes pending changes at once. */
    @Override
    public void close() {
        // A change that waits for more would keep the writer waiting, too.
        cancelSave();
        writer.execute(this::saveNow);
        if (!DaemonThreads.finish(writer)) {
            LOG.warning("the settings were not written in time");
        }
    }
}
