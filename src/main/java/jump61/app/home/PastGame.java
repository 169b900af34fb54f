package jump61.app.home;

import jump61.game.Position;
import jump61.library.LibraryEntry;
import jump61.library.ui.Moment;
import jump61.record.GameRecord;

/**
 * A finished game, and the position that its picture shows.
 *
 * @param moment the turning point, if a review has found it; otherwise, the position before the move that gained most; the
 *     end if nothing is known
 */
record PastGame(LibraryEntry entry, Position moment) {
    /** {@return the game of an entry} */
    static PastGame of(LibraryEntry entry, GameRecord record) {
        return new PastGame(entry, Moment.of(entry, record).position());
    }
}
