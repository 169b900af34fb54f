package jump61.library.ui;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.library.GameLibrary;
import jump61.profile.Fault;
import jump61.profile.ProfileEvent;
import jump61.record.GameRecord;
import jump61.review.MoveReview;
import jump61.review.ReviewNotes;

/** Finds the mistakes that a person may learn from in a reviewed game of their own. */
final class OwnFaults {
    private OwnFaults() {}

    /** {@return the mistakes of the person who played against the computer; none without a review} */
    static List<ProfileEvent> in(GameRecord record, LocalDate today) {
        Optional<Side> person = record.players().personAgainstComputer();
        String id = record.tags().getOrDefault(GameLibrary.ID, "");
        return ReviewNotes.read(record).stream()
                .flatMap(review -> review.moves().stream())
                .filter(move -> move.verdict().isSerious())
                .filter(move -> person.equals(Optional.of(move.turn().mover())))
                .<ProfileEvent>map(move -> new ProfileEvent.FaultFound(today, fault(id, move)))
                .toList();
    }

    private static Fault fault(String id, MoveReview move) {
        Turn turn = move.turn();
        return new Fault(
                id,
                move.ply(),
                turn.before().game().id(),
                turn.before().notation(),
                turn.move().notation(),
                ReviewNotes.note(move));
    }
}
