package jump61.app;

import java.util.function.Supplier;
import javafx.stage.Stage;
import jump61.library.ui.GameFiles;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import jump61.window.feature.Context;

/**
 * Asks before the window closes if the game has changed since it was opened from a file or saved to one. A game without
 * a file needs no question: it is saved automatically.
 */
final class CloseConfirmation {
    private final Stage stage;
    private final GameFiles files;
    private final Supplier<Context> window;
    private boolean asking;

    private CloseConfirmation(Stage stage, GameFiles files, Supplier<Context> window) {
        this.stage = stage;
        this.files = files;
        this.window = window;
    }

    /** Handles requests to close {@code stage} from now on; {@code window} supplies what shows the question. */
    static void guard(Stage stage, GameFiles files, Supplier<Context> window) {
        CloseConfirmation confirmation = new CloseConfirmation(stage, files, window);
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
        Texts texts = window.get().texts();
        Question question = new Question(
                texts.get("leave.question", files.fileProperty().get().getFileName()),
                texts.get("leave.explanation"),
                texts.get("leave.save"),
                texts.get("sheet.leave"));
        asking = true;
        window.get()
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
