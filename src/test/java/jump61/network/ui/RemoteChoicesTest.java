package jump61.network.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import jump61.game.Player;
import jump61.game.Side;
import jump61.network.RemoteAddress;
import jump61.window.settings.Settings;
import org.junit.jupiter.api.Test;

class RemoteChoicesTest {
    private final RemoteChoices choices = new RemoteChoices(new Settings());

    @Test
    void aGameIsHostedAsTheOneBefore() {
        HostChoice choice =
                new HostChoice("chat", 4, Side.SECOND, new Player.Computer(3), HostChoice.ALL, Optional.of(1100));
        choices.remember(choice);
        assertEquals(choice, choices.host());
        HostChoice other = new HostChoice("talk", 5, Side.FIRST, Player.HUMAN, "", Optional.empty());
        choices.remember(other);
        assertEquals(other, choices.host());
    }

    @Test
    void aGameIsJoinedAsTheOneBefore() {
        choices.remember(join("chat@here", Optional.of(1100), new Player.Computer(3)));
        assertEquals(Optional.of(1100), choices.joinedPort());
        assertEquals(new Player.Computer(3), choices.player());
        choices.remember(join("chat@there", Optional.empty(), Player.HUMAN));
        choices.remember(join("chat@here", Optional.empty(), Player.HUMAN));
        assertEquals(List.of("chat@here", "chat@there"), choices.joined());
        assertEquals(Optional.empty(), choices.joinedPort());
        assertEquals(Player.HUMAN, choices.player());
    }

    private static JoinChoice join(String address, Optional<Integer> port, Player player) {
        return new JoinChoice(RemoteAddress.parse(address), port, player);
    }
}
