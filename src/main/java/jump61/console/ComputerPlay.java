package jump61.console;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;

/**
 * Chooses the computer's moves in a console. At a level, the same seed and the same positions give the same moves on
 * any machine; with a time limit, they may not.
 */
public final class ComputerPlay {
    private static final long SEED_WHEN_NONE_IS_GIVEN = 61;

    private Random seeds = new Random(SEED_WHEN_NONE_IS_GIVEN);
    private Optional<Duration> time = Optional.empty();
    private Engine engine;

    /**
     * Restarts the random choices from a seed. A new engine is used too, so that nothing learned before affects later
     * moves.
     */
    public void seed(long seed) {
        seeds = new Random(seed);
        engine = null;
    }

    /** Sets a thinking time per move, at full strength; zero returns to playing by level. */
    public void think(Duration time) {
        this.time = Optional.of(time).filter(some -> !some.isZero());
        engine = null;
    }

    /** {@return the move to play next in a match that is not over} */
    public Move choose(Match match, Level level) {
        return choose(match, level, () -> false);
    }

    /** {@return the move to play next, or any legal move as soon as it is {@code unwanted}} */
    public Move choose(Match match, Level level, BooleanSupplier unwanted) {
        Position position = match.position();
        if (engine == null) {
            engine = new Engine(Runtime.getRuntime().availableProcessors());
        }
        long seed = seeds.nextLong();
        SearchResult result = time.isPresent()
                ? engine.search(position, Limits.time(time.get()), SearchMonitor.until(unwanted))
                : engine.play(position, match.lastMove(), level, seed, SearchMonitor.until(unwanted));
        return result.best().orElseGet(() -> position.legalMoves().get(0));
    }
}
