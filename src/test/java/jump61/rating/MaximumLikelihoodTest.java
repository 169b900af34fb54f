package jump61.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MaximumLikelihoodTest {
    private static final double[] STRENGTHS = {-210, -90, 0, 60, 100, 140};
    private static final double ADVANTAGE = 40;
    private static final double MARGIN = 80;

    @Test
    void threeQuartersOfThePointsAreAbout190PointsOfElo() {
        var games = List.of(new GameCounts(0, 1, 750, 0, 250), new GameCounts(1, 0, 250, 0, 750));
        MaximumLikelihood ratings = MaximumLikelihood.of(2, games);
        assertEquals(190.8, ratings.rating(0) - ratings.rating(1), 0.8);
        assertEquals(0, ratings.advantage(), 0.1);
        assertEquals(0, ratings.drawMargin());
        // Half the error of the difference, which is 1.96 * 173.7 / sqrt(2000 * 0.75 * 0.25) by the variance of a
        // share.
        assertEquals(8.79, ratings.error(0), 0.05);
    }

    @Test
    void aPlayerWhoWonAllGamesHasARatingAllTheSame() {
        MaximumLikelihood ratings =
                MaximumLikelihood.of(2, List.of(new GameCounts(0, 1, 5, 0, 0), new GameCounts(1, 0, 0, 0, 5)));
        assertTrue(ratings.rating(0) > 100 && ratings.rating(0) < 1000, () -> "" + ratings.rating(0));
    }

    @Test
    void aPlayerWhoBeatOnlyWeakOnesIsRatedByTheirWeakness() {
        var games = List.of(
                new GameCounts(0, 1, 10, 0, 10),
                new GameCounts(1, 0, 10, 0, 10),
                new GameCounts(1, 2, 18, 0, 2),
                new GameCounts(2, 1, 2, 0, 18),
                new GameCounts(2, 3, 10, 0, 10),
                new GameCounts(3, 2, 10, 0, 10));
        MaximumLikelihood ratings = MaximumLikelihood.of(4, games);
        assertEquals(ratings.rating(0), ratings.rating(1), 60);
        assertTrue(ratings.rating(0) > ratings.rating(3) + 150);
    }

    @Test
    void withoutGamesAllAreEqualAndNothingIsSure() {
        MaximumLikelihood ratings = MaximumLikelihood.of(3, List.of());
        assertEquals(0, ratings.rating(1), 1e-9);
        assertTrue(ratings.error(1) > 300);
    }

    @Test
    void knownStrengthsAreFoundAgainWithinTheErrorBars() {
        var random = new SplittableRandom(61);
        int inside = 0;
        int all = 0;
        for (int tournament = 0; tournament < 60; tournament++) {
            MaximumLikelihood ratings = MaximumLikelihood.of(STRENGTHS.length, roundRobin(random, 30));
            for (int player = 0; player < STRENGTHS.length; player++) {
                inside += Math.abs(ratings.rating(player) - STRENGTHS[player]) <= ratings.error(player) ? 1 : 0;
                all++;
            }
        }
        double share = inside / (double) all;
        assertTrue(share > 0.91 && share < 0.985, () -> "inside the bars: " + share);
    }

    @Test
    void theFirstMoveAndTheMarginForDrawsAreFoundToo() {
        MaximumLikelihood ratings = MaximumLikelihood.of(STRENGTHS.length, roundRobin(new SplittableRandom(7), 400));
        assertEquals(ADVANTAGE, ratings.advantage(), 12);
        assertEquals(MARGIN, ratings.drawMargin(), 12);
    }

    private static List<GameCounts> roundRobin(SplittableRandom random, int gamesEach) {
        List<GameCounts> games = new ArrayList<>();
        for (int first = 0; first < STRENGTHS.length; first++) {
            for (int second = 0; second < STRENGTHS.length; second++) {
                if (first != second) {
                    games.add(play(random, first, second, gamesEach));
                }
            }
        }
        return games;
    }

    private static GameCounts play(SplittableRandom random, int first, int second, int count) {
        double ahead = STRENGTHS[first] - STRENGTHS[second] + ADVANTAGE;
        int wins = 0;
        int losses = 0;
        for (int game = 0; game < count; game++) {
            double chance = random.nextDouble();
            wins += chance < EloScale.expected(ahead - MARGIN) ? 1 : 0;
            losses += chance > 1 - EloScale.expected(-ahead - MARGIN) ? 1 : 0;
        }
        return new GameCounts(first, second, wins, count - wins - losses, losses);
    }
}
