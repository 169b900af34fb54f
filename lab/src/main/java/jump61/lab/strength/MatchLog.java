package jump61.lab.strength;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The games of a match, one per line, so that a stopped match can be resumed. Several runs with different seeds may
 * share a file at the same time.
 */
final class MatchLog {
    private final Path file;

    /**
     * Opens or creates a log.
     *
     * @param title what is compared, as the first line of the file
     * @throws IOException if the file cannot be written, or belongs to another match
     */
    MatchLog(Path file, String title) throws IOException {
        this.file = file;
        if (!Files.exists(file)) {
            append("# " + title);
        } else if (!lines().get(0).equals("# " + title)) {
            throw new IOException(file + " holds another match: " + lines().get(0));
        }
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(file);
    }

    /** {@return the games played so far} */
    List<GameLine> games() throws IOException {
        Stream<GameLine> games = lines().stream().skip(1).map(GameLine::read);
        return games.filter(Objects::nonNull).toList();
    }

    void append(String line) throws IOException {
        append(file, line);
    }

    static void append(Path file, String line) throws IOException {
        Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
