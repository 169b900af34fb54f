package jump61.window.match;

import java.time.Duration;
import java.util.Optional;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;

/** A task for an engine, run off the FX thread. */
@FunctionalInterface
public interface EngineTask {
    SearchResult run(Engine engine, SearchMonitor monitor);

    /** {@return the choice of the next move of a match, played at a level} */
    static EngineTask atLevel(Match match, Level level, long seed) {
        Position position = match.position();
        Optional<Move> last = match.lastMove();
        return (engine, monitor) -> engine.play(position, last, level, seed, monitor);
    }

    /** {@return a search for the best move at full strength; if it is a proven win, also for other moves that are as good} */
    static EngineTask forHint(Position position, Duration time) {
        return (engine, monitor) -> {
            SearchResult best = engine.search(position, Limits.time(time), monitor);
            return best.score().isWin() && !monitor.cancelled()
                    ? withOthers(best, engine.analyze(position, Limits.time(time.dividedBy(2)), monitor))
                    : best;
        };
    }

    private static SearchResult withOthers(SearchResult best, SearchResult analysis) {
        return new SearchResult(best.best(), best.score(), best.depth(), best.nodes(), best.line(), analysis.moves());
    }

    /** {@return a search for the best move at full strength} */
    static EngineTask atFullStrength(Position position, Duration time) {
        return (engine, monitor) -> engine.search(position, Limits.time(time), monitor);
    }
}
