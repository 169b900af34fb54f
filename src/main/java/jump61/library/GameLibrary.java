package jump61.library;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import jump61.record.GameRecord;
import jump61.record.RecordException;
import jump61.record.RecordFiles;

/**
 * Games in a folder, one file each, written so that a process that is killed loses none. An index makes the list quick; it
 * holds nothing that is not in the files, and is made anew wherever it does not fit them. All methods wait for the disk;
 * several processes may use one folder.
 */
public final class GameLibrary {
    /** The tag that tells when a game was finished, in ISO 8601. */
    public static final String FINISHED = "Finished";

    /** No limit to the number of games. */
    public static final int UNLIMITED = 0;

    private static final Logger LOG = Logger.getLogger(GameLibrary.class.getName());
    private static final String INDEX = "index.tsv";
    private static final String ENDING = "." + RecordFiles.EXTENSION;
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    private final Path folder;
    private final int limit;

    /**
     * A library in {@code folder}, which is made when the first game is kept.
     *
     * @param limit how many games it keeps; the oldest are deleted beyond that, unless it is {@link #UNLIMITED}
     */
    public GameLibrary(Path folder, int limit) {
        this.folder = folder;
        this.limit = limit;
    }

    /** {@return the kept games, the latest first; files that hold no game are passed over} */
    public synchronized List<LibraryEntry> list() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        Map<String, Summary> indexed = index();
        List<Summary> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "[!.]*" + ENDING)) {
            for (Path file : files) {
                summary(file, indexed.get(file.getFileName().toString())).ifPresent(found::add);
            }
        }
        found.sort(Comparator.comparing((Summary summary) -> summary.entry().finished())
                .thenComparing(summary -> summary.entry().name())
                .reversed());
        if (!List.copyOf(indexed.values()).equals(found)) {
            writeIndex(found);
        }
        return found.stream().map(Summary::entry).toList();
    }

    /**
     * Keeps a game that was finished just now, and makes room for it if need be. The latest game is not kept twice.
     *
     * @return how it is listed
     */
    public synchronized LibraryEntry add(GameRecord record, Instant finished) throws IOException {
        List<LibraryEntry> before = list();
        if (!before.isEmpty() && isKeptAs(record, before.get(0))) {
            return before.get(0);
        }
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        tags.putIfAbsent(FINISHED, finished.truncatedTo(ChronoUnit.SECONDS).toString());
        Path file = freeName(NAME.format(finished));
        GameRecord kept = record.withTags(tags);
        RecordFiles.save(kept, file);
        for (int i = limit - 1; limit != UNLIMITED && i < before.size(); i++) {
            delete(before.get(i));
        }
        return Summary.of(file.getFileName().toString(), kept, finished);
    }

    /** {@return the whole game} */
    public GameRecord load(LibraryEntry entry) throws IOException, RecordException {
        return RecordFiles.load(folder.resolve(entry.name()));
    }

    /** Puts the same game, with a review or comments perhaps, in the place of an entry. */
    public synchronized void replace(LibraryEntry entry, GameRecord record) throws IOException {
        RecordFiles.save(record, folder.resolve(entry.name()));
    }

    /** Deletes a game. */
    public synchronized void delete(LibraryEntry entry) throws IOException {
        Files.deleteIfExists(folder.resolve(entry.name()));
    }

    /**
     * Copies games from files into the library.
     *
     * @return the files that were not, with what is wrong with them
     */
    public synchronized Map<Path, Exception> importAll(List<Path> files) {
        Map<Path, Exception> refused = new LinkedHashMap<>();
        for (Path file : files) {
            try {
                GameRecord record = RecordFiles.load(file);
                add(record, Files.getLastModifiedTime(file).toInstant());
            } catch (IOException | RecordException reason) {
                refused.put(file, reason);
            }
        }
        return refused;
    }

    /** Copies games from the library into a folder of the user's; files that are there already stay as they are. */
    public void exportAll(List<LibraryEntry> entries, Path target) throws IOException {
        Files.createDirectories(target);
        for (LibraryEntry entry : entries) {
            Path copy = target.resolve(entry.name());
            if (!Files.exists(copy)) {
                RecordFiles.replace(copy, RecordFiles.read(folder.resolve(entry.name())));
            }
        }
    }

    private boolean isKeptAs(GameRecord record, LibraryEntry entry) {
        try {
            return load(entry).isSameGame(record);
        } catch (IOException | RecordException other) {
            return false;
        }
    }

    private Path freeName(String stamp) throws IOException {
        Files.createDirectories(folder);
        RecordFiles.sweepIfWritable(folder);
        Path file = folder.resolve(stamp + ENDING);
        for (int number = 2; Files.exists(file); number++) {
            file = folder.resolve(stamp + "-" + number + ENDING);
        }
        return file;
    }

    /** What is listed of a file: from the index if it has not changed since, else from the file itself. */
    private static Optional<Summary> summary(Path file, Summary indexed) {
        try {
            long bytes = Files.size(file);
            Instant changed = Files.getLastModifiedTime(file).toInstant();
            if (indexed != null && indexed.bytes() == bytes && indexed.changed() == changed.toEpochMilli()) {
                return Optional.of(indexed);
            }
            LibraryEntry entry = Summary.of(file.getFileName().toString(), RecordFiles.load(file), changed);
            return Optional.of(new Summary(bytes, changed.toEpochMilli(), entry));
        } catch (IOException | RecordException unusable) {
            LOG.log(Level.FINE, "not a game: " + file, unusable);
            return Optional.empty();
        }
    }

    private Map<String, Summary> index() {
        Map<String, Summary> index = new LinkedHashMap<>();
        try {
            for (String line : Files.readAllLines(folder.resolve(INDEX))) {
                Summary.read(line)
                        .ifPresent(summary -> index.put(summary.entry().name(), summary));
            }
        } catch (IOException noneOrDamaged) {
            // It is made anew from the files.
            index.clear();
        }
        return index;
    }

    private void writeIndex(List<Summary> summaries) {
        StringBuilder lines = new StringBuilder();
        summaries.forEach(summary -> lines.append(summary.line()).append('\n'));
        try {
            RecordFiles.replace(folder.resolve(INDEX), lines.toString());
        } catch (IOException later) {
            LOG.log(Level.FINE, "the index is not written", later);
        }
    }
}
