package jump61.record;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.Player;

/** How records spell players: {@code human}, {@code computer 8}, {@code remote ADDRESS}. */
public final class PlayerFormat {
    private static final Pattern COMPUTER = Pattern.compile("computer ([1-" + Player.Computer.STRONGEST + "])");
    private static final Pattern REMOTE = Pattern.compile("remote (.*)");

    private PlayerFormat() {}

    /** {@return a player as a record names it} */
    public static String write(Player player) {
        if (player instanceof Player.Computer computer) {
            return "computer " + computer.level();
        }
        return player instanceof Player.Remote remote ? "remote " + remote.address() : "human";
    }

    /** {@return the player that a record names so} */
    public static Optional<Player> read(String text) {
        Matcher computer = COMPUTER.matcher(text);
        if (computer.matches()) {
            return Optional.of(new Player.Computer(Integer.parseInt(computer.group(1))));
        }
        Matcher remote = REMOTE.matcher(text);
        if (remote.matches()) {
            return Optional.of(new Player.Remote(remote.group(1)));
        }
        return text.equals("human") ? Optional.of(Player.HUMAN) : Optional.empty();
    }
}
