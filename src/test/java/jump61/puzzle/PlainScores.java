package jump61.puzzle;

import java.util.HashMap;
import java.util.Map;
import jump61.checkers.PlainCheckers;

/** Who wins a game of Checkers by score, found by playing every game out to its end. */
final class PlainScores {
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
        String key = board + (red ? " R" : " W");
        Boolean wins = known.get(key);
        if (wins == null) {
            if (--left < 0) {
                throw new TooLong();
            }
            wins = board.isRedToMove() == red
                    ? board.moves().stream().anyMatch(move -> wins(board.after(move), red))
                    : board.moves().stream().allMatch(move -> wins(board.after(move), red));
            known.put(key, wins);
        }
        return wins;
    }
}
