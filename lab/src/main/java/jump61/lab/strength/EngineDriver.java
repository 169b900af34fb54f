package jump61.lab.strength;

import java.time.Duration;
import java.util.function.BiFunction;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Game;
import jump61.game.Games;

/**
 * Asks the engine of one version for a move. Each version loads its own copy of this class, so it uses only what
 * version 0.1 also has. From a position and a limit ({@code ms 5}, {@code nodes 2000}), it returns a move, the nodes
 * searched and the depth.
 */
public final class EngineDriver implements BiFunction<String, String, String[]> {
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private final Game game = Games.byId("jump61").orElseThrow();
    private final Engine engine = new Engine();

    @Override
    public String[] apply(String position, String limit) {
        SearchResult found = engine.search(game.parsePosition(position), limits(limit), SearchMonitor.NONE);
        return new String[] {
            found.best().orElseThrow().notation(), Long.toString(found.nodes()), Integer.toString(found.depth())
        };
    }

    private static Limits limits(String text) {
        String[] words = text.split(" ");
        double amount = Double.parseDouble(words[1]);
        return words[0].equals("ms")
                ? Limits.time(Duration.ofNanos((long) (amount * NANOS_PER_MILLISECOND)))
                : Limits.nodes((long) amount);
    }
}
