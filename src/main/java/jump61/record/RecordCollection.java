package jump61.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Many games in one file: the texts of their records, one after the other. Each begins with its own first line, so such
 * files can be joined, or split before any of these lines.
 */
public final class RecordCollection {
    /** The file name extension, without the dot. */
    public static final String EXTENSION = RecordFiles.EXTENSION + "s";

    /** Maximum size in bytes; enough for some twenty thousand games. */
    private static final int LARGEST = 16_000_000;

    private static final String BEGINNING = "Jump61 record ";

    private RecordCollection() {}

    /** {@return whether a file's name says that it is for many games} */
    public static boolean isNamed(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith("." + EXTENSION);
    }

    /** {@return whether a text begins like a file of games} */
    public static boolean isIn(String text) {
        return text.stripLeading().startsWith(BEGINNING);
    }

    /**
     * Reads the games in a file, which may also be a game file with one.
     *
     * @throws IOException if the file cannot be read
     * @throws RecordException if it has no game, or one is invalid; names the line
     */
    public static List<GameRecord> load(Path file) throws IOException, RecordException {
        return read(RecordFiles.recordText(file, LARGEST));
    }

    /**
     * {@return the games in {@code text}, at least one}
     *
     * @throws RecordException if it has no game, or one is invalid; names the line
     */
    public static List<GameRecord> read(String text) throws RecordException {
        List<String> lines = RecordReader.lines(text);
        List<GameRecord> games = new ArrayList<>();
        int begin = 0;
        for (int i = 1; i <= lines.size(); i++) {
            if (i == lines.size() || RecordReader.isHeader(lines.get(i))) {
                games.add(RecordReader.read(lines.subList(begin, i), begin));
                begin = i;
            }
        }
        return games.isEmpty() ? List.of(RecordReader.read(text)) : List.copyOf(games);
    }

    /** {@return games as one text} */
    public static String write(List<GameRecord> games) {
        return games.stream().map(RecordWriter::write).collect(Collectors.joining("\n"));
    }

    /** Writes games to {@code file}, atomically. */
    public static void save(List<GameRecord> games, Path file) throws IOException {
        RecordFiles.replace(file, write(games));
    }

    /**
     * Adds a game at the end of a file, which is created if it does not exist. The game is on disk when this method
     * returns; if it cannot be written completely, the file stays as it was.
     */
    public static void append(GameRecord game, Path file) throws IOException {
        requireGames(file);
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long before = channel.size();
            String between = before == 0 ? "" : endsWithLine(channel, before) ? "\n" : "\n\n";
            ByteBuffer rest = ByteBuffer.wrap((between + RecordWriter.write(game)).getBytes(StandardCharsets.UTF_8));
            try {
                channel.position(before);
                while (rest.hasRemaining()) {
                    channel.write(rest);
                }
                channel.force(true);
            } catch (IOException unwritable) {
                channel.truncate(before);
                throw unwritable;
            }
        }
    }

    /** Checks that games can be appended to a file: it begins with one, is empty, or does not exist. */
    public static void requireGames(Path file) throws IOException {
        RecordFiles.requireFile(file);
        if (Files.exists(file) && Files.size(file) > 0) {
            byte[] expected = BEGINNING.getBytes(StandardCharsets.US_ASCII);
            try (InputStream in = Files.newInputStream(file)) {
                if (!Arrays.equals(in.readNBytes(expected.length), expected)) {
                    throw new FileSystemException(file.toString(), null, "it exists, and is not a file of games");
                }
            }
        }
    }

    private static boolean endsWithLine(FileChannel channel, long size) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        channel.read(last, size - 1);
        return last.get(0) == '\n';
    }
}
