package jump61.console;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.game.Players;
import jump61.game.Side;

/**
 * The options that choose who plays, one for each side of a game: {@code --red human --white ai:3}.
 *
 * @param game the game, whose colours name the options
 */
public record PlayerOptions(Game game) {
    /** {@return the names of the options, for the side that moves first and for the other} */
    public List<String> names() {
        return Arrays.stream(Side.values()).map(this::name).toList();
    }

    /** {@return the line of the help text that explains the options} */
    public String help() {
        return "  %-29s who plays: %s%n"
                .formatted(names().get(0) + " WHO, " + names().get(1) + " WHO", PlayerFormat.SYNTAX)
                .replace("\r", "");
    }

    /** {@return who plays; sides without an option are played as in {@code usual}} */
    public Players read(Options options, Players usual) throws UsageException {
        return new Players(read(options, usual, Side.FIRST), read(options, usual, Side.SECOND));
    }

    private Player read(Options options, Players usual, Side side) throws UsageException {
        String name = name(side);
        Optional<String> who = options.text(name, PlayerFormat.SYNTAX);
        return who.isEmpty()
                ? usual.of(side)
                : PlayerFormat.read(who.get())
                        .filter(player -> !player.isRemote())
                        .orElseThrow(() -> new UsageException(name + " must be " + PlayerFormat.SYNTAX
                                + ", LEVEL from 1 to " + Level.FULL.number() + ", not " + who.get()));
    }

    private String name(Side side) {
        return "--" + game.colour(side).id();
    }
}
