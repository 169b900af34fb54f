package jump61.desktop.match;

import java.time.Duration;
import jump61.engine.Engine;
import jump61.engine.Level;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Position;

/** What an engine is asked to find out, away from the FX thread. */
@FunctionalInterface
public interface Search {
    SearchResult run(Engine engine, SearchMonitor monitor);

    /** {@return the choice of a move as the program plays at a level} */
    static Search atLevel(Position position, Level level, long seed) {
        return (engine, monitor) -> engine.play(position, level, seed, monitor);
    }

    /** {@return the search for the best move at full strength} */
    static Search atFullStrength(Position position, Duration time) {
        return (engine, monitor) -> engine.search(position, Limits.time(time), monitor);
    }
}
