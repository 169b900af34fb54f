package jump61.arena;

import java.util.Optional;
import jump61.record.GameRecord;

/**
 * A game of a match, played to its end.
 *
 * @param number its number in the match, from 1
 * @param record the game
 * @param firstBegins whether the match's first contestant moved first
 * @param points of the first contestant: 1, ½ or 0
 * @param forfeit why a contestant lost by its conduct; empty as a rule
 * @param firstTime what the first contestant used
 * @param secondTime what the second contestant used
 */
public record PlayedGame(
        int number,
        GameRecord record,
        boolean firstBegins,
        double points,
        Optional<Forfeit> forfeit,
        TimeUsed firstTime,
        TimeUsed secondTime) {
    /**
     * Time used for moves.
     *
     * @param moves how many moves
     * @param nanos the time for all of them, in nanoseconds
     */
    public record TimeUsed(int moves, long nanos) {
        /** {@return both together} */
        public TimeUsed plus(TimeUsed other) {
            return new TimeUsed(moves + other.moves, nanos + other.nanos);
        }

        TimeUsed plusMove(long moveNanos) {
            return new TimeUsed(moves + 1, nanos + moveNanos);
        }

        /** {@return milliseconds a move} */
        public double millisPerMove() {
            return moves == 0 ? 0 : nanos / 1e6 / moves;
        }
    }
}
