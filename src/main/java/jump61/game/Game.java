package jump61.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game: everything that is the same for all its positions. A game has no state. {@link Games} lists the program's
 * games.
 */
public interface Game {
    /** {@return the game's name in commands and files, in lower case: {@code jump61}, {@code sim}, {@code checkers}} */
    String id();

    /** {@return the colour of a side in this game; the two sides have different ones} */
    Colour colour(Side side);

    /** {@return the side with this colour; empty if neither has it} */
    default Optional<Side> side(Colour colour) {
        return Stream.of(Side.values())
                .filter(side -> colour(side).equals(colour))
                .findFirst();
    }

    /** {@return the board sizes that {@link #start} accepts} */
    BoardSizes sizes();

    /**
     * {@return the starting position}
     *
     * @throws RefusedException if {@code size} is not among {@link #sizes}
     */
    Position start(BoardSize size);

    /** {@return the starting position on a square board; see {@link #start(BoardSize)}} */
    default Position start(int edge) {
        return start(BoardSize.square(edge));
    }

    /**
     * {@return starting positions with a head start for a side, in order of increasing advantage; empty if the game has
     * none}
     *
     * @param size one of the {@link #sizes}
     */
    default List<Position> headStarts(BoardSize size, Side favoured) {
        return List.of();
    }

    /**
     * Parses the notation written by {@link Position#notation}.
     *
     * @throws RefusedException if the text is neither a playable position nor one in which the game is over
     */
    Position parsePosition(String text);

    /**
     * Parses the notation written by {@link Move#notation}, whether or not the move is legal anywhere.
     *
     * @throws RefusedException if the text is not the notation of a move
     */
    Move parseMove(String text);

    /** {@return a mutable search state for {@code position}, which must be a position of this game} */
    SearchState searchState(Position position);

    /** {@return the solution, if the game is solved; the engine then looks positions up instead of searching} */
    default Optional<Solution> solution() {
        return Optional.empty();
    }

    /**
     * {@return the rating of a level of the computer in this game} Matches between neighbouring levels measure
     * differences only, so level 1 has 800 in every game. The default is for a game whose levels nobody has measured.
     *
     * @param level the level
     */
    default int levelRating(Level level) {
        return unmeasuredRating(level);
    }

    /** {@return the rating of a level in a game whose levels nobody has measured: equal steps, from 800 on} */
    static int unmeasuredRating(Level level) {
        return 550 + 250 * level.number();
    }

    /**
     * {@return how much 100 points of the score add to the log-odds of winning, fitted to games between levels} The
     * default is for a game that is solved, or has not been measured yet.
     */
    default double winningSlope() {
        return 1;
    }

    /** {@return a position of this game as a draft that can be edited; empty if the game has no editor} */
    default Optional<Draft> draft(Position position) {
        return Optional.empty();
    }

    /**
     * {@return the noteworthy facts about a legal move, most important first; empty for a game without such texts}
     *
     * @param before a position of this game that is not over
     */
    default List<Fact> facts(Position before, Move move) {
        return List.of();
    }

    /**
     * {@return the consequences of a move if the game continues like this, most important first; they explain the move if
     * {@link #facts} do not}
     *
     * @param before a position of this game that is not over
     * @param reply the moves after {@code move}, at least one
     */
    default List<Fact> consequences(Position before, Move move, List<Move> reply) {
        return List.of();
    }
}
