package jump61.review;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Turn;

/**
 * What a review says of one move.
 *
 * @param ply the number of the move, from 1
 * @param turn the move as it was played
 * @param best the best move the review found; the move played where nothing better was found
 * @param verdict how good the move was
 * @param before the mover's chance to win before the move, from 0 to 1
 * @param after the mover's chance to win after it, from 0 to 1
 * @param proof who wins by force after the move, where that is certain
 * @param bestProof who wins by force after the best move, where that is certain
 * @param bestLine the line of best play that begins with {@code best}
 * @param reply the line of best play after the move; empty when it ended the game
 * @param depth to how many plies the position was searched
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

    /** {@return how much of the chance to win the move lost, from 0 to 1} */
    public double lost() {
        return Math.max(0, before - after);
    }

    /** {@return whether the move is the best one the review found} */
    public boolean isBest() {
        return turn.move().equals(best);
    }
}
