package jump61.tournament;

import java.util.SplittableRandom;
import jump61.game.Position;

/**
 * A game to be played between two contestants, the first and the second.
 *
 * @param number its number, from 1
 * @param start the position it begins with
 * @param firstBegins whether the first contestant moves first
 * @param seed the random seed of this game alone, so that equal levels do not play the same game twice
 */
record ScheduledGame(int number, Position start, boolean firstBegins, long seed) {
    /** The seeds are short, because people read them and type them again. */
    private static final int SEEDS = 1_000_000_000;

    /** {@return the random seed of a game in a match or tournament with this seed} */
    static long seed(long matchSeed, int number) {
        return new SplittableRandom(new SplittableRandom(matchSeed).nextLong() + number).nextInt(SEEDS);
    }
}
