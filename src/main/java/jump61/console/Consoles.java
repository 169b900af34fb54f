package jump61.console;

import java.util.Map;
import java.util.Optional;
import jump61.engine.Level;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.remote.RemoteSettings;

/** The text programs by name. */
public final class Consoles {
    private Consoles() {}

    /**
     * What the command line may say to a console; each console reads what concerns it.
     *
     * @param players who plays the sides for which the command line says so
     * @param noticesJumps whether Checkers tells a player that there is a jump
     * @param network how the edition of 2006 uses the network
     */
    public record Options(Map<Side, Player> players, boolean noticesJumps, RemoteSettings network) {
        public Options {
            players = Map.copyOf(players);
        }

        /** {@return what holds when the command line says nothing} */
        public static Options usual() {
            return new Options(Map.of(), false, RemoteSettings.usual());
        }
    }

    /**
     * Makes a text program.
     *
     * @param name {@code 2014}, {@code 2021} or {@code 2006} for an edition of Jump61's, or the name of another game
     * @param options what the command line says to it
     * @param input where its lines come from
     * @param output where it speaks
     * @return the program; empty if there is none of this name
     */
    public static Optional<Dialect> byName(String name, Options options, ConsoleInput input, Output output) {
        return Optional.ofNullable(
                switch (name) {
                    case "2014" -> new Dialect2014(output);
                    case "2021" -> new Dialect2021(output);
                    case "2006" -> new Dialect2006(input, output, options.network());
                    case "checkers" -> new CheckersDialect(output, players(options.players()), options.noticesJumps());
                    case "sim" -> new SimDialect(output, simPlayers(options.players()));
                    default -> null;
                });
    }

    /** Two people, but for the sides that others play. */
    private static Players players(Map<Side, Player> players) {
        Player second = players.getOrDefault(Side.BLUE, players.getOrDefault(Side.WHITE, Player.HUMAN));
        return new Players(players.getOrDefault(Side.RED, Player.HUMAN), second);
    }

    /** A person as Red against the program, as in the handout, but for the sides that others play. */
    private static Players simPlayers(Map<Side, Player> players) {
        return new Players(
                players.getOrDefault(Side.RED, Player.HUMAN),
                players.getOrDefault(Side.BLUE, new Player.Computer(Level.FULL.number())));
    }
}
