package jump61.tournament;

import java.util.Optional;
import jump61.record.GameRecord;

/**
 * A finished game of a match.
 *
 * @param scheduled the game as scheduled
 * @param record the game as played
 * @param points the first contestant's points: 1, ½ or 0
 * @param forfeit why a contestant forfeited; usually empty
 * @param firstTime the time used by the first contestant
 * @param secondTime the time used by the second contestant
 */
record PlayedGame(
        ScheduledGame scheduled,
        GameRecord record,
        double points,
        Optional<Forfeit> forfeit,
        TimeUsed firstTime,
        TimeUsed secondTime) {
    /** {@return its number in the match, from 1} */
    int number() {
        return scheduled.number();
    }

    /** {@return whether the match's first contestant moved first} */
    boolean firstBegins() {
        return scheduled.firstBegins();
    }

    /**
     * Time used for moves.
     *
     * @param moves number of moves
     * @param nanos total time, in nanoseconds
     */
    record TimeUsed(int moves, long nanos) {
        /** {@return the sum of both} */
        TimeUsed plus(TimeUsed other) {
            return new TimeUsed(moves + other.moves, nanos + other.nanos);
        }

        TimeUsed plusMove(long moveNanos) {
            return new TimeUsed(moves + 1, nanos + moveNanos);
        }

        /** {@return the average time per move, in milliseconds} */
        double millisPerMove() {
            return moves == 0 ? 0 : nanos / 1e6 / moves;
        }
    }
}
