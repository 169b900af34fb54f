package jump61.desktop.games;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;

/**
 * One step of a {@link Lesson}: a position and the moves that the words ask for; or words alone. Its texts are in the game's
 * bundle under {@link #text}: {@code title} and {@code text}; {@code do} (what is asked for) and {@code learnt} (what
 * one knows after it) if a move is asked for; {@code keys} (how the keyboard does it), {@code wrong} (the answer to another
 * move, in place of {@code lesson.wrong}) and {@code done} (said after the move, until the user goes on) if there is something
 * to say.
 *
 * @param key the name of the step in the keys of its texts
 * @param position what is on the board
 * @param asked the moves any of which reaches the goal; empty for words alone
 * @param pointed what the words point at; empty for the board as a whole
 * @param reply what the opponent plays then
 * @param options the keys of the {@link BoardOption}s that are on
 * @param numbers what stands in the place-holders of its texts
 */
public record LessonStep(
        String key,
        Position position,
        List<Move> asked,
        Optional<Move> pointed,
        Optional<Move> reply,
        Set<String> options,
        List<Integer> numbers) {

    public LessonStep {
        asked = List.copyOf(asked);
        options = Set.copyOf(options);
        numbers = List.copyOf(numbers);
    }

    /** {@return a step that asks for one move} */
    public static LessonStep move(String key, Position position, Move asked) {
        return new LessonStep(
                key, position, List.of(asked), Optional.of(asked), Optional.empty(), Set.of(), List.of());
    }

    /** {@return a step that asks for any of some moves} */
    public static LessonStep anyMove(String key, Position position, List<Move> asked) {
        return new LessonStep(key, position, asked, Optional.empty(), Optional.empty(), Set.of(), List.of());
    }

    /** {@return a step of words alone} */
    public static LessonStep words(String key, Position position) {
        return anyMove(key, position, List.of());
    }

    /** {@return the same step, answered by the opponent} */
    public LessonStep withReply(Move move) {
        return new LessonStep(key, position, asked, pointed, Optional.of(move), options, numbers);
    }

    /** {@return the same step, whose words point elsewhere} */
    public LessonStep pointingAt(Move move) {
        return new LessonStep(key, position, asked, Optional.of(move), reply, options, numbers);
    }

    /** {@return the same step with a switch of the board on} */
    public LessonStep with(BoardOption option) {
        return new LessonStep(key, position, asked, pointed, reply, Set.of(option.key()), numbers);
    }

    /** {@return the same step with numbers in its words} */
    public LessonStep withNumbers(Integer... inWords) {
        return new LessonStep(key, position, asked, pointed, reply, options, List.of(inWords));
    }

    /** {@return the key of one of its texts} */
    public String text(String part) {
        return Lesson.text(key + "." + part);
    }

    /** {@return whether the user is to move} */
    public boolean asksForMove() {
        return !asked.isEmpty();
    }

    /** {@return the one move that is asked for; empty if there are several, or none} */
    public Optional<Move> onlyMove() {
        return asked.size() == 1 ? Optional.of(asked.get(0)) : Optional.empty();
    }

    /** {@return the position after the first of the moves asked for, and the reply} */
    public Position outcome() {
        Position after = asksForMove() ? position.play(asked.get(0)).after() : position;
        return reply.map(after::play).map(Turn::after).orElse(after);
    }
}
