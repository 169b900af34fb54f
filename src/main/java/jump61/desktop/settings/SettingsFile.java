package jump61.desktop.settings;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import jump61.record.RecordFiles;

/**
 * Keeps settings in a text file: read at the start, written a moment after a change, whole or not at all. Only what was
 * changed here is written over what the file holds then, as another window may have changed the rest.
 */
public final class SettingsFile implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(SettingsFile.class.getName());
    private static final long DELAY_MILLIS = 500;
    private static final long CLOSE_SECONDS = 3;

    private final Path file;
    private final ScheduledExecutorService writer = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "settings");
        thread.setDaemon(true);
        return thread;
    });
    private Map<String, String> unsaved = Map.of();
    private Map<String, String> saved = Map.of();
    private volatile Consumer<IOException> onFailure = problem -> {};
    private ScheduledFuture<?> save;

    public SettingsFile(Path file) {
        this.file = file;
    }

    /** {@return the settings of the file, as far as it can be read; from now on changes are written to it} */
    public Settings open() {
        Settings settings = new Settings();
        settings.take(read());
        saved = settings.toMap();
        settings.onChange(() -> saveSoon(settings.toMap()));
        return settings;
    }

    /** Has {@code listener} told, on a thread of its own, when the settings cannot be written. */
    public void setOnFailure(Consumer<IOException> listener) {
        onFailure = listener;
    }

    private Map<String, String> read() {
        Map<String, String> map = new HashMap<>();
        if (Files.exists(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                Properties properties = new Properties();
                properties.load(reader);
                properties.stringPropertyNames().forEach(key -> map.put(key, properties.getProperty(key)));
            } catch (IOException | IllegalArgumentException e) {
                LOG.log(Level.WARNING, "cannot read the settings", e);
            }
        }
        return map;
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
            RecordFiles.replace(file, text(all));
            saved = map;
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

    /** With the next change, or at the end. */
    private synchronized void tryAgainLater(Map<String, String> map) {
        if (unsaved.isEmpty()) {
            unsaved = map;
        }
    }

    /** Sorted lines without the date that {@link Properties} puts on top, so that equal settings make equal files. */
    private static String text(Map<String, String> map) throws IOException {
        Properties properties = new Properties();
        properties.putAll(map);
        StringWriter text = new StringWriter();
        properties.store(text, null);
        return text.toString()
                .lines()
                .filter(line -> !line.startsWith("#"))
                .sorted()
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Writes what is not yet written. */
    @Override
    public void close() {
        writer.execute(this::saveNow);
        writer.shutdown();
        try {
            if (!writer.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS)) {
                LOG.warning("the settings were not written in time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
