package jump61.arena;

import jump61.engine.Level;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/** One program that plays in a match, for one game at a time. */
public interface Contestant extends AutoCloseable {
    /** {@return how records of its games name it: as a computer player, of full strength unless it plays at a level} */
    default Player.Computer player() {
        return new Player.Computer(Level.FULL.number());
    }

    /** Begins a game at {@code start} in which it plays {@code side}. */
    void begin(Position start, Side side) throws Forfeit;

    /** {@return its move in {@code position}, where its side is to move; its legality is checked by the caller} */
    Move choose(Position position) throws Forfeit;

    /** Tells it a move of its opponent that did not end the game. */
    void played(Turn turn) throws Forfeit;

    /** Ends it. */
    @Override
    void close();
}
