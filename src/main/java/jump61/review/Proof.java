package jump61.review;

import java.util.Optional;
import jump61.engine.Score;
import jump61.game.Side;

/**
 * A forced win.
 *
 * @param winner who wins
 * @param plies maximum number of plies to the win, from the position that the proof belongs to
 */
public record Proof(Side winner, int plies) {
    /** {@return the key of a text about this proof; another one if the win may be faster} */
    String key(String exact) {
        return plies <= Score.EXACT_DISTANCE ? exact : exact + ".atMost";
    }

    /** {@return what the score of a position proves; empty for an estimate, and once the game is over} */
    static Optional<Proof> of(Score score, Side toMove) {
        if (!Finding.isProven(score) || score.distance() == 0) {
            return Optional.empty();
        }
        return Optional.of(new Proof(score.isWin() ? toMove : toMove.opponent(), score.distance()));
    }
}
