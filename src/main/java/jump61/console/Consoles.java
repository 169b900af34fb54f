package jump61.console;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.checkers.CheckersGame;
import jump61.cubes.CubesGame;
import jump61.engine.Level;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.remote.RemoteSettings;
import jump61.sim.SimGame;

/** The text programs by name: the editions of Jump61's, and the other games that have one. */
public final class Consoles {
    private static final Map<String, Maker> MAKERS = Map.of(
            "2014", (options, input, output) -> new Dialect2014(output),
            "2021", (options, input, output) -> new Dialect2021(output),
            "2006", (options, input, output) -> new Dialect2006(input, output, options.network()),
            "checkers",
                    (options, input, output) -> new CheckersDialect(
                            output, options.players(CheckersGame.INSTANCE, Player.HUMAN), options.noticesJumps()),
            // As in the handout, a person is Red against the program.
            "sim",
                    (options, input, output) -> new SimDialect(
                            output, options.players(SimGame.INSTANCE, new Player.Computer(Level.FULL.number()))));

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

        /** A person as Red against {@code second}, but for the sides that others play. */
        private Players players(Game game, Player second) {
            return new Players(
                    players.getOrDefault(Side.FIRST, Player.HUMAN), players.getOrDefault(Side.SECOND, second));
        }
    }

    private interface Maker {
        Dialect make(Options options, ConsoleInput input, Output output);
    }

    /** {@return the games that have a console, in the order in which games are offered} */
    public static List<Game> games() {
        return Games.all().stream()
                .filter(game -> game.equals(CubesGame.INSTANCE) || MAKERS.containsKey(game.id()))
                .toList();
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
        return Optional.ofNullable(MAKERS.get(name)).map(maker -> maker.make(options, input, output));
    }
}
