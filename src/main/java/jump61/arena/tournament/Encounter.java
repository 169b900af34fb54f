package jump61.arena.tournament;

/**
 * Two players who meet, for as many games as the tournament has in each encounter.
 *
 * @param round the round, from 1
 * @param first the number of the player who moves first in the first game, from 0
 * @param second the number of the other player
 */
public record Encounter(int round, int first, int second) {
    /** {@return whether these two players meet, in whichever order} */
    boolean isBetween(int player, int other) {
        return first == player && second == other || first == other && second == player;
    }
}
