package jump61.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game: what is the same for all of its positions. A game has no state; {@link Games} lists those that come with the
 * program.
 */
public interface Game {
    /** {@return the game's name in commands and files, in lower case: {@code jump61}, {@code sim}, {@code checkers}} */
    String id();

    /** {@return the colour of {@code side} in this game; the two sides have different ones} */
    Colour colour(Side side);

    /** {@return the side of that colour; empty if neither has it} */
    default Optional<Side> side(Colour colour) {
        return Stream.of(Side.values())
                .filter(side -> colour(side).equals(colour))
                .findFirst();
    }

    /** {@return the board sizes that {@link #start} takes} */
    BoardSizes sizes();

    /**
     * {@return the starting position}
     *
     * @throws RefusedException if {@code size} is not among {@link #sizes}
     */
    Position start(BoardSize size);

    /** {@return the start on a board with as many rows as columns; see {@link #start(BoardSize)}} */
    default Position start(int edge) {
        return start(BoardSize.square(edge));
    }

    /**
     * Reads what {@link Position#notation} wrote.
     *
     * @throws RefusedException if the text is neither a position that can be played on nor one in which the game is over
     */
    Position parsePosition(String text);

    /**
     * Reads what {@link Move#notation} wrote, whether legal somewhere or not.
     *
     * @throws RefusedException if the text is not the notation of a move
     */
    Move parseMove(String text);

    /** {@return a mutable state that searches from {@code position}, a position of this game} */
    SearchState searchState(Position position);

    /** {@return the solution, if the game is solved; the engine then looks positions up instead of searching} */
    default Optional<Solution> solution() {
        return Optional.empty();
    }

    /**
     * {@return what is worth saying about a legal move, most important first; empty for a game that has no such texts}
     *
     * @param before a position of this game that is not over
     */
    default List<Fact> facts(Position before, Move move) {
        return List.of();
    }
}
