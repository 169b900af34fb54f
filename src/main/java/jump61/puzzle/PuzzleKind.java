package jump61.puzzle;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a puzzle asks for. In each, exactly one first move does it. */
public enum PuzzleKind {
    /** Win within some moves; every other first move loses, or in Sim does not win. */
    WIN('w'),
    /** Win within some moves; other first moves may win too, but later. */
    FASTEST('f'),
    /** Do not lose: every other move lets the opponent force a win within eight plies. */
    HOLD('h'),
    /** Sim: every other line closes a triangle of one's own. */
    SAFE('s'),
    /** Checkers: be a piece further ahead after some moves of each side. */
    MAN('m'),
    /** Checkers: crown a piece within some moves. */
    KING('k'),
    /** Checkers: do not lose; after every other move the opponent wins by score with best play to the end. */
    SAVE('v');

    private final char letter;

    PuzzleKind(char letter) {
        this.letter = letter;
    }

    /** {@return the kind's name in lists and text bundles, in lower case} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return whether the solver goes on after the first move} */
    public boolean isPlayedOut() {
        return this == WIN || this == FASTEST || this == MAN || this == KING;
    }

    char letter() {
        return letter;
    }

    static Optional<PuzzleKind> ofLetter(char letter) {
        return Arrays.stream(values()).filter(kind -> kind.letter == letter).findFirst();
    }
}
