package jump61.network.ui;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.fxml.FXML;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import jump61.game.BoardSize;
import jump61.game.Player;
import jump61.game.RefusedException;
import jump61.network.OwnAddress;
import jump61.network.RemoteGame;
import jump61.window.Choices;
import jump61.window.FxmlFile;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.view.SideChooser;

/** The sheet for hosting a network game. */
public final class HostController extends Controller {
    private final RemotePlay remote;
    private final RemoteChoices choices;

    @FXML
    private TextField name;

    @FXML
    private Slider size;

    @FXML
    private Label sizeText;

    @FXML
    private SideChooser sideController;

    @FXML
    private ChoiceBox<Player> player;

    @FXML
    private RadioButton local;

    @FXML
    private RadioButton others;

    @FXML
    private Region networks;

    @FXML
    private ChoiceBox<OwnAddress> listen;

    @FXML
    private TextField port;

    @FXML
    private Label mistake;

    HostController(Context context, RemotePlay remote, RemoteChoices choices) {
        super(context);
        this.remote = remote;
        this.choices = choices;
    }

    @FXML
    private void initialize() {
        mistake.managedProperty().bind(mistake.textProperty().isNotEmpty());
        HostChoice last = choices.host();
        name.setText(last.id());
        size.valueProperty()
                .subscribe(value -> sizeText.setText(words.size(RemoteGame.GAME, BoardSize.square(chosenSize()))));
        size.setMin(RemoteGame.SIZES.smallest());
        size.setMax(RemoteGame.SIZES.largest());
        size.setValue(last.size());
        sideController.show(RemoteGame.GAME);
        sideController.begin(last.side());
        RemoteChoices.fill(player, last.player(), words, texts);
        port.setText(last.port().map(String::valueOf).orElse(""));
        ToggleGroup who = new ToggleGroup();
        who.getToggles().setAll(local, others);
        BooleanBinding several = Bindings.size(listen.getItems()).greaterThan(1);
        networks.visibleProperty().bind(several.and(others.selectedProperty()));
        networks.managedProperty().bind(networks.visibleProperty());
        fillAddresses(last, List.of());
        program.background().run(OwnAddress::all, found -> fillAddresses(last, found), problem -> {});
    }

    private int chosenSize() {
        return (int) Math.round(size.getValue());
    }

    /** Fills the choice of networks, which is only shown if there are several. */
    private void fillAddresses(HostChoice last, List<OwnAddress> found) {
        Stream<OwnAddress> every =
                found.stream().limit(1).map(first -> new OwnAddress(HostChoice.ALL, first.address()));
        List<OwnAddress> networks =
                found.size() > 1 ? Stream.concat(found.stream(), every).toList() : found;
        others.setDisable(networks.isEmpty());
        boolean outside = !last.listen().isEmpty() && !networks.isEmpty();
        (outside ? others : local).setSelected(true);
        if (!networks.isEmpty()) {
            OwnAddress chosen = networks.stream()
                    .filter(address -> listenText(address).equals(last.listen()))
                    .findFirst()
                    .orElse(networks.get(0));
            Choices.fill(listen, networks, this::addressText, chosen);
        }
    }

    private String addressText(OwnAddress own) {
        String address = own.address().getHostAddress();
        return own.network().equals(HostChoice.ALL)
                ? texts.get("host.listen.all", address)
                : texts.get("host.listen.network", address, own.network());
    }

    private static String listenText(OwnAddress own) {
        return own.network().equals(HostChoice.ALL)
                ? HostChoice.ALL
                : own.address().getHostAddress();
    }

    @FXML
    private void host() {
        if (!Ports.isRight(port.getText())) {
            mistake.setText(texts.get("network.badPort"));
            return;
        }
        HostChoice choice = new HostChoice(
                name.getText().strip(),
                chosenSize(),
                sideController.chosen(),
                player.getValue(),
                local.isSelected() ? "" : listenText(listen.getValue()),
                Ports.read(port.getText()));
        try {
            remote.host(choice);
            choices.remember(choice);
            sheets.showUntilAnswered(FxmlFile.REMOTE_WAITING);
        } catch (RefusedException e) {
            mistake.setText(e.refusal().text(texts.locale()));
        }
    }

    @FXML
    private void leave() {
        sheets.hide();
    }
}
