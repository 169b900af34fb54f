package jump61.solver;

import java.util.Optional;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;

/**
 * How one side wins a position whatever the other does: what it plays in the positions that the other can bring about.
 * Short wins are left out, since any search finds them.
 */
public interface Strategy {
    /** {@return the position it wins} */
    Position start();

    /** {@return the side that wins} */
    Side winner();

    /** {@return the most plies that a game can last from the start} */
    int longest();

    /** {@return wins within so many plies are left out} */
    int leftOut();

    /** {@return the number of positions for which a move is told} */
    int size();

    /** {@return what the winner plays in a position, and how many plies it takes at most; empty if none is told} */
    Optional<ProvenWin> find(Position position);
}
