package jump61.desktop.match;

import jump61.game.Result;
import jump61.game.Turn;

/** Is told what happens as a match goes on; not what undo, redo and looking back show again. */
public interface MatchListener {
    /** Called when a move was played and begins to be shown. */
    default void played(Turn turn) {}

    /** Called when the match has ended and the board shows it. */
    default void ended(Result result) {}
}
