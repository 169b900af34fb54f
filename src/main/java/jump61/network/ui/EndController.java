package jump61.network.ui;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import jump61.game.Rounds;
import jump61.window.Command;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The sheet shown when the other side has left in the middle of a game. It says why, and offers what can be done now. */
public final class EndController extends Controller {
    private final RemoteEnd end;
    private final RemotePlay remote;

    @FXML
    private Label title;

    @FXML
    private Label explanation;

    EndController(Context context, RemoteEnd end, RemotePlay remote) {
        super(context);
        this.end = end;
        this.remote = remote;
    }

    @FXML
    private void initialize() {
        title.setText(end.text(texts));
        explanation.setText(
                texts.get("network.end.explanation", Rounds.of(match.turns().size(), match.turns())));
    }

    @FXML
    private void save() {
        sheets.hide();
        commands.runAnyway(Command.SAVE_AS);
    }

    @FXML
    private void goOn() {
        sheets.hide();
        remote.goOnWith(program.newGame().computer());
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
