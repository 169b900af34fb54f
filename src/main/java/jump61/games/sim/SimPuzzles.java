package jump61.games.sim;

import java.util.List;
import java.util.function.BooleanSupplier;
import jump61.game.Game;
import jump61.puzzle.GamePuzzles;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Referee;
import jump61.puzzle.SolvedReferee;
import jump61.puzzle.TaskFinder;

/** The puzzles of Sim: the only win, and the only safe line. */
public final class SimPuzzles implements GamePuzzles {
    /** Every other line closes a triangle of one's own. */
    static final PuzzleKind SAFE = new PuzzleKind("safe", 's', false);

    @Override
    public Game game() {
        return SimGame.INSTANCE;
    }

    @Override
    public List<PuzzleKind> kinds() {
        return List.of(PuzzleKind.WIN, SAFE);
    }

    @Override
    public TaskFinder finder(BooleanSupplier cancelled) {
        return new SimFinder();
    }

    @Override
    public Referee referee(Puzzle puzzle) {
        return new SolvedReferee(puzzle);
    }
}
