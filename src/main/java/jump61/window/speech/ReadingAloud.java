package jump61.window.speech;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Scene;
import jump61.record.AppDirectories;
import jump61.window.Subscriptions;
import jump61.window.feature.Program;
import jump61.window.match.MatchTexts;
import jump61.window.sound.SpeechDispatcher;
import jump61.window.sound.Voice;

/** Reads the window aloud while that is switched on in the settings. */
public final class ReadingAloud {
    private final Program program;
    private final SpokenWindow window;
    private final Subscriptions subscriptions = new Subscriptions();
    private Optional<SpeechDispatcher> voice = Optional.empty();

    /**
     * Creates a reader for a window.
     *
     * @param words returns the words for matches in the current language
     */
    public ReadingAloud(Program program, Scene scene, Supplier<MatchTexts> words) {
        this.program = program;
        window = new SpokenWindow(scene, program::texts);
        window.follow(program.match().turns(), words);
        window.follow(program.match().asideTurnProperty(), words);
        window.follow(program.status().spokenProperty());
        window.followNotes(program.status().noteProperty());
        subscriptions.onAny(
                this::choose,
                program.settings().readAloudProperty(),
                program.settings().languageProperty());
    }

    private void choose() {
        close();
        if (program.settings().readAloudProperty().get()) {
            SpeechDispatcher speaker = SpeechDispatcher.ofThisDesktop(
                    AppDirectories.home(),
                    program.texts().locale(),
                    problem -> Platform.runLater(() -> failed(problem)));
            voice = Optional.of(speaker);
            window.setVoice(speaker);
        }
    }

    private void failed(IOException problem) {
        program.settings().readAloudProperty().set(false);
        program.messages().problem(program.texts().get("speech.failed"), problem.getMessage());
    }

    /** Stops speaking. */
    public void close() {
        window.setVoice(Voice.SILENT);
        voice.ifPresent(SpeechDispatcher::close);
        voice = Optional.empty();
    }
}
