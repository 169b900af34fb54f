package jump61.rating;

import java.util.Collection;
import java.util.List;

/**
 * Ratings that maximize the likelihood of all games of a tournament together. The model is that of Bradley and Terry
 * with draws and a first-move advantage, as in BayesElo. At a difference of d points, the probability of a win is that
 * of the Elo curve at d + advantage - margin; of a loss, at -d - advantage - margin; the rest are draws.
 *
 * <p>Each player is also given one drawn game against an average player, so that winning all games does not lead to an
 * infinite rating. The mean rating is 0.
 */
public final class MaximumLikelihood {
    private static final int MOST_ROUNDS = 200;
    private static final double SMALL_STEP = 1e-9;
    private static final double LONGEST_STEP = 1.5;
    private static final double TWO_SIDED_95 = 1.959964;

    private final int players;
    private final List<GameCounts> games;
    /** A rating for each player, followed by the first-move advantage, all in log-odds. */
    private final double[] values;

    private double margin;
    private Covariance covariance;

    private MaximumLikelihood(int players, Collection<GameCounts> games) {
        this.players = players;
        this.games = List.copyOf(games);
        this.values = new double[players + 1];
    }

    /** {@return the ratings of this many players, numbered from 0, computed from their games} */
    public static MaximumLikelihood of(int players, Collection<GameCounts> games) {
        var likeliest = new MaximumLikelihood(players, games);
        likeliest.climb();
        return likeliest;
    }

    /** {@return a player's rating in points; the mean of all is 0} */
    public double rating(int player) {
        return EloScale.POINTS_PER_LOG_ODDS * (values[player] - mean());
    }

    /** {@return half the width of the rating's 95 % confidence interval, in points} */
    public double error(int player) {
        return TWO_SIDED_95 * EloScale.POINTS_PER_LOG_ODDS * Math.sqrt(covariance.varianceFromMean(player));
    }

    /** {@return the first-move advantage, in points} */
    public double advantage() {
        return EloScale.POINTS_PER_LOG_ODDS * values[players];
    }

    /** {@return the draw margin in points, by which winning is harder than not losing; 0 if no game was drawn} */
    public double drawMargin() {
        return EloScale.POINTS_PER_LOG_ODDS * margin;
    }

    private void climb() {
        margin = likeliestMargin();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double longest = step();
            margin = likeliestMargin();
            if (longest < SMALL_STEP) {
                break;
            }
        }
        covariance = new Covariance(LinearSystem.inverse(curvature(new double[players + 1])), players);
    }

    /**
     * Performs one step of Newton's method for all ratings at once.
     *
     * @return the largest change of a rating
     */
    private double step() {
        double[] slope = new double[players + 1];
        double[] change = LinearSystem.solve(curvature(slope), slope);
        double longest = 0;
        for (double part : change) {
            longest = Math.max(longest, Math.abs(part));
        }
        double share = Math.min(1, LONGEST_STEP / Math.max(longest, SMALL_STEP));
        for (int i = 0; i < values.length; i++) {
            values[i] += share * change[i];
        }
        return longest;
    }

    /** {@return the negated Hessian of the log-likelihood} Also adds its gradient to {@code slope}. */
    private double[][] curvature(double[] slope) {
        double[][] curvature = new double[players + 1][players + 1];
        for (GameCounts pair : games) {
            Curve curve = Curve.of(pair, difference(pair), margin);
            int[] who = {pair.first(), pair.second(), players};
            double[] sign = {1, -1, 1};
            for (int i = 0; i < who.length; i++) {
                slope[who[i]] += sign[i] * curve.slope();
                for (int j = 0; j < who.length; j++) {
                    curvature[who[i]][who[j]] += sign[i] * sign[j] * curve.curvature();
                }
            }
        }
        addMiddle(slope, curvature);
        return curvature;
    }

    /** Adds each player's drawn game against an average player, and a similar term for the advantage. */
    private void addMiddle(double[] slope, double[][] curvature) {
        for (int i = 0; i <= players; i++) {
            double expected = Curve.logistic(values[i]);
            slope[i] += 0.5 - expected;
            curvature[i][i] += expected * (1 - expected);
        }
    }

    private double difference(GameCounts pair) {
        return values[pair.first()] - values[pair.second()] + values[players];
    }

    /**
     * Finds the most likely draw margin. Without draws it is 0; otherwise the log-likelihood has a single maximum,
     * which ternary search finds.
     */
    private double likeliestMargin() {
        if (games.stream().allMatch(pair -> pair.draws() == 0)) {
            return 0;
        }
        double low = 1e-4;
        double high = 8;
        while (high - low > 1e-8) {
            double third = (high - low) / 3;
            boolean rises = logLikelihood(low + third) < logLikelihood(high - third);
            low = rises ? low + third : low;
            high = rises ? high : high - third;
        }
        return (low + high) / 2;
    }

    private double logLikelihood(double someMargin) {
        return games.stream()
                .mapToDouble(
                        pair -> Curve.of(pair, difference(pair), someMargin).logLikelihood())
                .sum();
    }

    private double mean() {
        double sum = 0;
        for (int i = 0; i < players; i++) {
            sum += values[i];
        }
        return sum / players;
    }

    /**
     * The covariances of estimated ratings.
     *
     * @param matrix the covariance matrix; its first rows and columns are those of the players
     * @param players number of players
     */
    private record Covariance(double[][] matrix, int players) {
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

    /**
     * The log-likelihood of games between two players as a function of their difference in strength.
     *
     * @param logLikelihood its value
     * @param slope its first derivative
     * @param curvature its negated second derivative, never negative
     */
    private record Curve(double logLikelihood, double slope, double curvature) {
        /** {@return the curve at a difference, in log-odds, for games with a draw margin} */
        static Curve of(GameCounts games, double difference, double margin) {
            double win = logistic(difference - margin);
            double loss = logistic(-difference - margin);
            // Up to a constant factor, P(draw) = P(one player wins by the margin) × P(the other does).
            double notLoss = 1 - loss;
            double notWin = 1 - win;
            double value = games.wins() * Math.log(win) + games.losses() * Math.log(loss);
            double slope = games.wins() * (1 - win) - games.losses() * (1 - loss);
            double curvature = games.wins() * win * (1 - win) + games.losses() * loss * (1 - loss);
            if (games.draws() > 0) {
                value += games.draws() * Math.log(notLoss * notWin * -Math.expm1(-2 * margin));
                slope += games.draws() * (loss - win);
                curvature += games.draws() * (loss * notLoss + win * notWin);
            }
            return new Curve(value, slope, curvature);
        }

        static double logistic(double x) {
            return 1 / (1 + Math.exp(-x));
        }
    }

    /** Solves linear systems with a symmetric positive definite matrix. */
    private static final class LinearSystem {
        private LinearSystem() {}

        /** {@return x such that {@code matrix} times x is {@code right}} */
        static double[] solve(double[][] matrix, double[] right) {
            double[][] lower = cholesky(matrix);
            int size = right.length;
            double[] x = new double[size];
            for (int i = 0; i < size; i++) {
                double sum = right[i];
                for (int k = 0; k < i; k++) {
                    sum -= lower[i][k] * x[k];
                }
                x[i] = sum / lower[i][i];
            }
            for (int i = size - 1; i >= 0; i--) {
                for (int k = i + 1; k < size; k++) {
                    x[i] -= lower[k][i] * x[k];
                }
                x[i] /= lower[i][i];
            }
            return x;
        }

        /** {@return the inverse of {@code matrix}} */
        static double[][] inverse(double[][] matrix) {
            double[][] inverse = new double[matrix.length][];
            for (int i = 0; i < matrix.length; i++) {
                double[] unit = new double[matrix.length];
                unit[i] = 1;
                inverse[i] = solve(matrix, unit);
            }
            return inverse;
        }

        private static double[][] cholesky(double[][] matrix) {
            int size = matrix.length;
            double[][] lower = new double[size][size];
            for (int i = 0; i < size; i++) {
                for (int j = 0; j <= i; j++) {
                    double sum = matrix[i][j];
                    for (int k = 0; k < j; k++) {
                        sum -= lower[i][k] * lower[j][k];
                    }
                    lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
                }
            }
            return lower;
        }
    }
}
