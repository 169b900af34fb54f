package jump61.puzzle;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import jump61.games.checkers.PlainCheckers;

/**
 * Who wins a game of Checkers by score, found by playing every game out until it ends, or until nothing that can still
 * happen changes the winner. Moves that look best are tried first.
 */
final class PlainScores {
    private static final int MOST_KINGS = 4;

    private final Map<String, Boolean> known = new HashMap<>();
    private long left;

    /**
     * Nothing is known yet.
     *
     * @param positions how many positions may be tried out; more throw {@link TooLong}
     */
    PlainScores(long positions) {
        left = positions;
    }

    /** {@return whether a side gets the higher score with best play} */
    boolean wins(PlainCheckers board, boolean red) {
        if (board.isOver()) {
            return red ? board.redLead() > 0 : board.redLead() < 0;
        }
        if (leastLead(board, red) > 0 || leastLead(board, !red) >= 0) {
            return leastLead(board, red) > 0;
        }
        String key = board + (red ? " R" : " W");
        Boolean wins = known.get(key);
        if (wins == null) {
            if (--left < 0) {
                throw new TooLong();
            }
            int forMover = board.isRedToMove() ? -1 : 1;
            Stream<PlainCheckers> next = board.moves().stream()
                    .map(board::after)
                    .sorted(Comparator.comparingInt(after -> forMover * after.redLead()));
            wins = board.isRedToMove() == red
                    ? next.anyMatch(after -> wins(after, red))
                    : next.allMatch(after -> wins(after, red));
            known.put(key, wins);
        }
        return wins;
    }

    /**
     * {@return the lead of a side if it loses all its men and the other side none, and as many of those as possible
     * become kings} Kings are never lost, and four end the game.
     */
    private static int leastLead(PlainCheckers board, boolean red) {
        int own = 2 * board.count(red ? 'R' : 'W');
        int men = board.count(red ? 'w' : 'r');
        int kings = board.count(red ? 'W' : 'R');
        return own - (2 * kings + men + Math.min(men, MOST_KINGS - kings));
    }
}
