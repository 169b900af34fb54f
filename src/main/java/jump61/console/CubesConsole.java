package jump61.console;

import java.util.List;
import java.util.Optional;
import jump61.cubes.CubesGame;
import jump61.game.Game;
import jump61.game.RefusedException;
import jump61.options.Options;
import jump61.options.UsageException;
import jump61.remote.RemoteSettings;

/** The consoles of Jump61: the dialects of three years of the course. Players are chosen by their commands. */
final class CubesConsole implements ConsoleGame {
    private static final String NETWORKED = "2006";
    private static final List<String> DIALECTS = List.of("2014", "2021", NETWORKED);
    private static final String HELP = """
          --dialect %-19s the edition of the course (%s)
          --listen ADDRESS              where the %s dialect hosts games: an address of this
                                        machine, or all; without it, for this machine only
        """;

    /**
     * A dialect to start.
     *
     * @param dialect the year of the course
     * @param network how the 2006 console uses the network
     */
    record Start(String dialect, RemoteSettings network) implements ConsoleStart {
        @Override
        public Dialect start(ConsoleInput input, Output output) {
            return switch (dialect) {
                case NETWORKED -> new Dialect2006(input, output, network);
                case "2021" -> new Dialect2021(output);
                default -> new Dialect2014(output);
            };
        }
    }

    @Override
    public Game game() {
        return CubesGame.INSTANCE;
    }

    @Override
    public List<String> options() {
        return List.of("--dialect", "--listen");
    }

    @Override
    public String help() {
        return HELP.formatted(String.join("|", DIALECTS), DIALECTS.get(0), NETWORKED);
    }

    @Override
    public ConsoleStart read(Options options) throws UsageException {
        String dialect = options.choice("--dialect", DIALECTS).orElse(DIALECTS.get(0));
        Optional<String> listen = options.text("--listen", "all or an address of this machine");
        if (listen.isPresent() && !dialect.equals(NETWORKED)) {
            throw new UsageException("--listen is for --dialect " + NETWORKED + " only");
        }
        RemoteSettings usual = RemoteSettings.usual();
        try {
            return new Start(dialect, listen.isPresent() ? usual.listeningOn(listen.get()) : usual);
        } catch (RefusedException refused) {
            throw new UsageException(refused.getMessage());
        }
    }
}
