package jump61.desktop;

import java.util.function.Supplier;
import javafx.stage.Stage;
import jump61.desktop.files.GameFiles;
import jump61.desktop.shell.QuestionController.Question;
import jump61.desktop.shell.Texts;

/**
 * How the window is closed: at once, as the game is kept; but where it belongs to a file that does not hold it as it is,
 * it asks first.
 */
final class Leaving {
    private final Stage stage;
    private final GameFiles files;
    private final Supplier<Views> views;
    private boolean asking;

    Leaving(Stage stage, GameFiles files, Supplier<Views> views) {
        this.stage = stage;
        this.files = files;
        this.views = views;
        stage.setOnCloseRequest(event -> {
            event.consume();
            close();
        });
    }

    /** Closes the window, after a question if that is needed. */
    void close() {
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
