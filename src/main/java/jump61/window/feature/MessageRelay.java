package jump61.window.feature;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import jump61.window.LogFile;
import jump61.window.Messages;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;

/** Shows messages in the current window. Until there is one, problems are only logged. */
public final class MessageRelay implements Messages {
    private static final Logger LOG = Logger.getLogger(MessageRelay.class.getName());

    private final Supplier<Texts> texts;
    private volatile Optional<Context> window = Optional.empty();

    MessageRelay(Supplier<Texts> texts) {
        this.texts = texts;
    }

    /** Sets the window that shows messages from now on. */
    public void setWindow(Context shown) {
        window = Optional.of(shown);
    }

    @Override
    public Texts texts() {
        return texts.get();
    }

    @Override
    public void note(String text) {
        window.ifPresent(shown -> shown.note(text));
    }

    @Override
    public void problem(String what, String why) {
        window.ifPresentOrElse(
                shown -> shown.sheets().tell(what, why, Optional.empty()), () -> LOG.warning(what + ": " + why));
    }

    @Override
    public void ask(Question question, Runnable onGoOn) {
        window.ifPresent(shown -> shown.ask(question, onGoOn));
    }

    /** Logs a bug and, if there is a window, reports it; may be called on any thread. */
    public void unexpected(Throwable problem) {
        LOG.log(Level.SEVERE, "something went wrong", problem);
        window.ifPresent(shown -> {
            if (Platform.isFxApplicationThread()) {
                report(shown, problem);
            } else {
                Platform.runLater(() -> report(shown, problem));
            }
        });
    }

    /** Reports a bug in one line, with the location of the log, which has the details. */
    private static void report(Context shown, Throwable problem) {
        Texts texts = shown.texts();
        String advice = texts.get("problem.goOn", IoErrorMessages.reason(problem, texts));
        try {
            shown.sheets().tell(texts.get("problem.unexpected"), advice, LogFile.folder());
        } catch (RuntimeException again) {
            // What cannot be laid out keeps the report from being laid out, too. Nobody else would catch this.
            LOG.log(Level.SEVERE, "a fault could not be shown", again);
        }
    }
}
