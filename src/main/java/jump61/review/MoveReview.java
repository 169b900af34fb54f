package jump61.review;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Turn;

/**
 * The review of one move.
 *
 * @param ply number of the move, from 1
 * @param turn the move as played
 * @param best the best move found; the move played if nothing better was found
 * @param verdict how good the move was
 * @param before the player's winning chances before the move, from 0 to 1
 * @param after the player's winning chances after the move, from 0 to 1
 * @param proof who wins by force after the move, if proven
 * @param bestProof who wins by force after the best move, if proven
 * @param bestLine the best line of play, starting with {@code best}
 * @param reply the best line of play after the move; empty if the move ended the game
 * @param depth search depth, in plies
 */
public record MoveReview(
        int ply,
        Turn turn,
        Move best,
        MoveClass verdict,
        double before,
        double after,
        Optional<Proof> proof,
        Optional<Proof> bestProof,
        List<Move> bestLine,
        List<Move> reply,
        int depth) {
    public MoveReview {
        bestLine = List.copyOf(bestLine);
        reply = List.copyOf(reply);
    }

    /** {@return how much of the winning chances the move lost, from 0 to 1} */
    public double lost() {
        return Math.max(0, before - after);
    }

    /** {@return whether the position before the move was a forced loss, which no move could avoid} */
    public boolean isLostAnyway() {
        return bestProof.filter(proof -> proof.winner() != turn.mover()).isPresent();
    }

    /** {@return whether no better move was found} */
    public boolean isBest() {
        return turn.move().equals(best);
    }
}
