package jump61.lab.mining;

import java.util.HashMap;
import java.util.Map;
import jump61.game.Game;
import jump61.puzzle.Task;

/** Balances the mix of puzzles by limiting the number of each kind. */
final class Quota {
    private final int wanted;
    private final Map<String, Integer> counts = new HashMap<>();

    /**
     * Creates a mix of puzzles.
     *
     * @param wanted maximum number of puzzles per board size
     */
    Quota(int wanted) {
        this.wanted = wanted;
    }

    boolean hasRoomFor(Task task) {
        return counts.getOrDefault(sort(task), 0) < Math.max(1, wanted * share(task) / 100)
                && counts.getOrDefault(board(task), 0) < wanted;
    }

    boolean isFull(Game game, int size) {
        return counts.getOrDefault(board(game, size), 0) >= wanted;
    }

    void count(Task task) {
        counts.merge(sort(task), 1, Integer::sum);
        counts.merge(board(task), 1, Integer::sum);
    }

    /** Returns the maximum share of a task's kind, in percent. Easy puzzles are common and soon become boring. */
    private static int share(Task task) {
        if (task.moves() > 1) {
            return 40;
        }
        return task.kind().playedOut() ? 8 : 25;
    }

    private static String sort(Task task) {
        return board(task) + " " + task.kind().id() + " " + task.moves();
    }

    private static String board(Task task) {
        return board(task.position().game(), task.position().size().rows());
    }

    private static String board(Game game, int size) {
        return game.id() + " " + size;
    }
}
