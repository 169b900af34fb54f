package jump61.tournament;

import java.util.List;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Services;
import jump61.game.Side;

/**
 * A language that external programs speak on their standard streams, to play one game. A game that external programs
 * can play provides their dialects as services, the most common one first.
 */
public interface ProgramDialect {
    /** {@return all dialects, the most common one first} */
    static List<ProgramDialect> all() {
        return Services.all(ProgramDialect.class);
    }

    /** {@return the ids of all dialects, the most common one first} */
    static List<String> ids() {
        return all().stream().map(ProgramDialect::id).toList();
    }

    /** {@return the dialect with this id; empty if there is none} */
    static Optional<ProgramDialect> byId(String id) {
        return all().stream().filter(dialect -> dialect.id().equals(id)).findFirst();
    }

    /** {@return its name in the text of a tournament player, where a colon and a command follow} */
    String id();

    /**
     * Checks that programs with this dialect play a game on a board of this size.
     *
     * @throws IllegalArgumentException if they do not; the message is one clear line
     */
    void requireToPlay(Game game, BoardSize size);

    /** {@return whether programs with this dialect play a game on a board of this size} */
    default boolean plays(Game game, BoardSize size) {
        try {
            requireToPlay(game, size);
            return true;
        } catch (IllegalArgumentException notThisOne) {
            return false;
        }
    }

    /** {@return whether programs with this dialect report what they find while they search} */
    default boolean analyses() {
        return false;
    }

    /** {@return the position in which a program is tried out} */
    Position trial();

    /** {@return the commands that make the program play {@code side} from {@code start}} */
    List<String> beginning(Position start, Side side);

    /** {@return the commands that enter the opponent's move} */
    List<String> tell(Move opponents);

    /** {@return the commands that make the program choose a move after {@code moves}; none if it does so unasked} */
    default List<String> ask(Position start, List<Move> moves) {
        return List.of();
    }

    /**
     * {@return the move in a line of output, which may be illegal; empty if the line contains none}
     *
     * @throws Forfeit if the line says that the program cannot continue, or has something else in place of a move
     */
    Optional<Move> read(Game game, String line) throws Forfeit;
}
