package jump61.tournament;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;

/**
 * A finished game of a tournament.
 *
 * @param number its number in the tournament, from 0
 * @param pointsOfFirst points of the encounter's first player: 1, ½ or 0
 * @param conduct why a player forfeited, for example {@code HANG: did not answer in time}; usually empty
 * @param moves the moves played
 */
public record Outcome(int number, double pointsOfFirst, Optional<String> conduct, List<Move> moves) {
    public Outcome {
        moves = List.copyOf(moves);
    }
}
