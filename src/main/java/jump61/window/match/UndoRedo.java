package jump61.window.match;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Result;
import jump61.game.Side;

/** Undo and redo, up to the next position with a person to move; if only computers play, by one move. */
final class UndoRedo {
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper();

    static boolean canUndo(Match match) {
        boolean something = hasPerson(match)
                ? match.played().stream().anyMatch(turn -> isPerson(match, turn.mover()))
                : !match.played().isEmpty();
        // A move that a remote opponent has seen cannot be taken back.
        return (something || isResigned(match)) && !match.players().haveRemote();
    }

    static boolean canRedo(Match match) {
        return !match.takenBack().isEmpty();
    }

    /** Sets whether undo and redo are available, in the match or in a mode. */
    void set(boolean undo, boolean redo) {
        canUndo.set(undo);
        canRedo.set(redo);
    }

    /** Undoes a resignation, if there is one, before any move. */
    static void undo(Match match) {
        if (isResigned(match)) {
            match.reopen();
            return;
        }
        do {
            match.undo();
        } while (!isEnough(match) && !match.played().isEmpty());
    }

    private static boolean isResigned(Match match) {
        return match.result()
                .filter(result -> result.reason() == Result.Reason.RESIGNATION)
                .isPresent();
    }

    static void redo(Match match) {
        do {
            match.redo();
        } while (!isEnough(match) && !match.takenBack().isEmpty());
    }

    private static boolean isEnough(Match match) {
        return !hasPerson(match) || isPerson(match, match.position().toMove());
    }

    /** {@return whether a person plays either side} */
    static boolean hasPerson(Match match) {
        return isPerson(match, Side.FIRST) || isPerson(match, Side.SECOND);
    }

    static boolean isPerson(Match match, Side side) {
        return match.players().of(side) instanceof Player.Human;
    }

    ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canRedoProperty() {
        return canRedo.getReadOnlyProperty();
    }
}
