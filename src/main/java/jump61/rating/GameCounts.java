package jump61.rating;

/**
 * The results of one player moving first against another.
 *
 * @param first number of the player who moved first, from 0
 * @param second number of the other player
 * @param wins games won by the first player
 * @param draws drawn games
 * @param losses games lost by the first player
 */
public record GameCounts(int first, int second, int wins, int draws, int losses) {
    /** {@return the number of games} */
    public int total() {
        return wins + draws + losses;
    }
}
