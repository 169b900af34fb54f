package jump61.tournament;

import java.util.Collection;
import java.util.stream.Collectors;
import jump61.console.FailedException;

/**
 * A game that has no result because it ended with a fault in this program.
 *
 * @param number its number, from 1
 * @param fault what happened
 */
record BrokenGame(int number, Throwable fault) {
    /**
     * Makes sure that all games were completed.
     *
     * @throws FailedException if any was not; its message has a line for each such game
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
