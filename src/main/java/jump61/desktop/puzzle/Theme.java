package jump61.desktop.puzzle;

import java.util.Optional;
import jump61.game.Game;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;

/**
 * The kind of puzzles somebody wants.
 *
 * @param game the game
 * @param kind the kind of task; empty for any
 * @param challenge how hard they should be
 */
public record Theme(Game game, Optional<PuzzleKind> kind, Challenge challenge) {
    /** {@return whether a puzzle of this game belongs to the theme} */
    public boolean includes(Puzzle puzzle) {
        return kind.isEmpty() || kind.get() == puzzle.kind();
    }
}
