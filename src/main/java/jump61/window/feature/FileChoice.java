package jump61.window.feature;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;

/** Asks the user for a file. */
public interface FileChoice {
    /**
     * A file to write.
     *
     * @param file the file
     * @param mayReplace whether the user has agreed to replace an existing file; adding an extension can lead to
     *     another existing file
     */
    record Target(Path file, boolean mayReplace) {
        /** {@return the question before another file is replaced that no dialog has asked about; empty without one} */
        public Optional<Question> question(Texts texts) {
            if (mayReplace || !Files.exists(file)) {
                return Optional.empty();
            }
            return Optional.of(new Question(
                    texts.get("files.replace.question", file.getFileName()),
                    texts.get("files.replace.explanation", file.toAbsolutePath().getParent()),
                    texts.get("files.replace.goOn"),
                    texts.get("sheet.leave")));
        }
    }

    /** {@return the game file to open; empty if the user cancelled} */
    Optional<Path> toOpen();

    /** {@return the game file to save to; empty if the user cancelled} */
    Optional<Target> toSave(String suggestedName);

    /** {@return the file to save an image to; empty if the user cancelled} */
    Optional<Target> toExport(String suggestedName);
}
