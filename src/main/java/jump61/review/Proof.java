package jump61.review;

import java.util.Optional;
import jump61.engine.Score;
import jump61.game.Side;

/**
 * A win that is certain, whatever the other side does.
 *
 * @param winner who wins
 * @param plies how many plies it takes at most, counted from the position it is told of
 */
public record Proof(Side winner, int plies) {
    /** {@return what a score of a position proves; empty for an estimate, and once the game is over} */
    static Optional<Proof> of(Score score, Side toMove) {
        if (!Finding.isProven(score) || score.distance() == 0) {
            return Optional.empty();
        }
        return Optional.of(new Proof(score.isWin() ? toMove : toMove.opponent(), score.distance()));
    }
}
