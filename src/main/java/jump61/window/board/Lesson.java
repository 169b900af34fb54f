package jump61.window.board;

import java.util.List;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.Side;

/**
 * The guided first minute of a game, played on the board. The user plays {@link Side#FIRST} in every step. The last
 * step has only words, and leads to a game against the weakest level.
 *
 * @param steps the steps, in order
 * @param firstGame the board size of that game
 */
public record Lesson(List<LessonStep> steps, BoardSize firstGame) {
    public Lesson {
        steps = List.copyOf(steps);
    }

    /**
     * {@return the key of a lesson text in a game's bundle} The text {@code wrong} is the response to an unexpected
     * move.
     */
    public static String text(String part) {
        return "lesson." + part;
    }

    /** {@return a won position, which shows the aim of the game} */
    public Position aim() {
        return steps.stream()
                .map(LessonStep::outcome)
                .filter(position ->
                        position.result().filter(end -> end.wonBy(Side.FIRST)).isPresent())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("nobody wins in this lesson"));
    }
}
