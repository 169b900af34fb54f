package jump61.game;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A noteworthy fact about a move, as data for a sentence. Every fact can be checked by playing the move and any other
 * moves it names.
 *
 * <p>Its texts are in the bundle {@code facts} next to the game's classes: under {@link #key} for a move that was
 * played, under the key with {@code .instead} for a move that would have been better.
 */
public interface Fact {
    /** How many rounds a line of play is followed to see where it leads. */
    int FURTHEST_ROUND = 5;

    /** {@return the position in which the move is played} */
    Position before();

    /** {@return the move} */
    Move move();

    /** {@return the key of its text} */
    String key();

    /**
     * {@return the values for its text's placeholders: moves, {@link Side}s, integers, and words that need no
     * translation}
     */
    List<Object> arguments();

    /**
     * {@return how good the fact is for the mover, on a scale shared only by facts of the same kind} A move has at most one
     * fact of each kind; having none counts as 0.
     */
    int worth();

    /** {@return the kind of this fact; only facts with equal kinds are compared} */
    default Object kind() {
        return getClass();
    }

    /** {@return whether it is true, checked by playing the moves} */
    boolean holds();

    /**
     * {@return whether it says what the move wins or loses} If no such fact explains a bad move, its consequences are
     * described, too.
     */
    default boolean tellsOutcome() {
        return true;
    }

    /** {@return whether it says that the game ends, by the move or by a reply that it names} */
    default boolean endsGame() {
        return false;
    }

    /**
     * {@return the arguments for a line of play after the move: the mover, the opponent, its first answer, the number of
     * rounds, and the two values}
     */
    default List<Object> balance(List<Move> line, int opponents, int movers) {
        Side mover = before().toMove();
        return List.of(mover, mover.opponent(), line.get(0), (line.size() + 1) / 2, opponents, movers);
    }

    /**
     * {@return the true facts that are bad for the mover about where a line of play leads after two or more rounds, the
     * worst first}
     *
     * @param end returns the fact about the end of a beginning of the line
     */
    static List<Fact> bad(List<Move> line, Function<List<Move>, Fact> end) {
        return IntStream.rangeClosed(2, Math.min(FURTHEST_ROUND, line.size() / 2))
                .mapToObj(rounds -> end.apply(List.copyOf(line.subList(0, 2 * rounds))))
                .filter(fact -> fact.holds() && fact.worth() < 0)
                .sorted(Comparator.comparingInt(Fact::worth))
                .toList();
    }
}
