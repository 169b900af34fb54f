package jump61.games.cubes;

import java.util.List;
import java.util.Optional;
import jump61.console.ConsoleGame;
import jump61.console.ConsoleInput;
import jump61.console.ConsoleStart;
import jump61.console.Dialect;
import jump61.console.Options;
import jump61.console.Output;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.RefusedException;
import jump61.network.RemoteSettings;

/** The consoles of Jump61: the dialects of three years of the course. Their commands set who plays. */
public final class CubesConsole implements ConsoleGame {
    private static final List<String> DIALECTS = List.of("2014", "2021", Start.NETWORKED);
    private static final String HELP = """
          --dialect %-19s the edition of the course (%s)
          --listen ADDRESS              where the %s dialect hosts games: an address of
                                        this machine, or "all"; by default, only on this machine
        """;

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
        return HELP.formatted(String.join("|", DIALECTS), DIALECTS.get(0), Start.NETWORKED);
    }

    @Override
    public ConsoleStart read(Options options) throws UsageException {
        String dialect = options.choice("--dialect", DIALECTS).orElse(DIALECTS.get(0));
        Optional<String> listen = options.text("--listen", "all or an address of this machine");
        if (listen.isPresent() && !dialect.equals(Start.NETWORKED)) {
            throw new UsageException("--listen is for --dialect " + Start.NETWORKED + " only");
        }
        try {
            return new Start(dialect, listen.map(where -> RemoteSettings.usual().listeningOn(where)));
        } catch (RefusedException refused) {
            throw new UsageException(refused.getMessage());
        }
    }

    /**
     * A dialect to start.
     *
     * @param dialect the year of the course
     * @param network how the 2006 console uses the network; empty for {@linkplain RemoteSettings#usual the default}, which
     *     is only determined when needed, because that takes time
     */
    public record Start(String dialect, Optional<RemoteSettings> network) implements ConsoleStart {
        /** The dialect with network games. */
        static final String NETWORKED = "2006";

        @Override
        public Dialect start(ConsoleInput input, Output output) {
            return switch (dialect) {
                case NETWORKED -> new Dialect2006(input, output, network.orElseGet(RemoteSettings::usual));
                case "2021" -> new Dialect2021(input, output);
                default -> new Dialect2014(output);
            };
        }
    }
}
