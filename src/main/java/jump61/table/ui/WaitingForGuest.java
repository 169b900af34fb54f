package jump61.table.ui;

import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.geometry.NodeOrientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import jump61.table.Closing;
import jump61.table.TableCode;
import jump61.table.Terms;
import jump61.table.ui.TableState.Stage;
import jump61.window.NodeVisibility;
import jump61.window.Subscriptions;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The sheet shown until two people are at the table. It shows the code to pass on, or says why there is no table. */
public final class WaitingForGuest extends Controller {
    private final TablePlay play;
    private final Subscriptions whileOpen = new Subscriptions();
    private boolean opening;

    @FXML
    private Label title;

    @FXML
    private Label explanation;

    @FXML
    private HBox codeRow;

    @FXML
    private TextField code;

    @FXML
    private Button copy;

    @FXML
    private VBox addresses;

    @FXML
    private ToggleButton more;

    @FXML
    private Button stop;

    @FXML
    private Button agree;

    WaitingForGuest(Context context, TablePlay play) {
        super(context);
        this.play = play;
    }

    @FXML
    private void initialize() {
        opening = play.stateProperty().get().stage() == Stage.WAITING;
        whileOpen.onValue(play.stateProperty(), this::show);
        whileOpen.onValue(more.selectedProperty(), chosen -> NodeVisibility.show(addresses, chosen));
    }

    private void show(TableState now) {
        if (now.closing().equals(Optional.of(Closing.OWN))) {
            Platform.runLater(() -> play.resume(program.background()));
            return;
        }
        if (now.stage() == Stage.PLAYING || now.stage() == Stage.WATCHING) {
            leave();
            return;
        }
        boolean waits = !now.codes().isEmpty() && now.stage() == Stage.WAITING;
        NodeVisibility.show(codeRow, waits);
        NodeVisibility.show(more, waits);
        Optional<Terms> offered = play.offered().filter(terms -> now.closing().isPresent());
        NodeVisibility.show(agree, offered.isPresent());
        if (offered.isPresent()) {
            title.setText(texts.get("table.agree"));
            explanation.setText(TableTexts.of(offered.get(), words, texts));
            stop.setText(texts.get("sheet.close"));
        } else if (now.closing().isPresent()) {
            title.setText(texts.get(opening ? "network.notHosted" : "network.notJoined"));
            explanation.setText(TableTexts.closing(now.closing().get(), play, texts));
            stop.setText(texts.get("sheet.close"));
        } else {
            title.setText(texts.get(opening ? "network.waiting" : "network.connecting"));
            boolean alone = now.codes().stream().allMatch(TableCode::isThisComputer);
            explanation.setText(opening ? texts.get(alone ? "table.alone" : "table.waiting") : "");
        }
        if (waits) {
            code.setText(now.codes().get(0).text());
            addresses.getChildren().setAll(now.codes().stream().map(this::row).toList());
        }
    }

    /** Returns a row with an address to type instead of the code, and a note on who can reach it. */
    private Node row(TableCode of) {
        TextField address = new TextField(of.address());
        address.setEditable(false);
        address.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        HBox.setHgrow(address, Priority.ALWAYS);
        HBox row = new HBox(address);
        row.getStyleClass().add("form-row");
        if (!of.isThisComputer()) {
            Label from = new Label(texts.get(of.isNearby() ? "table.nearby" : "table.internet"));
            address.setAccessibleText(from.getText());
            row.getChildren().add(from);
        }
        return row;
    }

    @FXML
    private void copy() {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, code.getText()));
        copy.setText(texts.get("network.copied"));
    }

    @FXML
    private void agree() {
        play.agree();
    }

    @FXML
    private void stop() {
        leave();
        play.leave();
    }

    private void leave() {
        whileOpen.close();
        sheets.hide();
    }
}
