package jump61.library;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;

/**
 * What a list of kept games tells of one.
 *
 * @param name the name of its file in the library's folder
 * @param finished when it was finished, as far as that is known
 * @param players who played
 * @param result how it ended; empty if it was not played to its end
 * @param plies how many moves were played
 * @param first how accurately the side that moves first played, 0 to 100; empty without a review
 * @param second the same for the other side
 * @param end the position it ended with
 */
public record LibraryEntry(
        String name,
        Instant finished,
        Players players,
        Optional<Result> result,
        int plies,
        OptionalDouble first,
        OptionalDouble second,
        Position end) {}
