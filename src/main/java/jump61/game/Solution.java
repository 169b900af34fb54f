package jump61.game;

import java.util.Optional;
import java.util.random.RandomGenerator;

/** The solution of a game: the outcome of every position with best play, and how to play at each level. */
public interface Solution {
    /** {@return the outcome of a position with best play, found without delay; also if the game is over} */
    Outlook ending(Position position);

    /**
     * Chooses a move like a player of the given level.
     *
     * @param position a position that is not over
     * @param level how strongly the player plays; the strongest never gives away a win, and is hard to beat even when it
     *     has none
     * @param random the source of choices among moves that this player rates equally
     */
    Move choose(Position position, Level level, RandomGenerator random);

    /**
     * The outcome of best play: the winner plays for the fastest win, the loser for the longest defence.
     *
     * @param winner the side that wins; empty for a draw
     * @param plies number of moves still to be played
     */
    record Outlook(Optional<Side> winner, int plies) {}
}
