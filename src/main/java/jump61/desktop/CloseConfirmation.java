package jump61.desktop;

import java.util.function.Supplier;
import javafx.stage.Stage;
import jump61.desktop.files.GameFiles;
import jump61.desktop.shell.QuestionController.Question;
import jump61.desktop.shell.Texts;

/**
 * Closes the window: at once if the game is in no file, since it is kept anyway; after a question if it was opened from a
 * file, or saved in one, and has changed since.
 */
final class CloseConfirmation {
    private final Stage stage;
    private final GameFiles files;
    private final Supplier<Views> views;
    private boolean asking;

    private CloseConfirmation(Stage stage, GameFiles files, Supplier<Views> views) {
        this.stage = stage;
        this.files = files;
        this.views = views;
    }

    /** From now on, decides what a request to close {@code stage} does; {@code views} are those that ask. */
    static void guard(Stage stage, GameFiles files, Supplier<Views> views) {
        CloseConfirmation confirmation = new CloseConfirmation(stage, files, views);
        stage.setOnCloseRequest(event -> {
            event.consume();
            confirmation.close();
        });
    }

    private void close() {
        if (!files.unsavedProperty().get()) {
            stage.close();
        } else if (!asking) {
            ask();
        }
    }

    private void ask() {
        Texts texts = views.get().texts();
        Question question = new Question(
                texts.get("leave.question", files.fileProperty().get().getFileName()),
                texts.get("leave.explanation"),
                texts.get("leave.save"),
                texts.get("sheet.leave"));
        asking = true;
        views.get()
                .sheets()
                .ask(
                        question,
                        texts.get("leave.doNotSave"),
                        answer(() -> files.save(stage::close)),
                        answer(stage::close),
                        answer(() -> {}));
    }

    private Runnable answer(Runnable effect) {
        return () -> {
            asking = false;
            effect.run();
        };
    }
}
