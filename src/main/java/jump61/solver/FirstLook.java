package jump61.solver;

import jump61.engine.ForcedWins;
import jump61.game.SearchState;
import jump61.game.TacticalState;

/** Decides a new position that is near its end, and estimates the work that the others need. */
final class FirstLook {
    /** The side to move succeeds. */
    static final int SUCCEEDS = 1;
    /** The side to move fails. */
    static final int FAILS = -1;

    static final int UNDECIDED = 0;

    /** The initial numbers of an even position. */
    private static final double EVEN = 64;
    /** The evaluation, in hundredths, that multiplies the odds by e. */
    private static final double ESTIMATE_FOR_E = 45;

    private static final int MOST_AT_FIRST = 1_000_000;
    private static final int SEEN_AT_ONCE = 3;
    /**
     * Plies of forced wins searched at each leaf if plies are limited. A deeper look pays there, because its no is a
     * proof too.
     */
    private static final int SEEN_WHEN_LIMITED = 5;

    private final SearchState state;
    private final Goal goal;
    private final ForcedWins forcedWins;
    private double odds;

    FirstLook(SearchState state, Goal goal) {
        this.state = state;
        this.goal = goal;
        this.forcedWins = state instanceof TacticalState tactical ? new ForcedWins(tactical) : null;
    }

    /**
     * Looks at the current position, which is not over.
     *
     * @param left number of plies in which the attacker must win, at least 1
     * @return {@link #SUCCEEDS}, {@link #FAILS} or {@link #UNDECIDED}, for the side to move
     */
    int result(int left, boolean attackersMove) {
        if (forcedWins != null) {
            boolean limited = goal.isLimited() && attackersMove;
            int seen = limited ? Math.min(left, SEEN_WHEN_LIMITED) : SEEN_AT_ONCE;
            if (forcedWins.distance(seen) > 0) {
                return SUCCEEDS;
            }
            // A side can win only by its own move, so one ply is too few for the side that does not move.
            boolean late = attackersMove ? limited && left <= SEEN_WHEN_LIMITED : left == 1;
            if (late) {
                return attackersMove ? FAILS : SUCCEEDS;
            }
        }
        odds = Math.exp(state.evaluate() / ESTIMATE_FOR_E);
        return UNDECIDED;
    }

    /** {@return the initial phi of the position last found undecided} */
    int phi() {
        return atFirst(EVEN / odds);
    }

    /** {@return the initial delta of the position last found undecided} */
    int delta() {
        return atFirst(EVEN * odds);
    }

    private static int atFirst(double number) {
        return (int) Math.max(1, Math.min(number, MOST_AT_FIRST));
    }
}
