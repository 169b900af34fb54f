package jump61.app.home;

import java.util.Comparator;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.library.LibraryEntry;
import jump61.record.GameRecord;
import jump61.review.MoveReview;
import jump61.review.ReviewNotes;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;

/**
 * A finished game, and the position that its picture shows.
 *
 * @param moment the position where the game turned, if a review found it; otherwise before the move that brought in the
 *     most; the end if nothing is known
 */
record PastGame(LibraryEntry entry, Position moment) {
    /** {@return the game that an entry stands for} */
    static PastGame of(LibraryEntry entry, GameRecord record) {
        return new PastGame(
                entry,
                reviewed(record).or(() -> busiest(record)).map(Turn::before).orElse(entry.end()));
    }

    private static Optional<Turn> reviewed(GameRecord record) {
        return ReviewNotes.read(record)
                .flatMap(review -> review.turningPoints(1).stream().findFirst())
                .map(MoveReview::turn);
    }

    private static Optional<Turn> busiest(GameRecord record) {
        GameView view = GameViews.of(record.start().game());
        return record.toMatch().played().stream()
                .filter(turn -> view.haul(turn).isPresent())
                .max(Comparator.comparingInt(
                        turn -> view.haul(turn).orElseThrow().taken()));
    }
}
