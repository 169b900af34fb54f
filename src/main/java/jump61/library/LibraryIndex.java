package jump61.library;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import jump61.record.RecordException;
import jump61.record.RecordFiles;

/**
 * A summary of each file of a library, so that only new and changed files are read. The index is kept in memory and in a
 * file, which is read once. That file contains nothing that is not in the games, and is rewritten if it does not match
 * them.
 */
final class LibraryIndex {
    private static final Logger LOG = Logger.getLogger(LibraryIndex.class.getName());
    private static final int LARGEST = 100_000_000;
    /** The number of characters that are written at once. */
    private static final int PORTION = 100_000;

    private final Path file;
    private Map<String, Summary> known;

    /** Opens the index in {@code file}, which need not exist. */
    LibraryIndex(Path file) {
        this.file = file;
    }

    /**
     * {@return the summary of a game's file: the known one if the file has not changed, otherwise a new one; empty if it
     * contains no game}
     *
     * @param name the name to give the game
     */
    Optional<Summary> summary(Path game, String name) {
        try {
            long bytes = Files.size(game);
            Instant changed = Files.getLastModifiedTime(game).toInstant();
            Summary before = known().get(name);
            if (before != null && before.bytes() == bytes && before.changed() == changed.toEpochMilli()) {
                return Optional.of(before);
            }
            LibraryEntry entry = Summary.of(name, RecordFiles.load(game), changed);
            return Optional.of(new Summary(bytes, changed.toEpochMilli(), entry));
        } catch (IOException | RecordException unusable) {
            LOG.log(Level.FINE, "not a game: " + game, unusable);
            return Optional.empty();
        }
    }

    /** Replaces all known summaries by these, and writes the file if anything has changed. */
    void keep(List<Summary> summaries) {
        boolean same = known().size() == summaries.size()
                && summaries.stream()
                        .allMatch(one -> one == known.get(one.entry().name()));
        if (same) {
            return;
        }
        known = new HashMap<>();
        summaries.forEach(summary -> known.put(summary.entry().name(), summary));
        try {
            write(summaries);
        } catch (IOException later) {
            LOG.log(Level.FINE, "the index is not written", later);
        }
    }

    private Map<String, Summary> known() {
        if (known == null) {
            known = new HashMap<>();
            try {
                read();
            } catch (IOException noneOrDamaged) {
                known.clear();
            }
        }
        return known;
    }

    /** Reads line by line, because the whole text of a large library takes more memory than its games. */
    private void read() throws IOException {
        RecordFiles.requireFile(file);
        if (Files.size(file) > LARGEST) {
            return;
        }
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Summary.read(line)
                        .ifPresent(summary -> known.put(summary.entry().name(), summary));
            }
        }
    }

    private void write(Collection<Summary> summaries) throws IOException {
        RecordFiles.replace(file, channel -> {
            var lines = new StringBuilder();
            for (Summary summary : summaries) {
                lines.append(summary.line()).append('\n');
                if (lines.length() >= PORTION) {
                    channel.write(ByteBuffer.wrap(lines.toString().getBytes(StandardCharsets.UTF_8)));
                    lines.setLength(0);
                }
            }
            channel.write(ByteBuffer.wrap(lines.toString().getBytes(StandardCharsets.UTF_8)));
        });
    }
}
