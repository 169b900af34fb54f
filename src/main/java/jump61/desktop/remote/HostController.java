package jump61.desktop.remote;

import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import jump61.desktop.files.FileExecutor;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.shell.Choices;
import jump61.desktop.shell.FxmlFile;
import jump61.desktop.shell.Sheets;
import jump61.desktop.shell.Texts;
import jump61.game.BoardSize;
import jump61.game.Player;
import jump61.game.RefusedException;
import jump61.game.Side;
import jump61.remote.OwnAddress;
import jump61.remote.RemoteGame;

/** The sheet for hosting a network game. */
public final class HostController {
    private final RemotePlay remote;
    private final RemoteChoices choices;
    private final FileExecutor background;
    private final Sheets sheets;
    private final Texts texts;
    private final MatchTexts words;

    @FXML
    private TextField name;

    @FXML
    private Slider size;

    @FXML
    private Label sizeText;

    @FXML
    private ChoiceBox<Side> side;

    @FXML
    private ChoiceBox<Player> player;

    @FXML
    private ChoiceBox<OwnAddress> listen;

    @FXML
    private TextField port;

    @FXML
    private Label mistake;

    public HostController(
            RemotePlay remote,
            RemoteChoices choices,
            FileExecutor background,
            Sheets sheets,
            Texts texts,
            MatchTexts words) {
        this.remote = remote;
        this.choices = choices;
        this.background = background;
        this.sheets = sheets;
        this.texts = texts;
        this.words = words;
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
        Choices.fill(side, List.of(Side.FIRST, Side.SECOND), this::sideText, last.side());
        Choices.fill(player, RemoteChoices.players(), words::player, last.player());
        port.setText(last.port().map(String::valueOf).orElse(""));
        fillAddresses(last, List.of());
        background.run(OwnAddress::all, found -> fillAddresses(last, found), problem -> {});
    }

    private String sideText(Side which) {
        String name = words.side(which, RemoteGame.GAME);
        return which == Side.FIRST ? texts.get("newGame.begins", name) : name;
    }

    private int chosenSize() {
        return (int) Math.round(size.getValue());
    }

    private void fillAddresses(HostChoice last, List<OwnAddress> found) {
        List<OwnAddress> all = Stream.of(
                        Stream.of(new OwnAddress("", InetAddress.getLoopbackAddress())),
                        found.stream(),
                        found.stream().limit(1).map(first -> new OwnAddress(HostChoice.ALL, first.address())))
                .flatMap(addresses -> addresses)
                .toList();
        OwnAddress chosen = all.stream()
                .filter(address -> listenText(address).equals(last.listen()))
                .findFirst()
                .orElse(all.get(0));
        Choices.fill(listen, all, this::addressText, chosen);
    }

    private String addressText(OwnAddress own) {
        if (own.address().isLoopbackAddress()) {
            return texts.get("host.listen.local");
        } else if (own.network().equals(HostChoice.ALL)) {
            return texts.get("host.listen.all", own.address().getHostAddress());
        }
        return texts.get("host.listen.network", own.address().getHostAddress(), own.network());
    }

    private static String listenText(OwnAddress own) {
        if (own.address().isLoopbackAddress()) {
            return "";
        }
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
                side.getValue(),
                player.getValue(),
                listenText(listen.getValue()),
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
