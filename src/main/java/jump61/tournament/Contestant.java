package jump61.tournament;

import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/** A player in a match: one of our levels or an external program. It plays one game at a time. */
public interface Contestant extends AutoCloseable {
    /** The seed for contestants that take none, such as other programs. */
    long NO_SEED = 0;

    /** {@return the player named in the game records: the computer, at full strength unless it plays at a level} */
    default Player.Computer player() {
        return new Player.Computer(Level.FULL);
    }

    /**
     * Starts a game from {@code start}, with this contestant as {@code side}.
     *
     * @param seed the random seed of this game
     */
    void begin(Position start, Side side, long seed) throws Forfeit;

    /** {@return its move in {@code position}, where it is its turn; the caller checks that the move is legal} */
    Move choose(Position position) throws Forfeit;

    /** Informs the contestant of an opponent's move that did not end the game. */
    void played(Turn turn) throws Forfeit;

    /** Shuts the contestant down; external programs are terminated. */
    @Override
    void close();
}
