package jump61.record;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import jump61.game.Refusal;

/** Game records, and other small texts, as files. A file is replaced whole or not at all. */
public final class RecordFiles {
    /** The ending of the name of a game file, without the dot. */
    public static final String EXTENSION = "jump61";

    private static final long LARGEST = 1_000_000;

    private RecordFiles() {}

    /**
     * Reads a record.
     *
     * @throws IOException if the file cannot be read
     * @throws RecordException if it holds no record
     */
    public static GameRecord load(Path file) throws IOException, RecordException {
        if (Files.size(file) > LARGEST) {
            throw new RecordException(1, Refusal.of("record.tooLarge"));
        }
        try {
            return RecordReader.read(Files.readString(file, StandardCharsets.UTF_8));
        } catch (MalformedInputException notText) {
            throw new RecordException(1, Refusal.of("record.notText"));
        }
    }

    /** Writes a record over {@code file}, atomically. */
    public static void save(GameRecord record, Path file) throws IOException {
        replace(file, RecordWriter.write(record));
    }

    /**
     * Puts {@code text} in the place of what {@code file} held. Whatever happens meanwhile, the file holds either all of
     * the old or all of the new text. Folders are made as needed.
     */
    public static void replace(Path file, String text) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Files.createDirectories(target.getParent());
        String unique = Long.toString(ProcessHandle.current().pid(), 36) + Long.toString(System.nanoTime(), 36);
        Path fresh = target.resolveSibling("." + target.getFileName() + "." + unique + ".new");
        try {
            writeThrough(fresh, text);
            move(fresh, target);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private static void writeThrough(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
