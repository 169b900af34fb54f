package jump61.tournament;

/**
 * An encounter between two players. It has as many games as the tournament specifies.
 *
 * @param round the round, from 1
 * @param first number of the player who moves first in the first game, from 0
 * @param second number of the other player
 */
public record Encounter(int round, int first, int second) {
    /** {@return whether this player takes part} */
    public boolean isOf(int player) {
        return first == player || second == player;
    }
}
