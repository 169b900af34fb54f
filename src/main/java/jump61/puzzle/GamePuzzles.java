package jump61.puzzle;

import java.util.List;
import java.util.function.BooleanSupplier;
import jump61.game.Game;

/**
 * The puzzles of one game. A game has puzzles if it provides this as a service. A resource next to the class, named after
 * the id of the game and ending in {@code .puzzles}, has those included in the program; one ending in {@code .daily} has
 * the numbers of the daily puzzles, in order.
 *
 * <p>For the window, every kind has three texts: {@code puzzle.task}, {@code puzzle.about} and {@code puzzle.kind},
 * each followed by a dot and the id of the kind. The texts of the general kinds belong to the window, those of a game's
 * own kinds to the game.
 */
public interface GamePuzzles {
    /** {@return the game} */
    Game game();

    /** {@return the kinds of puzzles in this game, in the order in which they are offered; each has a different letter} */
    List<PuzzleKind> kinds();

    /**
     * {@return a finder of tasks in positions of this game}
     *
     * @param cancelled polled regularly; once it is true, the finder stops soon and its result means nothing
     */
    TaskFinder finder(BooleanSupplier cancelled);

    /** {@return a referee for the moves tried in a puzzle of this game} */
    Referee referee(Puzzle puzzle);
}
