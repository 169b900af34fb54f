package jump61.puzzle;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import jump61.game.Game;

/** What a puzzle asks for. In every kind, exactly one first move is correct. */
public enum PuzzleKind {
    /** Win within a number of moves; every other first move loses or, in Sim, does not win. */
    WIN('w'),
    /** Win within a number of moves; other first moves may also win, but take longer. */
    FASTEST('f'),
    /** Do not lose: every other move lets the opponent force a win within eight plies. */
    HOLD('h'),
    /** Sim: every other line closes a triangle of one's own. */
    SAFE('s'),
    /** Checkers: be ahead by one more piece after both sides have made a number of moves. */
    MAN('m'),
    /** Checkers: crown a piece within a number of moves. */
    KING('k'),
    /** Checkers: do not lose; after every other move the opponent wins by score with best play to the end. */
    SAVE('v');

    private static final Map<String, List<PuzzleKind>> BY_GAME = Map.of(
            "jump61", List.of(WIN, FASTEST, HOLD), "sim", List.of(WIN, SAFE), "checkers", List.of(MAN, KING, SAVE));

    private final char letter;

    PuzzleKind(char letter) {
        this.letter = letter;
    }

    /** {@return the kinds there are in a game; none in a game without puzzles} */
    public static List<PuzzleKind> of(Game game) {
        return BY_GAME.getOrDefault(game.id(), List.of());
    }

    /** {@return the kind's name in lists and text bundles, in lower case} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return whether the solver continues after the first move} */
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
