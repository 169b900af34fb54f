package jump61.game;

import java.util.Optional;

/**
 * The result of a game.
 *
 * @param winner the side that won; empty if it is a draw
 * @param reason why the game ended
 */
public record Result(Optional<Side> winner, Reason reason) {
    /** The reasons why a game can end. */
    public enum Reason {
        /** The rules of the game, on the board. */
        RULES,
        /** The two players agreed on a draw. */
        AGREEMENT,
        /** A side resigned, or left. */
        RESIGNATION,
        /** A program broke the rules of play: it crashed, did not answer, or made an illegal move. */
        FORFEIT,
        /** A side ran out of time. */
        TIME,
        /** The connection to a remote side was lost. */
        CONNECTION
    }

    /** {@return a win by the rules} */
    public static Result win(Side winner) {
        return new Result(Optional.of(winner), Reason.RULES);
    }

    /** {@return a draw by the rules} */
    public static Result shared() {
        return new Result(Optional.empty(), Reason.RULES);
    }

    /** {@return whether {@code side} has won} */
    public boolean wonBy(Side side) {
        return winner.filter(w -> w == side).isPresent();
    }
}
