package jump61.window.feature;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import jump61.window.Worker;

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
        /** Runs {@code write}; asks first if that would replace a file that no dialog has asked about. */
        public void replace(Texts texts, Worker background, BiConsumer<Question, Runnable> ask, Runnable write) {
            background.run(() -> !mayReplace && Files.exists(file), unasked -> {
                if (unasked) {
                    ask.accept(question(texts), write);
                } else {
                    write.run();
                }
            });
        }

        private Question question(Texts texts) {
            return FileChoice.question(
                    file,
                    texts.get("files.replace.explanation", file.toAbsolutePath().getParent()),
                    texts);
        }
    }

    /** {@return the question whether a file may be replaced that another program has changed} */
    static Question changed(Path file, Texts texts) {
        return question(file, texts.get("files.replace.changed"), texts);
    }

    private static Question question(Path file, String explanation, Texts texts) {
        return new Question(
                texts.get("files.replace.question", file.getFileName()),
                explanation,
                texts.get("files.replace.goOn"),
                texts.get("sheet.leave"));
    }

    /** {@return the game file to open; empty if the user cancelled} */
    Optional<Path> toOpen();

    /** {@return the game file to save to; empty if the user cancelled} */
    Optional<Target> toSave(String suggestedName);

    /** {@return the file to save an image to; empty if the user cancelled} */
    Optional<Target> toExport(String suggestedName);
}
