package jump61.profile;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The result of a puzzle as a short text to share. It contains no spoilers, and says in words what its squares show.
 */
public final class ShareText {
    private ShareText() {}

    /** One attempt at a move. */
    public enum Try {
        /** A correct move. */
        RIGHT("\uD83D\uDFE9"),
        /** A wrong move, which was answered and taken back. */
        WRONG("\uD83D\uDFE5"),
        /** A hint. */
        HINT("\uD83D\uDFE8");

        private final String square;

        Try(String square) {
            this.square = square;
        }
    }

    /**
     * {@return the text, in several lines}
     *
     * @param title the puzzle, for example {@code Jump61 · 14 June}
     * @param task its task, for example {@code wins in 3}
     * @param tries the attempts, in order
     * @param inWords the same result in words, for people who cannot see the squares
     */
    public static String of(String title, String task, List<Try> tries, String inWords) {
        String squares = tries.stream().map(one -> one.square).collect(Collectors.joining());
        return String.join("\n", title, task, squares, inWords);
    }
}
