package jump61.library.ui;

import java.time.LocalDate;
import java.util.Optional;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.profile.ProfileEvent;
import jump61.record.GameRecord;

/**
 * Determines which games count in a profile, and how: games of one person against a level, from the normal starting
 * position, without warnings of bad moves and in which no other program has played.
 */
public final class CountedGame {
    private CountedGame() {}

    /** {@return the event that a finished game adds to the person's profile; empty if it does not count} */
    public static Optional<ProfileEvent.Played> of(GameRecord record, LocalDate today) {
        Optional<Side> person = record.players().personAgainstComputer();
        Optional<Result> result = record.result().filter(end -> end.reason() != Result.Reason.CONNECTION);
        boolean counts = person.isPresent()
                && !record.tags().containsKey(GameLibrary.UNRATED)
                && result.isPresent()
                && ProfileEvent.Played.counts(
                        record.start(), record.moves().size(), person.get(), SavedMatch.warnings(record));
        if (!counts) {
            return Optional.empty();
        }
        return Optional.of(new ProfileEvent.Played(
                today,
                record.start().game().id(),
                record.start().size(),
                record.players().opposingLevel().orElseThrow().number(),
                points(result.get(), person.get()),
                record.tags().getOrDefault(GameLibrary.ID, ""),
                result.get().reason() == Result.Reason.RESIGNATION));
    }

    private static double points(Result result, Side side) {
        return result.winner().isEmpty() ? 0.5 : result.wonBy(side) ? 1 : 0;
    }
}
