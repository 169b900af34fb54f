package jump61.network.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.ChoiceBox;
import jump61.game.Colour;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.Side;
import jump61.network.RemoteGame;
import jump61.window.Choices;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.settings.Settings;

/** The last choices for network games, as stored in the settings. */
public final class RemoteChoices {
    private static final int GAMES = 10;

    private final Settings settings;

    public RemoteChoices(Settings settings) {
        this.settings = settings;
    }

    /** Offers the players of the local side: the user and all levels. */
    static void fill(ChoiceBox<Player> box, Player chosen, MatchTexts words, Texts texts) {
        List<Player> players = Stream.concat(
                        Stream.of(Player.HUMAN), Stream.of(Level.values()).map(Player.Computer::new))
                .toList();
        Choices.fill(
                box, players, player -> player.isComputer() ? words.player(player) : texts.get("player.you"), chosen);
    }

    /** {@return the last choices for hosting} */
    public HostChoice host() {
        return new HostChoice(
                settings.hostedNameProperty().get(),
                (int) settings.hostedSizeProperty().get(),
                settings.hostedSideProperty().get().equals(Colour.BLUE.id()) ? Side.SECOND : Side.FIRST,
                player(),
                settings.listenAddressProperty().get(),
                Ports.read(settings.listenPortProperty().get()));
    }

    public void remember(HostChoice choice) {
        settings.hostedNameProperty().set(choice.id());
        settings.hostedSizeProperty().set(choice.size());
        settings.hostedSideProperty().set(RemoteGame.GAME.colour(choice.side()).id());
        settings.listenAddressProperty().set(choice.listen());
        settings.listenPortProperty().set(choice.port().map(String::valueOf).orElse(""));
        rememberPlayer(choice.player());
    }

    void remember(JoinChoice choice) {
        String address = choice.address().toString();
        settings.joinedGamesProperty()
                .set(Stream.concat(Stream.of(address), joined().stream().filter(other -> !other.equals(address)))
                        .limit(GAMES)
                        .collect(Collectors.joining("\n")));
        settings.joinedPortProperty().set(choice.port().map(String::valueOf).orElse(""));
        rememberPlayer(choice.player());
    }

    private void rememberPlayer(Player player) {
        settings.remoteLevelProperty()
                .set(player.computersLevel().map(Level::number).orElse(0));
    }

    Player player() {
        int level = (int) settings.remoteLevelProperty().get();
        return level == 0 ? Player.HUMAN : new Player.Computer(level);
    }

    /** {@return the addresses of recently joined games, newest first} */
    List<String> joined() {
        return settings.joinedGamesProperty()
                .get()
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    Optional<Integer> joinedPort() {
        return Ports.read(settings.joinedPortProperty().get());
    }
}
