package jump61.games.cubes;

import java.util.Optional;
import jump61.console.ConsoleInput;
import jump61.console.ConsoleStart;
import jump61.console.Dialect;
import jump61.console.Output;
import jump61.network.RemoteSettings;

/**
 * A dialect to start.
 *
 * @param dialect the year of the course
 * @param network how the 2006 console uses the network; empty for {@linkplain RemoteSettings#usual the default}, which
 *     is only determined when needed, because that takes time
 */
public record CubesStart(String dialect, Optional<RemoteSettings> network) implements ConsoleStart {
    /** The dialect with network games. */
    static final String NETWORKED = "2006";

    @Override
    public Dialect start(ConsoleInput input, Output output) {
        return switch (dialect) {
            case NETWORKED -> new Dialect2006(input, output, network.orElseGet(RemoteSettings::usual));
            case "2021" -> new Dialect2021(output);
            default -> new Dialect2014(output);
        };
    }
}
