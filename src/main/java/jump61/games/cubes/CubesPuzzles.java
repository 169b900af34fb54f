package jump61.games.cubes;

import java.util.List;
import java.util.function.BooleanSupplier;
import jump61.game.Game;
import jump61.puzzle.GamePuzzles;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Referee;
import jump61.puzzle.TaskFinder;

/** The puzzles of Jump61: forced wins, and the only move that holds. */
public final class CubesPuzzles implements GamePuzzles {
    @Override
    public Game game() {
        return CubesGame.INSTANCE;
    }

    @Override
    public List<PuzzleKind> kinds() {
        return List.of(PuzzleKind.WIN, PuzzleKind.FASTEST, PuzzleKind.HOLD);
    }

    @Override
    public TaskFinder finder(BooleanSupplier cancelled) {
        return new CubesFinder(cancelled);
    }

    @Override
    public Referee referee(Puzzle puzzle) {
        return new CubesReferee(puzzle);
    }
}
