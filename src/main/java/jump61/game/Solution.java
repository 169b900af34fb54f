package jump61.game;

import java.util.Optional;
import java.util.random.RandomGenerator;

/** What is known of a game that is solved: how every position ends, and how to play it more or less well. */
public interface Solution {
    /** {@return how {@code position} ends with best play; at once for one that is over} */
    Ending ending(Position position);

    /**
     * Chooses a move as a player of some strength does.
     *
     * @param position a position that is not over
     * @param level 1 (a child's first opponent) to 8 (never gives away a win, and is hard to beat without one)
     * @param random decides between moves that this player likes equally well
     */
    Move choose(Position position, int level, RandomGenerator random);

    /**
     * The end that best play leads to: the winner hastens it, the loser delays it.
     *
     * @param winner the side that wins; empty when both share the game
     * @param plies how many moves are still to be played
     */
    record Ending(Optional<Side> winner, int plies) {}
}
