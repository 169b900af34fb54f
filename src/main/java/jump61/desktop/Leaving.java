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
    private final Supplier<Stage> stage;
    private final GameFiles files;
    private final Supplier<Views> views;
    private boolean asking;

    Leaving(Supplier<Stage> stage, GameFiles files, Supplier<Views> views) {
        this.stage = stage;
        this.files = files;
        this.views = views;
    }

    /** Asks, too, where the platform closes the window. */
    void watch() {
        stage.get().setOnCloseRequest(event -> {
            event.consume();
            close();
        });
    }

    /** Closes the window, after a question if that is needed. */
    void close() {
        if (!files.unsavedProperty().get()) {
            stage.get().close();
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
                        answer(() -> files.save(stage.get()::close)),
                        answer(stage.get()::close),
                        answer(() -> {}));
    }

    private Runnable answer(Runnable effect) {
        return () -> {
            asking = false;
            effect.run();
        };
    }
}
