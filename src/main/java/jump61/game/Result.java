package jump61.game;

import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner the side that won; empty when both share the game
 * @param reason why it ended
 */
public record Result(Optional<Side> winner, Reason reason) {
    /** Why a game ended. */
    public enum Reason {
        /** The rules of the game decided it on the board. */
        RULES,
        /** A side gave up, or left. */
        RESIGNATION,
        /** A side's clock ran out. */
        TIME,
        /** The connection to a remote side was lost. */
        CONNECTION
    }

    /** {@return a win for a side, decided by the rules} */
    public static Result win(Side winner) {
        return new Result(Optional.of(winner), Reason.RULES);
    }

    /** {@return an end by the rules that both sides share} */
    public static Result shared() {
        return new Result(Optional.empty(), Reason.RULES);
    }

    /** {@return whether {@code side} has won} */
    public boolean wonBy(Side side) {
        return winner.filter(w -> w == side).isPresent();
    }
}
