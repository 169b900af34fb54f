package jump61.arena;

import jump61.engine.Engine;
import jump61.engine.Level;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
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

    /** Chooses a move. */
    interface Thinking {
        SearchResult think(Engine engine, Position position);
    }

    EngineContestant(Level level, Thinking thinking) {
        this.level = level;
        this.thinking = thinking;
    }

    /** {@return a contestant that plays at a level; the same seed gives the same moves} */
    static EngineContestant atLevel(Level level, long seed) {
        return new EngineContestant(
                level, (engine, position) -> engine.play(position, level, seed, SearchMonitor.NONE));
    }

    /** {@return a contestant that plays at full strength within limits} */
    static EngineContestant within(Limits limits) {
        return new EngineContestant(
                Level.FULL, (engine, position) -> engine.search(position, limits, SearchMonitor.NONE));
    }

    @Override
    public Player.Computer player() {
        return new Player.Computer(level.number());
    }

    @Override
    public void begin(Position start, Side side) {
        // Nothing to do: every search receives the whole position.
    }

    @Override
    public Move choose(Position position) throws Forfeit {
        return thinking.think(engine, position)
                .best()
                .orElseThrow(() -> new Forfeit(Forfeit.Kind.ILLEGAL_MOVE, "the engine found no move"));
    }

    @Override
    public void played(Turn turn) {
        // Nothing to do: the next search receives the new position.
    }

    @Override
    public void close() {
        // Nothing to release but memory.
    }
}
