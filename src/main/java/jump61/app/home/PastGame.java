package jump61.app.home;

import jump61.game.Position;
import jump61.library.LibraryEntry;
import jump61.library.ui.Moment;
import jump61.record.GameRecord;

/**
 * A finished game, and the position that its picture shows.
 *
 * @param moment the position where the game turned, if a review found it; otherwise before the move that brought in the
 *     most; the end if nothing is known
 */
record PastGame(LibraryEntry entry, Position moment) {
    /** {@return the game that an entry stands for} */
    static PastGame of(LibraryEntry entry, GameRecord record) {
        return new PastGame(entry, Moment.of(entry, record).position());
    }
}
