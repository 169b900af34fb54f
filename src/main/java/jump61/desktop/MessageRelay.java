package jump61.desktop;

import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import jump61.desktop.shell.Messages;
import jump61.desktop.shell.QuestionController.Question;

/** Hands what the models have to say to the views of the moment. Until there are any, problems only reach the log. */
final class MessageRelay implements Messages {
    private static final Logger LOG = Logger.getLogger(MessageRelay.class.getName());

    private volatile Optional<Views> views = Optional.empty();

    /** From now on, {@code shown} has what there is to say. */
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

    /** Logs a mistake of the program's own, and shows it if there is a window; any thread may call this. */
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
