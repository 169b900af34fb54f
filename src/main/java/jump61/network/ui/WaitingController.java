package jump61.network.ui;

import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import jump61.network.RemoteEvent;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.NodeVisibility;
import jump61.window.Subscriptions;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The sheet shown while waiting for the other side. It says what to tell them, or why no game came about. */
public final class WaitingController extends Controller {
    private final RemotePlay remote;
    private final Subscriptions whileOpen = new Subscriptions();
    private boolean hosting;

    @FXML
    private Label title;

    @FXML
    private HBox addressRow;

    @FXML
    private TextField address;

    @FXML
    private Button copy;

    @FXML
    private Label explanation;

    @FXML
    private Button stop;

    WaitingController(Context context, RemotePlay remote) {
        super(context);
        this.remote = remote;
    }

    @FXML
    private void initialize() {
        hosting = remote.stageProperty().get() == RemoteStage.WAITING;
        whileOpen.onAny(this::show, remote.stageProperty(), remote.placeProperty(), remote.endProperty());
    }

    private void show() {
        boolean waits =
                remote.placeProperty().get() != null && remote.endProperty().get() == null;
        NodeVisibility.show(addressRow, waits);
        if (remote.endProperty().get() != null) {
            showEnd(remote.endProperty().get());
            return;
        }
        switch (remote.stageProperty().get()) {
            case WAITING -> showPlace(remote.placeProperty().get());
            case CONNECTING -> tell("network.connecting", texts.get("network.connecting.explanation", remote.name()));
            case SETTING_UP -> tell("network.settingUp", texts.get("network.settingUp.explanation"));
            case PLAYING -> leave();
            case OFF -> {}
        }
    }

    private void showEnd(RemoteEnd end) {
        tell(hosting ? "network.notHosted" : "network.notJoined", end.text(texts));
        stop.setText(texts.get("sheet.close"));
    }

    private void showPlace(RemoteEvent.Waiting place) {
        if (place == null) {
            tell("network.waiting", "");
            return;
        }
        address.setText(remote.name() + "@" + place.address());
        String key = place.thisMachineOnly() ? "network.waiting.local" : "network.waiting.explanation";
        tell("network.waiting", texts.get(key, String.valueOf(place.port())));
    }

    private void tell(String titleKey, String text) {
        title.setText(texts.get(titleKey));
        explanation.setText(text);
    }

    @FXML
    private void copy() {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, address.getText()));
        copy.setText(texts.get("network.copied"));
    }

    /** Returns to the previous sheet. */
    @FXML
    private void change() {
        leave();
        remote.leave();
        sheets.show(hosting ? FxmlFile.HOST_GAME : FxmlFile.JOIN_GAME);
    }

    /** Lets the user start a new game at any time. */
    @FXML
    private void keyPressed(KeyEvent event) {
        if (Command.NEW_GAME.key().filter(key -> key.match(event)).isPresent()) {
            leave();
            remote.leave();
            sheets.show(FxmlFile.NEW_GAME);
        }
    }

    @FXML
    private void stop() {
        leave();
        remote.leave();
    }

    private void leave() {
        whileOpen.close();
        sheets.hide();
    }
}
