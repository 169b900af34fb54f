package jump61.window.match.view;

import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import jump61.window.NodeVisibility;
import jump61.window.StatusLine;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.SpokenState;

/** The line at the foot of the board, which reports for a while what was done, such as saving a game. */
public final class NoteController extends Controller {
    private static final Duration NOTE_TIME = Duration.seconds(10);

    private final StatusLine line;
    private final PauseTransition noteIsOld = new PauseTransition(NOTE_TIME);
    private NodeVisibility parts;

    @FXML
    StackPane foot;

    @FXML
    Label note;

    public NoteController(Context context) {
        super(context);
        line = program.status();
    }

    @FXML
    void initialize() {
        parts = new NodeVisibility(foot);
        noteIsOld.setOnFinished(event -> line.noteProperty().set(""));
        subscriptions.onValue(line.noteProperty(), this::show);
        subscriptions.onValue(
                match.matchProperty(), another -> line.noteProperty().set(""));
        SpokenState state = new SpokenState(match, settings, texts, words);
        subscriptions.onAny(() -> line.spokenProperty().set(state.text()), state.changes());
    }

    private void show(String text) {
        note.setText(text);
        parts.set(note, !text.isEmpty());
        if (!text.isEmpty()) {
            noteIsOld.playFromStart();
        }
    }
}
