package jump61.rating;

/**
 * The games of one player against another in which the first one moved first.
 *
 * @param first the number of the player that moved first, from 0
 * @param second the number of the other player
 * @param wins how many the first one won
 * @param draws how many were shared
 * @param losses how many the first one lost
 */
public record GameCounts(int first, int second, int wins, int draws, int losses) {
    /** {@return how many games these are} */
    public int total() {
        return wins + draws + losses;
    }
}
