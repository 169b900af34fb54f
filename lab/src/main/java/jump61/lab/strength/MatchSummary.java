package jump61.lab.strength;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import jump61.rating.EloScale;
import jump61.rating.PairCounts;
import jump61.rating.Sprt;

/** The result of a match: score, error, and the costs of each version. Errors are computed over pairs of games. */
final class MatchSummary {
    private static final double CONFIDENCE = 1.96;
    private static final double ERROR = 0.05;

    private final List<GameLine> games;
    private final PairCounts pairs;

    MatchSummary(List<GameLine> games) {
        this.games = games;
        Map<String, Integer> won = new HashMap<>();
        Map<String, Integer> played = new HashMap<>();
        for (GameLine game : games) {
            won.merge(game.seed() + " " + game.pair(), game.won(), Integer::sum);
            played.merge(game.seed() + " " + game.pair(), 1, Integer::sum);
        }
        PairCounts counts = PairCounts.noPairs();
        for (Map.Entry<String, Integer> pair : won.entrySet()) {
            counts = played.get(pair.getKey()) == 2 ? counts.plus(pair.getValue()) : counts;
        }
        pairs = counts;
    }

    /** {@return the verdict of the test of {@code elo1} points against {@code elo0}} */
    Sprt.Verdict verdict(double elo0, double elo1) {
        return sprt(elo0, elo1).verdict(pairs);
    }

    private static Sprt sprt(double elo0, double elo1) {
        return new Sprt(Sprt.Model.LOGISTIC, elo0, elo1, ERROR, ERROR);
    }

    /** {@return all figures on one line} */
    String line(double elo0, double elo1) {
        double mean = pairs.mean();
        double error = CONFIDENCE * Math.sqrt(pairs.variance() / Math.max(1, pairs.total()));
        IntFunction<String> costs = kind -> each(kind, kind == GameLine.NANOS ? 1e6 : kind == GameLine.NODES ? 1e3 : 1);
        return String.format(
                Locale.ROOT,
                "%d of %d games, %.1f %% ± %.1f, Elo %s (%s to %s), SPRT %.0f:%.0f llr %.2f %s, pairs %s"
                        + " | ms %s | thousand nodes %s | depth %s",
                games.stream().mapToInt(GameLine::won).sum(),
                games.size(),
                100 * mean,
                100 * error,
                elo(mean),
                elo(mean - error),
                elo(mean + error),
                elo0,
                elo1,
                sprt(elo0, elo1).logLikelihoodRatio(pairs),
                verdict(elo0, elo1),
                pairs,
                costs.apply(GameLine.NANOS),
                costs.apply(GameLine.NODES),
                costs.apply(GameLine.DEPTHS));
    }

    private static String elo(double score) {
        double bounded = Math.min(Math.max(score, 0.0005), 0.9995);
        return String.format(Locale.ROOT, "%+.0f", EloScale.difference(bounded));
    }

    /** {@return the average cost per move, for both versions} */
    private String each(int kind, double unit) {
        return String.format(Locale.ROOT, "%.2f v %.2f", mean(kind, 0) / unit, mean(kind, GameLine.KINDS) / unit);
    }

    private double mean(int kind, int from) {
        double sum = games.stream().mapToLong(game -> game.costs()[from + kind]).sum();
        return sum
                / Math.max(
                        1,
                        games.stream()
                                .mapToLong(game -> game.costs()[from + GameLine.MOVES])
                                .sum());
    }
}
