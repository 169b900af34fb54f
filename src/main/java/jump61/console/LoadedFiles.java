package jump61.console;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** The files being read by {@code load}, innermost first. */
final class LoadedFiles {
    private static final int DEEPEST = 20;
    private static final long LARGEST = 1 << 20;

    private final Deque<Running> running = new ArrayDeque<>();

    /** Starts reading a file; the one that loads it continues afterwards. */
    void load(String name) {
        Path path = existing(name);
        if (running.stream().anyMatch(file -> file.path.equals(path))) {
            throw new MistakeException(
                    "The file " + Words.quoted(name) + " is being loaded already; this would never end.");
        }
        if (running.size() >= DEEPEST) {
            throw new MistakeException(
                    "The file " + Words.quoted(name) + " is not loaded: " + DEEPEST + " files deep is enough.");
        }
        running.push(new Running(path, lines(path, name)));
    }

    /** {@return the next line without removing it; null if there is none} */
    String peek() {
        fetch();
        return running.isEmpty() ? null : running.peek().lines.peek();
    }

    /** {@return the next line; null if there is none} */
    String next() {
        fetch();
        return running.isEmpty() ? null : running.peek().lines.remove();
    }

    /**
     * Removes files that have been read completely. Only now, so that a file that loads itself in its last line is
     * still detected.
     */
    void fetch() {
        while (!running.isEmpty() && running.peek().lines.isEmpty()) {
            running.pop();
        }
    }

    private static Path existing(String name) {
        try {
            return Path.of(name).toRealPath();
        } catch (InvalidPathException | NoSuchFileException e) {
            throw new MistakeException("There is no file " + Words.quoted(name) + ".");
        } catch (IOException e) {
            throw unreadable(name);
        }
    }

    private static Deque<String> lines(Path path, String name) {
        try {
            if (!Files.isRegularFile(path) || Files.size(path) > LARGEST) {
                throw unreadable(name);
            }
            return new ArrayDeque<>(new String(Files.readAllBytes(path), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        } catch (IOException e) {
            throw unreadable(name);
        }
    }

    private static MistakeException unreadable(String name) {
        return new MistakeException("The file " + Words.quoted(name) + " cannot be read as a list of commands.");
    }

    private record Running(Path path, Deque<String> lines) {}
}
