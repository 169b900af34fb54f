package jump61.tools;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import jump61.options.Options;
import jump61.options.UsageException;

/** Files and folders given as arguments of a tool. */
final class ToolFiles {
    private ToolFiles() {}

    /** {@return the file or folder given by an option; empty if the option is not given} */
    static Optional<Path> path(Options options, String name) throws UsageException {
        Optional<String> text = options.text(name);
        try {
            return text.map(Path::of);
        } catch (InvalidPathException unusable) {
            throw new UsageException(name + " is not a file name: " + text.orElse(""));
        }
    }

    /** {@return why a file could not be read or written, in one line} */
    static String reason(IOException problem) {
        return problem instanceof NoSuchFileException
                ? "there is no file " + problem.getMessage()
                : problem.getMessage();
    }
}
