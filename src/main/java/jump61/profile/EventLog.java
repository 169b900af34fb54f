package jump61.profile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.record.RecordFiles;

/**
 * The events of one profile, in an append-only file. Several windows may append at the same time, and a program that is
 * killed leaves at most an incomplete line, which is ignored.
 */
public final class EventLog {
    /** The largest file that is read, in bytes: some 500,000 events. */
    private static final int LARGEST = 50_000_000;

    private final Path file;

    /** Opens the log in {@code file}, which need not exist yet. */
    public EventLog(Path file) {
        this.file = file;
    }

    /** Appends an event; it is on disk when this method returns. */
    public synchronized void add(ProfileEvent event) throws IOException {
        RecordFiles.requireFile(file);
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            try (FileLock lock = lock(channel)) {
                long end = channel.size();
                String line = (endsInHalfALine(channel, end) ? "\n" : "") + EventLine.write(event) + "\n";
                ByteBuffer rest = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
                while (rest.hasRemaining()) {
                    end += channel.write(rest, end);
                }
                channel.force(true);
            }
        }
    }

    /**
     * {@return all events, oldest first; damaged lines are skipped, but remain in the file} A line that occurs twice in a
     * row, as after a faulty copy, counts once.
     */
    public synchronized List<ProfileEvent> events() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        String text = new String(RecordFiles.read(file, LARGEST), StandardCharsets.UTF_8);
        List<ProfileEvent> events = new ArrayList<>();
        String before = "";
        for (String line : text.lines().toList()) {
            Optional<ProfileEvent> event = EventLine.read(line);
            boolean doubled =
                    line.equals(before) && event.filter(EventLog::mayBeEqual).isEmpty();
            if (!doubled) {
                event.ifPresent(events::add);
            }
            before = line;
        }
        return List.copyOf(events);
    }

    /** {@return whether two equal events in a row may both be true, because early versions gave games no id} */
    private static boolean mayBeEqual(ProfileEvent event) {
        return event instanceof ProfileEvent.Played played && played.id().isEmpty();
    }

    /** Locks the file. */
    private static FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.lock();
        } catch (OverlappingFileLockException anotherLogHere) {
            throw new IOException("the log is being written to", anotherLogHere);
        }
    }

    private static boolean endsInHalfALine(FileChannel channel, long end) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        return end > 0 && channel.read(last, end - 1) == 1 && last.get(0) != '\n';
    }
}
