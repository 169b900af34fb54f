package jump61.window.match;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import jump61.game.Match;
import jump61.game.Result;

/** Undo and redo, up to the next position with a person to move; if only computers play, by one move. */
final class UndoRedo {
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper();

    static boolean canUndo(Match match) {
        boolean something = match.players().havePerson()
                ? match.played().stream().anyMatch(turn -> match.players().isPerson(turn.mover()))
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
        return !match.players().havePerson()
                || match.players().isPerson(match.position().toMove());
    }

    ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canRedoProperty() {
        return canRedo.getReadOnlyProperty();
    }
}
