package jump61.rating;

import static jump61.rating.Sprt.Model.LOGISTIC;
import static jump61.rating.Sprt.Model.NORMALIZED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SprtTest {
    @Test
    void theBoundsFollowFromTheErrorsAllowed() {
        Sprt sprt = new Sprt(LOGISTIC, 0, 10, 0.05, 0.05);
        assertEquals(-2.9444, sprt.lower(), 1e-4);
        assertEquals(2.9444, sprt.upper(), 1e-4);
        Sprt strict = new Sprt(LOGISTIC, 0, 10, 0.01, 0.1);
        assertEquals(Math.log(0.1 / 0.99), strict.lower(), 1e-12);
        assertEquals(Math.log(0.9 / 0.01), strict.upper(), 1e-12);
    }

    /** Games of real tests of Stockfish, with what fastchess and fishtest say of them. */
    @Test
    void ratiosOfOtherProgramsComeOutAsThere() {
        assertEquals(2.25, ratio(NORMALIZED, 0, 2, 365, 16618, 36229, 16974, 390), 0.01);
        assertEquals(3.01, ratio(NORMALIZED, -1.75, 0.25, 127, 4883, 10712, 5150, 104), 0.01);
        assertEquals(-3.07, ratio(LOGISTIC, 0.5, 2.5, 223, 9863, 21279, 10037, 246), 0.01);
        assertEquals(0.92, ratio(NORMALIZED, 0, 2, 36027, 68692, 36433), 0.01);
    }

    private static double ratio(Sprt.Model model, double elo0, double elo1, int... counts) {
        return new Sprt(model, elo0, elo1, 0.05, 0.05).logLikelihoodRatio(new PairCounts(counts));
    }

    @Test
    void withoutAGameNothingIsLikelier() {
        Sprt sprt = new Sprt(LOGISTIC, 0, 10, 0.05, 0.05);
        assertEquals(0, sprt.logLikelihoodRatio(PairCounts.noPairs()));
        assertEquals(Sprt.Verdict.OPEN, sprt.verdict(PairCounts.noPairs()));
    }

    @Test
    void hypothesesMustDiffer() {
        assertThrows(IllegalArgumentException.class, () -> new Sprt(LOGISTIC, 10, 10, 0.05, 0.05));
        assertThrows(IllegalArgumentException.class, () -> new Sprt(LOGISTIC, 0, 10, 0, 0.05));
    }

    @Test
    void wrongVerdictsAreAsRareAsAskedFor() {
        assertTrue(shareOfH1(0, LOGISTIC) <= 0.08);
        assertTrue(shareOfH1(60, LOGISTIC) >= 0.92);
        assertTrue(shareOfH1(0, NORMALIZED) <= 0.08);
    }

    /** Runs 400 tests to their end, with pairs of games in which the first side is stronger by this many points. */
    private static double shareOfH1(double elo, Sprt.Model model) {
        Sprt sprt = new Sprt(model, 0, 60, 0.05, 0.05);
        var random = new SplittableRandom(61);
        double score = EloScale.expected(elo);
        int accepted = 0;
        for (int test = 0; test < 400; test++) {
            PairCounts counts = PairCounts.noPairs();
            Sprt.Verdict verdict = Sprt.Verdict.OPEN;
            while (verdict == Sprt.Verdict.OPEN) {
                counts = counts.plus(game(random, score) + game(random, score));
                verdict = sprt.verdict(counts);
            }
            accepted += verdict == Sprt.Verdict.H1 ? 1 : 0;
        }
        return accepted / 400.0;
    }

    private static double game(SplittableRandom random, double score) {
        double drawn = 0.3;
        double chance = random.nextDouble();
        if (chance < drawn) {
            return 0.5;
        }
        return chance < drawn + score - drawn / 2 ? 1 : 0;
    }

    @Test
    void thirtyOfFiftyGamesMakeSuperiorityLikely() {
        PairCounts games = new PairCounts(20, 0, 30);
        assertEquals(0.9257, Superiority.likelihood(games), 0.001);
        assertEquals(0.5, Superiority.likelihood(new PairCounts(10, 5, 10)), 1e-6);
    }
}
