package jump61.window.board;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;

/**
 * One step of a {@link Lesson}: a position with a task to make certain moves, or only words. Its texts are in the
 * game's bundle under {@link #text}. Every step has {@code title} and {@code text}. A step with a task also has {@code
 * do} (the task) and {@code learnt} (what the user has learnt), and optionally {@code keys} (how to do it with the
 * keyboard), {@code wrong} (the response to another move, instead of {@code lesson.wrong}) and {@code done} (shown
 * after the move, until the user continues).
 *
 * @param key the name of the step in the keys of its texts
 * @param position the position on the board
 * @param asked the moves that solve the task; empty for a step with only words
 * @param pointed what the bubble points at; empty for the whole board
 * @param reply the opponent's reply
 * @param numbers the values of the placeholders in the step's texts
 */
public record LessonStep(
        String key,
        Position position,
        List<Move> asked,
        Optional<Move> pointed,
        Optional<Move> reply,
        List<Integer> numbers) {

    public LessonStep {
        asked = List.copyOf(asked);
        numbers = List.copyOf(numbers);
    }

    /** {@return a step whose task is one move} */
    public static LessonStep move(String key, Position position, Move asked) {
        return new LessonStep(key, position, List.of(asked), Optional.of(asked), Optional.empty(), List.of());
    }

    /** {@return a step whose task is any of several moves} */
    public static LessonStep anyMove(String key, Position position, List<Move> asked) {
        return new LessonStep(key, position, asked, Optional.empty(), Optional.empty(), List.of());
    }

    /** {@return a step with only words} */
    public static LessonStep words(String key, Position position) {
        return anyMove(key, position, List.of());
    }

    /** {@return the same step with a reply by the opponent} */
    public LessonStep withReply(Move move) {
        return new LessonStep(key, position, asked, pointed, Optional.of(move), numbers);
    }

    /** {@return the same step, with the bubble pointing at another move} */
    public LessonStep pointingAt(Move move) {
        return new LessonStep(key, position, asked, Optional.of(move), reply, numbers);
    }

    /** {@return the same step with numbers in its texts} */
    public LessonStep withNumbers(Integer... inWords) {
        return new LessonStep(key, position, asked, pointed, reply, List.of(inWords));
    }

    /** {@return the key of one of the step's texts} */
    public String text(String part) {
        return Lesson.text(key + "." + part);
    }

    /** {@return whether the user is to move} */
    public boolean asksForMove() {
        return !asked.isEmpty();
    }

    /** {@return the only move of the task; empty if there are several, or none} */
    public Optional<Move> onlyMove() {
        return asked.size() == 1 ? Optional.of(asked.get(0)) : Optional.empty();
    }

    /** {@return whether the bubble points at a move of the task, and not at something to beware of} */
    public boolean pointsAtTask() {
        return pointed.filter(asked::contains).isPresent();
    }

    /** {@return the position after the first of the task's moves and the reply} */
    public Position outcome() {
        Position after = asksForMove() ? position.play(asked.get(0)).after() : position;
        return reply.map(after::play).map(Turn::after).orElse(after);
    }
}
