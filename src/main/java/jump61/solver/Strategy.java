package jump61.solver;

import java.util.Optional;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;

/**
 * A winning strategy for one side: its move in every position that the other side can bring about. Short wins are left
 * out, because any search finds them.
 */
public interface Strategy {
    /** More plies than any game has. */
    int ALL_PLIES = Solver.ANY_PLIES;

    /** {@return the initial position} */
    Position start();

    /** {@return the winner} */
    Side winner();

    /** {@return the maximum length of a game from the start, in plies} */
    int longest();

    /** {@return the number of plies up to which wins are left out} */
    int leftOut();

    /**
     * {@return the number of plies after which all positions are left out, because a long search can prove them; {@link
     * #ALL_PLIES} if only short wins are left out}
     */
    int listedPlies();

    /** {@return the number of positions with a move} */
    int size();

    /**
     * {@return the winner's move in a position, and the maximum number of plies to the win; empty if the strategy has
     * none}
     */
    Optional<ProvenWin> find(Position position);
}
