package jump61.console;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Level;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;

/**
 * How the program chooses its moves in a console: at a level, and then the same seed and the same positions give the same
 * moves on any machine; or by the clock, and then they may not.
 */
final class ComputerPlay {
    private static final long SEED_WHEN_NONE_IS_GIVEN = 61;

    private Random seeds = new Random(SEED_WHEN_NONE_IS_GIVEN);
    private Optional<Duration> time = Optional.empty();
    private Engine engine;

    /** Begins the random choices anew; what the engine has learned by then must not tell in what follows. */
    void seed(long seed) {
        seeds = new Random(seed);
        engine = null;
    }

    /** Thinks so long about each move from now on, at full strength; for no time at all, plays by level again. */
    void think(Duration time) {
        this.time = Optional.of(time).filter(some -> !some.isZero());
        engine = null;
    }

    /** {@return the move to play in a position that is not over} */
    Move choose(Position position, int level) {
        if (engine == null) {
            engine = new Engine(Runtime.getRuntime().availableProcessors());
        }
        long seed = seeds.nextLong();
        SearchResult result = time.isPresent()
                ? engine.search(position, Limits.time(time.get()), SearchMonitor.NONE)
                : engine.play(position, new Level(level), seed, SearchMonitor.NONE);
        return result.best().orElseThrow();
    }
}
