package jump61.window.match;

import jump61.game.Result;
import jump61.game.Turn;

/** Listens to the progress of a match. Undo, redo and looking back are not reported. */
public interface MatchListener {
    /** Called when a move has been played and its animation begins. */
    default void played(Turn turn) {}

    /** Called when the match has ended and the board shows it. */
    default void ended(Result result) {}
}
