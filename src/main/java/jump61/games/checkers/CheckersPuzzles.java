package jump61.games.checkers;

import java.util.List;
import java.util.function.BooleanSupplier;
import jump61.game.Game;
import jump61.puzzle.GamePuzzles;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Referee;
import jump61.puzzle.TaskFinder;

/** The puzzles of Checkers, whose kinds are all its own. */
public final class CheckersPuzzles implements GamePuzzles {
    /** Be ahead by one more piece after both sides have made a number of moves. */
    static final PuzzleKind MAN = new PuzzleKind("man", 'm', true);

    /** Crown a piece within a number of moves. */
    static final PuzzleKind KING = new PuzzleKind("king", 'k', true);

    /** Do not lose; after every other move the opponent wins by score with best play to the end. */
    static final PuzzleKind SAVE = new PuzzleKind("save", 'v', false);

    @Override
    public Game game() {
        return CheckersGame.INSTANCE;
    }

    @Override
    public List<PuzzleKind> kinds() {
        return List.of(MAN, KING, SAVE);
    }

    @Override
    public TaskFinder finder(BooleanSupplier cancelled) {
        return new CheckersFinder(cancelled);
    }

    @Override
    public Referee referee(Puzzle puzzle) {
        return new CheckersReferee(puzzle);
    }
}
