package jump61.tournament;

import java.util.Collection;
import java.util.stream.Collectors;
import jump61.console.FailedException;

/**
 * A game that ended by a fault of this program, and has no result.
 *
 * @param number its number, from 1
 * @param fault what happened
 */
record BrokenGame(int number, Throwable fault) {
    /**
     * Makes sure that all games have come to their end.
     *
     * @throws FailedException if one has not; it has a line for each of them
     */
    static void requireNone(Collection<BrokenGame> games) {
        if (!games.isEmpty()) {
            throw new FailedException(games.stream().map(BrokenGame::line).collect(Collectors.joining("\n")));
        }
    }

    private String line() {
        return "game " + number + " broke off by a fault of this program, and counts for nobody: " + fault;
    }
}
