package jump61.rating;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The numbers that ratings are made of. */
class ScalesTest {
    @Test
    void fourHundredPointsAreTenToOne() {
        assertEquals(0.5, EloScale.expected(0), 1e-12);
        assertEquals(10 / 11.0, EloScale.expected(400), 1e-12);
        assertEquals(1 / 11.0, EloScale.expected(-400), 1e-12);
        for (double points = -600; points <= 600; points += 50) {
            assertEquals(points, EloScale.difference(EloScale.expected(points)), 1e-9);
        }
        assertEquals(Double.POSITIVE_INFINITY, EloScale.difference(1));
        assertEquals(Double.NEGATIVE_INFINITY, EloScale.difference(0));
    }

    @Test
    void anUnknownPlayerHas1500PointsGiveOrTake686() {
        assertEquals(1500, Glicko.UNRATED.rating());
        assertEquals(685.987, Glicko.UNRATED.margin(), 1e-3);
        assertEquals(0.06, Glicko.UNRATED.volatility());
    }

    @Test
    void gamesAreCounted() {
        assertEquals(111, new GameCounts(3, 7, 1, 10, 100).total());
        PairCounts pairs = new PairCounts(1, 2, 3, 4, 5);
        assertEquals(15, pairs.total());
        assertEquals(2, pairs.gamesEach());
        assertEquals(1, new PairCounts(1, 2, 3).gamesEach());
        assertEquals((2 * 0.25 + 3 * 0.5 + 4 * 0.75 + 5) / 15, pairs.mean(), 1e-12);
        assertEquals(0.25, new PairCounts(5, 0, 5).variance(), 1e-3);
        assertEquals(0.0625, new PairCounts(0, 5, 0, 5, 0).variance(), 1e-3);
    }

    @Test
    void aPairOfGamesCountsByItsPoints() {
        PairCounts counts = PairCounts.noPairs();
        for (double points = 0; points <= 2; points += 0.5) {
            for (int times = 0; times <= points * 2; times++) {
                counts = counts.plus(points);
            }
        }
        assertArrayEquals(new int[] {1, 2, 3, 4, 5}, counts.counts());
        assertArrayEquals(new int[5], PairCounts.noPairs().counts());
    }

    @Test
    void countsAreValuesThatNobodyChanges() {
        int[] given = {1, 2, 3};
        PairCounts counts = new PairCounts(given);
        given[0] = 9;
        counts.counts()[1] = 9;
        assertEquals(new PairCounts(1, 2, 3), counts);
        assertEquals(new PairCounts(1, 2, 3).hashCode(), counts.hashCode());
        assertEquals("[1, 2, 3]", counts.toString());
        assertNotEquals(new PairCounts(1, 2, 4), counts);
        assertNotEquals((Object) "[1, 2, 3]", counts);
        for (int length : new int[] {0, 2, 4, 6}) {
            assertThrows(IllegalArgumentException.class, () -> new PairCounts(new int[length]));
        }
    }

    @Test
    void aTestNeedsDifferentHypothesesAndErrorsThatArePossible() {
        Sprt.Model model = Sprt.Model.LOGISTIC;
        new Sprt(model, 0, 1, 0.5, 0.49);
        assertThrows(IllegalArgumentException.class, () -> new Sprt(model, 1, 0, 0.05, 0.05));
        assertThrows(IllegalArgumentException.class, () -> new Sprt(model, 0, 1, 0.05, 0));
        assertThrows(IllegalArgumentException.class, () -> new Sprt(model, 0, 1, 0.5, 0.5));
    }

    @Test
    void withoutGamesNobodyIsSuperior() {
        assertEquals(0.5, Superiority.likelihood(new PairCounts(0, 0, 0)));
        assertEquals(0.5, Superiority.likelihood(PairCounts.noPairs()));
    }
}
