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

    private final Deque<LoadedFile> running = new ArrayDeque<>();

    /** Starts reading a file; the one that loads it continues afterwards. */
    void load(String name) {
        LoadedFile file = LoadedFile.read(name);
        if (running.stream().anyMatch(other -> other.path().equals(file.path()))) {
            throw new MistakeException(
                    "The file " + Words.quoted(name) + " is being loaded already; this would never end.");
        }
        if (running.size() >= DEEPEST) {
            throw new MistakeException(
                    "The file " + Words.quoted(name) + " is not loaded: " + DEEPEST + " files deep is enough.");
        }
        running.push(file);
    }

    /** Stops reading all files. */
    void clear() {
        running.clear();
    }

    /** {@return the next line without removing it; null if there is none} */
    String peek() {
        fetch();
        return running.isEmpty() ? null : running.peek().lines().peek();
    }

    /** {@return the next line; null if there is none} */
    String next() {
        fetch();
        return running.isEmpty() ? null : running.peek().lines().remove();
    }

    /**
     * Removes files that have been read completely. This is not done earlier, so that a file that loads itself in its last
     * line is detected.
     */
    void fetch() {
        while (!running.isEmpty() && running.peek().lines().isEmpty()) {
            running.pop();
        }
    }

    /**
     * A file of commands.
     *
     * @param path its real path, the same for all its names
     * @param lines the lines that have not been read yet
     */
    private record LoadedFile(Path path, Deque<String> lines) {
        private static final long LARGEST = 1 << 20;

        /** {@return a file that exists, with all its lines} */
        static LoadedFile read(String name) {
            try {
                Path path = Path.of(name).toRealPath();
                if (!Files.isRegularFile(path) || Files.size(path) > LARGEST) {
                    throw unreadable(name);
                }
                // Virtual files, as in /proc, report no size, and some never end.
                byte[] content = Files.size(path) == 0 ? new byte[0] : Files.readAllBytes(path);
                String text = new String(content, StandardCharsets.UTF_8);
                return new LoadedFile(path, new ArrayDeque<>(text.lines().toList()));
            } catch (InvalidPathException | NoSuchFileException e) {
                throw new MistakeException("There is no file " + Words.quoted(name) + ".");
            } catch (IOException e) {
                throw unreadable(name);
            }
        }

        private static MistakeException unreadable(String name) {
            return new MistakeException("The file " + Words.quoted(name) + " cannot be read as a list of commands.");
        }
    }
}
