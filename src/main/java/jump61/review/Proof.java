package jump61.review;

import java.util.Optional;
import jump61.engine.Score;
import jump61.game.Side;

/**
 * A forced win.
 *
 * @param winner who wins
 * @param plies maximum number of plies to the win, from the position that the proof belongs to; 0 if it is not known
 */
public record Proof(Side winner, int plies) {
    /** The distance in the score of a proven result whose real distance is unknown. No game is that long. */
    private static final int SOME_TIME = 4_000;

    private static final int LONGEST_KNOWN = 3_000;

    /** {@return the score of a proven win at an unknown distance} */
    static Score win() {
        return new Score(Score.WIN - SOME_TIME);
    }

    /** {@return whether the distance of a proven result is known} */
    static boolean hasDistance(Score score) {
        return score.distance() <= LONGEST_KNOWN;
    }

    /** {@return the number of the winner's own moves to the win, at most; 0 if it is not known} */
    public int moves() {
        return (plies + 1) / 2;
    }

    /** {@return whether the win is near enough for its distance to be known exactly} */
    boolean isExact() {
        return plies > 0 && plies <= Score.EXACT_DISTANCE;
    }

    /**
     * {@return the key of a text about this proof, which differs if the win may be faster or its distance is not known}
     */
    String key(String exact) {
        if (plies == 0) {
            return exact + ".some";
        }
        return isExact() ? exact : exact + ".atMost";
    }

    /** {@return the proof in the score of a position; empty for an estimate, and once the game is over} */
    static Optional<Proof> of(Score score, Side toMove) {
        if (!Finding.isProven(score) || score.distance() == 0) {
            return Optional.empty();
        }
        int plies = hasDistance(score) ? score.distance() : 0;
        return Optional.of(new Proof(score.isWin() ? toMove : toMove.opponent(), plies));
    }
}
