package jump61.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Turn;

/**
 * A game as it is kept in a file.
 *
 * @param start the position it began with
 * @param players who played
 * @param moves the moves, all legal in turn
 * @param declared how it ended, if that does not follow from the last position
 * @param tags further facts by name, such as {@code Date}, in the order of the file; kept, not understood
 */
public record GameRecord(
        Position start, Players players, List<Move> moves, Optional<Result> declared, Map<String, String> tags) {
    public GameRecord {
        moves = List.copyOf(moves);
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    /** {@return the record of a match so far; moves taken back are not part of it} */
    public static GameRecord of(Match match, Map<String, String> tags) {
        Optional<Result> declared = match.position().result().isPresent() ? Optional.empty() : match.result();
        return new GameRecord(
                match.start(),
                match.players(),
                match.played().stream().map(Turn::move).toList(),
                declared,
                tags);
    }

    /** {@return a match at the end of this record, all its moves played} */
    public Match toMatch() {
        Match match = new Match(start, players);
        moves.forEach(match::play);
        declared.ifPresent(match::end);
        return match;
    }

    /** {@return how the game ended; empty if it was not played to its end} */
    public Optional<Result> result() {
        return toMatch().result();
    }
}
