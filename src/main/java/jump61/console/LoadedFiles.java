package jump61.console;

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
     * Removes files that have been read completely. Only now, so that a file that loads itself in its last line is
     * still detected.
     */
    void fetch() {
        while (!running.isEmpty() && running.peek().lines().isEmpty()) {
            running.pop();
        }
    }
}
