package jump61.desktop.files;

import java.nio.file.Path;
import java.util.Optional;

/** Asks the user for a file. */
public interface FileChoice {
    /** {@return the game file to open; empty if the user thought better of it} */
    Optional<Path> toOpen();

    /** {@return the game file to save in; empty if the user thought better of it} */
    Optional<Path> toSave(String suggestedName);

    /** {@return the file for a picture; empty if the user thought better of it} */
    Optional<Path> toExport(String suggestedName);
}
