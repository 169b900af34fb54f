package jump61.app;

import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import jump61.window.Messages;
import jump61.window.QuestionController.Question;

/** Passes messages of the models to the current views. Until there are any, problems are only logged. */
final class MessageRelay implements Messages {
    private static final Logger LOG = Logger.getLogger(MessageRelay.class.getName());

    private volatile Optional<Views> views = Optional.empty();

    /** Sets the views that show messages from now on. */
    void setViews(Views shown) {
        views = Optional.of(shown);
    }

    @Override
    public void note(String text) {
        views.ifPresent(shown -> shown.note(text));
    }

    @Override
    public void problem(String what, String why) {
        views.ifPresentOrElse(shown -> shown.problem(what, why), () -> LOG.warning(what + ": " + why));
    }

    @Override
    public void ask(Question question, Runnable onGoOn) {
        views.ifPresent(shown -> shown.ask(question, onGoOn));
    }

    /** Logs a bug and, if there is a window, reports it; may be called on any thread. */
    void unexpected(Throwable problem) {
        LOG.log(Level.SEVERE, "something went wrong", problem);
        views.ifPresent(shown -> {
            if (Platform.isFxApplicationThread()) {
                shown.unexpected(problem);
            } else {
                Platform.runLater(() -> shown.unexpected(problem));
            }
        });
    }
}
