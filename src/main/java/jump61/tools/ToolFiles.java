package jump61.tools;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Files and folders that the arguments of a tool name. */
final class ToolFiles {
    private ToolFiles() {}

    /** {@return the file or folder that an option names; empty if it is not given} */
    static Optional<Path> path(Options options, String name) throws UsageException {
        Optional<String> text = options.text(name);
        try {
            return text.map(Path::of);
        } catch (InvalidPathException unusable) {
            throw new UsageException(name + " is not a file name: " + text.orElse(""));
        }
    }
}
