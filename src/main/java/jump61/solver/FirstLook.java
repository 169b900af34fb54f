package jump61.solver;

import java.util.stream.IntStream;
import jump61.engine.ForcedWins;
import jump61.game.SearchState;
import jump61.game.TacticalState;

/** Decides new positions that are near the end of the game, and estimates the work that others need. */
final class FirstLook {
    /** The side to move succeeds. */
    static final int SUCCEEDS = 1;
    /** The side to move fails. */
    static final int FAILS = -1;

    static final int UNDECIDED = 0;

    /** The initial numbers of an even position after the first ply. */
    private static final double EVEN = 1 << 20;
    /**
     * By how much they decrease with each ply, as a logarithm: a position nearer to the end takes less work
     * (docs/solving.md).
     */
    private static final double FADING = 0.4;
    /** The evaluation, in hundredths, that multiplies the odds by e. */
    private static final double ESTIMATE_FOR_E = 70;

    private static final int MOST_AT_FIRST = 1 << 24;
    /** Length in plies of the forced wins that a glance sees. */
    private static final int SEEN_AT_A_GLANCE = 1;
    /** Length in plies of the forced wins that a look sees. */
    private static final int SEEN = 3;
    /** The same if plies are limited. A deeper look pays there, because its no is a proof too. */
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
     * Glances at the current position, which is not over: does the next move decide it? If not, estimates it.
     *
     * @param ply number of plies from the first state
     * @param left number of plies in which the attacker must win, at least 1
     * @return {@link #SUCCEEDS}, {@link #FAILS} or {@link #UNDECIDED}, for the side to move
     */
    int glance(int ply, int left, boolean attackersMove) {
        int result = result(left, attackersMove, SEEN_AT_A_GLANCE, SEEN_AT_A_GLANCE);
        if (result == UNDECIDED) {
            evenNow = even[ply];
            odds = Math.exp(state.evaluate() / ESTIMATE_FOR_E);
        }
        return result;
    }

    /**
     * Looks at the current position, which {@link #glance} left undecided. This takes long, so it waits until the position
     * is about to be expanded; most never are.
     *
     * @param left number of plies in which the attacker must win, at least 1
     * @return {@link #SUCCEEDS}, {@link #FAILS} or {@link #UNDECIDED}, for the side to move
     */
    int look(int left, boolean attackersMove) {
        return result(left, attackersMove, SEEN, SEEN_WHEN_LIMITED);
    }

    /** {@return the move by which the side to move wins, if the last look found one; otherwise -1} */
    int winner() {
        return forcedWins == null ? -1 : forcedWins.winner();
    }

    private int result(int left, boolean attackersMove, int plies, int pliesWhenLimited) {
        if (forcedWins == null) {
            return UNDECIDED;
        }
        boolean limited = goal.isLimited() && attackersMove;
        if (forcedWins.distance(limited ? Math.min(left, pliesWhenLimited) : plies) > 0) {
            return SUCCEEDS;
        }
        // A side can win only by its own move, so one ply is too few for the side that does not move.
        boolean late = attackersMove ? limited && left <= pliesWhenLimited : left == 1;
        if (!late) {
            return UNDECIDED;
        }
        return attackersMove ? FAILS : SUCCEEDS;
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
