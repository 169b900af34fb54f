package jump61.rating;

import java.util.List;

/**
 * Mark Glickman's Glicko-2 rating system, following his paper "Example of the Glicko-2 system" (2022). Points are
 * converted to the paper's internal scale and back.
 */
public final class Glicko2 {
    /** Scale factor of the paper: points are internal ratings times this factor, plus the average rating. */
    private static final double POINTS = 173.7178;

    private static final double MIDDLE = 1500;
    private static final double TOLERANCE = 1e-6;
    private static final int MOST_STEPS = 1000;

    private final double tau;

    /**
     * A game played, or a puzzle attempted.
     *
     * @param opponent the opponent's rating
     * @param score 1 for a win, ½ for a draw, 0 for a loss
     */
    public record Game(Glicko opponent, double score) {}

    /**
     * Creates a system.
     *
     * @param tau limits the change of volatility: from 0.3, hardly any, to 1.2
     */
    public Glicko2(double tau) {
        this.tau = tau;
    }

    /**
     * {@return the player's rating after a rating period with these games} Without games, only the deviation increases.
     */
    public Glicko after(Glicko player, List<Game> games) {
        double phi = player.deviation() / POINTS;
        if (games.isEmpty()) {
            return idle(player, 1);
        }
        double mu = (player.rating() - MIDDLE) / POINTS;
        double information = 0;
        double surplus = 0;
        for (Game game : games) {
            double g = weight(game.opponent().deviation() / POINTS);
            double expected = 1 / (1 + Math.exp(-g * (mu - (game.opponent().rating() - MIDDLE) / POINTS)));
            information += g * g * expected * (1 - expected);
            surplus += g * (game.score() - expected);
        }
        double variance = 1 / information;
        double volatility = volatility(player.volatility(), phi, variance, variance * surplus);
        double before = Math.hypot(phi, volatility);
        double after = 1 / Math.sqrt(1 / (before * before) + information);
        return new Glicko(MIDDLE + POINTS * (mu + after * after * surplus), POINTS * after, volatility);
    }

    /** {@return the player's rating after a number of rating periods without games; fractions are allowed} */
    public Glicko idle(Glicko player, double periods) {
        double phi = player.deviation() / POINTS;
        double growth = Math.sqrt(periods) * player.volatility();
        double deviation =
                Math.min(Math.max(Glicko.UNRATED.deviation(), player.deviation()), POINTS * Math.hypot(phi, growth));
        return new Glicko(player.rating(), deviation, player.volatility());
    }

    /** {@return the weight of a game against an opponent with this deviation; g in the paper} */
    private static double weight(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /** Computes the new volatility as in step 5 of the paper, by the Illinois method. */
    private double volatility(double sigma, double phi, double variance, double delta) {
        double a = Math.log(sigma * sigma);
        double left = a;
        double right = rightEnd(a, phi, variance, delta);
        double atLeft = slope(left, a, phi, variance, delta);
        double atRight = slope(right, a, phi, variance, delta);
        for (int step = 0; step < MOST_STEPS && Math.abs(right - left) > TOLERANCE; step++) {
            double between = left + (left - right) * atLeft / (atRight - atLeft);
            double atBetween = slope(between, a, phi, variance, delta);
            if (atBetween * atRight <= 0) {
                left = right;
                atLeft = atRight;
            } else {
                atLeft /= 2;
            }
            right = between;
            atRight = atBetween;
        }
        return Math.exp(left / 2);
    }

    private double rightEnd(double a, double phi, double variance, double delta) {
        double excess = delta * delta - phi * phi - variance;
        if (excess > 0) {
            return Math.log(excess);
        }
        int k = 1;
        while (slope(a - k * tau, a, phi, variance, delta) < 0) {
            k++;
        }
        return a - k * tau;
    }

    /** The function f of the paper. Its root is the logarithm of the new volatility squared. */
    private double slope(double x, double a, double phi, double variance, double delta) {
        double power = Math.exp(x);
        double sum = phi * phi + variance + power;
        return power * (delta * delta - phi * phi - variance - power) / (2 * sum * sum) - (x - a) / (tau * tau);
    }
}
