package jump61.tournament;

import java.util.Optional;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/** The built-in engine as a contestant. */
final class EngineContestant implements Contestant {
    private final Engine engine = new Engine();
    private final Level level;
    private final Thinking thinking;
    private Optional<Move> last = Optional.empty();
    private long gameSeed;

    /** Chooses a move. */
    interface Thinking {
        SearchResult think(Engine engine, Position position, Optional<Move> last, long seed);
    }

    EngineContestant(Level level, Thinking thinking) {
        this.level = level;
        this.thinking = thinking;
    }

    /** {@return a contestant that plays at a level; the same seed of a game gives the same moves} */
    static EngineContestant atLevel(Level level) {
        return new EngineContestant(
                level, (engine, position, last, seed) -> engine.play(position, last, level, seed, SearchMonitor.NONE));
    }

    /** {@return a contestant that plays at full strength within limits} */
    static EngineContestant within(Limits limits) {
        return new EngineContestant(
                Level.FULL, (engine, position, last, seed) -> engine.search(position, limits, SearchMonitor.NONE));
    }

    @Override
    public Player.Computer player() {
        return new Player.Computer(level);
    }

    @Override
    public void begin(Position start, Side side, long seed) {
        last = Optional.empty();
        gameSeed = seed;
    }

    @Override
    public Move choose(Position position) throws Forfeit {
        return thinking.think(engine, position, last, gameSeed)
                .best()
                .orElseThrow(() -> new Forfeit(Forfeit.Kind.ILLEGAL_MOVE, "the engine found no move"));
    }

    @Override
    public void played(Turn turn) {
        last = Optional.of(turn.move());
    }

    @Override
    public void close() {
        // Nothing to release but memory.
    }
}
