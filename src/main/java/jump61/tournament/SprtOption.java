package jump61.tournament;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import jump61.console.Options;
import jump61.console.UsageException;
import jump61.rating.PairCounts;
import jump61.rating.Sprt;
import jump61.rating.Superiority;

/** The sequential test requested by {@code --sprt ELO0,ELO1}, and the pairs of games it is based on. */
final class SprtOption {
    private static final String ERROR = "0.05";

    private final Sprt sprt;
    /** The points of games whose counterpart, from the same opening, is not finished yet, by pair number. */
    private final Map<Integer, Double> halves = new HashMap<>();

    private PairCounts pairs = PairCounts.noPairs();

    private SprtOption(Sprt sprt) {
        this.sprt = sprt;
    }

    /** {@return the requested test; empty if none was requested} */
    static Optional<SprtOption> of(Options options) throws UsageException {
        Optional<String> bounds = options.text("--sprt");
        for (String of : List.of("--sprt-model", "--sprt-alpha", "--sprt-beta")) {
            if (bounds.isEmpty() && options.text(of).isPresent()) {
                throw new UsageException(of + " needs --sprt ELO0,ELO1");
            }
        }
        String model = options.text("--sprt-model").orElse("logistic");
        double alpha = number("--sprt-alpha", options.text("--sprt-alpha").orElse(ERROR));
        double beta = number("--sprt-beta", options.text("--sprt-beta").orElse(ERROR));
        if (bounds.isEmpty()) {
            return Optional.empty();
        }
        String[] elo = bounds.get().split(",", -1);
        if (elo.length != 2) {
            throw new UsageException("--sprt needs two differences in Elo, as in 0,10");
        }
        double elo0 = number("--sprt", elo[0]);
        double elo1 = number("--sprt", elo[1]);
        if (elo0 >= elo1) {
            throw new UsageException("--sprt needs the smaller difference first, as in 0,10, not " + bounds.get());
        }
        requireErrors(alpha, beta);
        try {
            return Optional.of(new SprtOption(
                    new Sprt(Sprt.Model.valueOf(model.toUpperCase(Locale.ROOT)), elo0, elo1, alpha, beta)));
        } catch (IllegalArgumentException noModel) {
            throw new UsageException("--sprt-model is logistic or normalized, not " + model);
        }
    }

    private static void requireErrors(double alpha, double beta) throws UsageException {
        if (alpha <= 0 || beta <= 0) {
            throw new UsageException((alpha <= 0 ? "--sprt-alpha" : "--sprt-beta") + " needs a number above 0, not "
                    + (alpha <= 0 ? alpha : beta));
        } else if (alpha + beta >= 1) {
            throw new UsageException(
                    "--sprt-alpha and --sprt-beta must be below 1 together, not " + alpha + " and " + beta);
        }
    }

    private static double number(String name, String text) throws UsageException {
        try {
            double number = Double.parseDouble(text.strip());
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException notNumber) {
            // Reported below, like any other invalid number.
        }
        throw new UsageException(name + " needs a number, not " + text);
    }

    /** {@return whether the test is decided, after adding a game} */
    boolean add(PlayedGame game) {
        if (verdict() != Sprt.Verdict.OPEN) {
            // Games in progress when it was decided must not change that.
            return true;
        }
        int pair = (game.number() - 1) / 2;
        Double twin = halves.remove(pair);
        if (twin == null) {
            halves.put(pair, game.points());
        } else {
            pairs = pairs.plus(twin + game.points());
        }
        return verdict() != Sprt.Verdict.OPEN;
    }

    Sprt.Verdict verdict() {
        return sprt.verdict(pairs);
    }

    /** {@return the state of the test on one line} */
    String line() {
        return String.format(
                Locale.ROOT,
                "SPRT: llr %.2f (%.1f%%), lbound %.2f, ubound %.2f",
                ratio(),
                100 * ratio() / sprt.upper(),
                sprt.lower(),
                sprt.upper());
    }

    /** {@return the final result of the test} */
    String summary() {
        String decision = switch (verdict()) {
            case H0 -> " - H0 was accepted";
            case H1 -> " - H1 was accepted";
            case OPEN -> "";
        };
        return String.format(
                Locale.ROOT,
                "Pairs:   %s, LOS %.1f%%%n%s%s%n",
                pairs,
                100 * Superiority.likelihood(pairs),
                line(),
                decision);
    }

    private double ratio() {
        return sprt.logLikelihoodRatio(pairs);
    }
}
