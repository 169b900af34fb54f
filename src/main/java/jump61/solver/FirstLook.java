package jump61.solver;

import java.util.stream.IntStream;
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

    /** The initial numbers of an even position after the first ply. */
    private static final double EVEN = 1 << 17;
    /**
     * How much smaller they are with each ply, as a logarithm: a position that is nearer to its end takes less work
     * (docs/solving.md).
     */
    private static final double FADING = 0.3;
    /** The evaluation, in hundredths, that multiplies the odds by e. */
    private static final double ESTIMATE_FOR_E = 70;

    private static final int MOST_AT_FIRST = 1 << 24;
    private static final int SEEN_AT_ONCE = 3;
    /**
     * Plies of forced wins searched at each leaf if plies are limited. A deeper look pays there, because its no is a
     * proof too.
     */
    private static final int SEEN_WHEN_LIMITED = 5;

    private final SearchState state;
    private final Goal goal;
    private final ForcedWins forcedWins;
    /** The initial numbers of even positions, by the number of plies from the first state. */
    private final double[] even;

    private double evenNow;
    private double odds;

    /**
     * Looks at positions that follow from {@code state}.
     *
     * @param earlier number of plies from the earliest position that uses the table to {@code state}
     */
    FirstLook(SearchState state, int earlier, Goal goal) {
        this.state = state;
        this.goal = goal;
        this.even = IntStream.rangeClosed(0, state.maxPlies())
                .mapToDouble(ply -> EVEN * Math.exp(-FADING * (earlier + ply - 1)))
                .toArray();
        this.forcedWins = state instanceof TacticalState tactical ? new ForcedWins(tactical) : null;
    }

    /**
     * Looks at the current position, which is not over.
     *
     * @param ply number of plies from the first state
     * @param left number of plies in which the attacker must win, at least 1
     * @return {@link #SUCCEEDS}, {@link #FAILS} or {@link #UNDECIDED}, for the side to move
     */
    int result(int ply, int left, boolean attackersMove) {
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
        evenNow = even[ply];
        odds = Math.exp(state.evaluate() / ESTIMATE_FOR_E);
        return UNDECIDED;
    }

    /** {@return the initial phi of the position last found undecided} */
    int phi() {
        return atFirst(evenNow / odds);
    }

    /** {@return the initial delta of the position last found undecided} */
    int delta() {
        return atFirst(evenNow * odds);
    }

    private static int atFirst(double number) {
        return (int) Math.max(1, Math.min(number, MOST_AT_FIRST));
    }
}
