package jump61.desktop.files;

import java.nio.file.Path;
import java.util.Optional;

/** Asks the user for a file. */
public interface FileChoice {
    /**
     * A file to write.
     *
     * @param file where
     * @param mayReplace whether the user agreed to replace what is there; a name that was completed may meet another file
     */
    record Target(Path file, boolean mayReplace) {}

    /** {@return the game file to open; empty if the user thought better of it} */
    Optional<Path> toOpen();

    /** {@return the game file to save in; empty if the user thought better of it} */
    Optional<Target> toSave(String suggestedName);

    /** {@return the file for a picture; empty if the user thought better of it} */
    Optional<Target> toExport(String suggestedName);
}
