package jump61.engine;

import java.util.List;
import jump61.game.Position;

/**
 * The search of one position.
 *
 * @param position the position
 * @param result the result
 * @param nanos the time taken, in nanoseconds
 * @param depths all depths completed, from the first; fewer than requested if the position is decided sooner
 */
public record BenchRun(Position position, SearchResult result, long nanos, List<BenchDepth> depths) {
    public BenchRun {
        depths = List.copyOf(depths);
    }
}
