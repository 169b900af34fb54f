package jump61.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The facts of a game that hold for all of its positions. A game is a stateless value; the games of the house are listed
 * by {@link Games}.
 */
public interface Game {
    /** {@return the game's name in commands and files, in lower case: {@code jump61}, {@code sim}, {@code checkers}} */
    String id();

    /** {@return the colour by which {@code side} is known in this game; the two differ} */
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
     * {@return the position a game begins with}
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
     * @throws RefusedException if the text is not a position that can be played on, or is ended by the rules
     */
    Position parsePosition(String text);

    /**
     * Reads what {@link Move#notation} wrote, whether legal somewhere or not.
     *
     * @throws RefusedException if the text is not the notation of a move
     */
    Move parseMove(String text);

    /** {@return a state for the search that begins at {@code position}, a position of this game} */
    SearchState searchState(Position position);

    /** {@return exact knowledge of all positions, for a game that is solved; the engine then need not search} */
    default Optional<Solution> solution() {
        return Optional.empty();
    }

    /**
     * {@return what can be said of a legal move, most telling first; empty for a game that has no words for it}
     *
     * @param before a position of this game that is not over
     */
    default List<Fact> facts(Position before, Move move) {
        return List.of();
    }
}
