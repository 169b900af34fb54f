package jump61.arena.tournament;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;

/**
 * A game of a tournament that has ended.
 *
 * @param number its number in the tournament, from 0
 * @param pointsOfFirst 1, ½ or 0 points for the first player of its encounter
 * @param conduct how a player lost by its conduct, for example {@code HANG: did not answer in time}; empty as a rule
 * @param moves the moves that were played
 */
public record Outcome(int number, double pointsOfFirst, Optional<String> conduct, List<Move> moves) {
    public Outcome {
        moves = List.copyOf(moves);
    }
}
