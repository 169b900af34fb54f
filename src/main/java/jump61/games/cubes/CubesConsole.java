package jump61.games.cubes;

import java.util.List;
import java.util.Optional;
import jump61.console.ConsoleGame;
import jump61.console.ConsoleStart;
import jump61.console.Options;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.RefusedException;
import jump61.network.RemoteSettings;

/** The consoles of Jump61: the dialects of three years of the course. Players are chosen by their commands. */
public final class CubesConsole implements ConsoleGame {
    private static final List<String> DIALECTS = List.of("2014", "2021", CubesStart.NETWORKED);
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
        return HELP.formatted(String.join("|", DIALECTS), DIALECTS.get(0), CubesStart.NETWORKED);
    }

    @Override
    public ConsoleStart read(Options options) throws UsageException {
        String dialect = options.choice("--dialect", DIALECTS).orElse(DIALECTS.get(0));
        Optional<String> listen = options.text("--listen", "all or an address of this machine");
        if (listen.isPresent() && !dialect.equals(CubesStart.NETWORKED)) {
            throw new UsageException("--listen is for --dialect " + CubesStart.NETWORKED + " only");
        }
        try {
            return new CubesStart(
                    dialect, listen.map(where -> RemoteSettings.usual().listeningOn(where)));
        } catch (RefusedException refused) {
            throw new UsageException(refused.getMessage());
        }
    }
}
