package jump61.desktop.puzzle;

import java.util.Optional;
import jump61.game.Game;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;

/**
 * Which puzzles somebody wants.
 *
 * @param game the game
 * @param kind what is asked for; empty for anything
 * @param challenge how hard they should be
 */
public record Theme(Game game, Optional<PuzzleKind> kind, Challenge challenge) {
    /** {@return whether a puzzle of this game is of the kind} */
    public boolean includes(Puzzle puzzle) {
        return kind.isEmpty() || kind.get() == puzzle.kind();
    }
}
