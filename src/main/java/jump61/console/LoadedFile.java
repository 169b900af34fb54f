package jump61.console;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A file of commands.
 *
 * @param path its real path, the same for all its names
 * @param lines the lines that have not been taken yet
 */
record LoadedFile(Path path, Deque<String> lines) {
    private static final long LARGEST = 1 << 20;

    /** {@return a file that exists, with all its lines} */
    static LoadedFile read(String name) {
        try {
            Path path = Path.of(name).toRealPath();
            if (!Files.isRegularFile(path) || Files.size(path) > LARGEST) {
                throw unreadable(name);
            }
            // Files that the system makes up, as in /proc, report no size; some can be read for ever.
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
