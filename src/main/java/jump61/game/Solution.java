package jump61.game;

import java.util.Optional;
import java.util.random.RandomGenerator;

/** The solution of a game: how every position ends with best play, and how to play at each level. */
public interface Solution {
    /** {@return how {@code position} ends with best play, without delay; also for one that is over} */
    Ending ending(Position position);

    /**
     * Chooses a move as a player of the given level would.
     *
     * @param position a position that is not over
     * @param level 1 (a child's first opponent) to 8 (never gives away a win, and is hard to beat without one)
     * @param random chooses among moves that this player rates equally
     */
    Move choose(Position position, int level, RandomGenerator random);

    /**
     * The end that best play leads to: the winner plays for the fastest win, the loser for the longest defence.
     *
     * @param winner the side that wins; empty for a draw
     * @param plies how many moves are still to be played
     */
    record Ending(Optional<Side> winner, int plies) {}
}
