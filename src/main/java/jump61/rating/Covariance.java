package jump61.rating;

/**
 * The covariances of estimated ratings.
 *
 * @param matrix the covariance matrix; its first rows and columns are those of the players
 * @param players number of players
 */
record Covariance(double[][] matrix, int players) {
    /** {@return the variance of the difference between a player's rating and the mean of all players} */
    double varianceFromMean(int player) {
        double meanVariance = 0;
        for (int i = 0; i < players; i++) {
            meanVariance += withMean(i);
        }
        return matrix[player][player] - 2 * withMean(player) + meanVariance / players;
    }

    /** {@return the covariance of a player's rating and the mean of all} */
    private double withMean(int player) {
        double sum = 0;
        for (int i = 0; i < players; i++) {
            sum += matrix[player][i];
        }
        return sum / players;
    }
}
