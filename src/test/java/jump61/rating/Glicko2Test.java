package jump61.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class Glicko2Test {
    private static final Glicko2 SYSTEM = new Glicko2(0.5);

    @Test
    void theWorkedExampleOfThePaperIsReproduced() {
        Glicko player = new Glicko(1500, 200, 0.06);
        Glicko after = SYSTEM.after(
                player,
                List.of(
                        new Glicko2.Game(new Glicko(1400, 30, 0.06), 1),
                        new Glicko2.Game(new Glicko(1550, 100, 0.06), 0),
                        new Glicko2.Game(new Glicko(1700, 300, 0.06), 0)));
        assertEquals(1464.05, after.rating(), 0.02);
        assertEquals(151.52, after.deviation(), 0.02);
        assertEquals(0.05999, after.volatility(), 0.00002);
    }

    @Test
    void theGamesOfOtherProgramsComeOutAsThere() {
        Glicko2 lichess = new Glicko2(0.75);
        Glicko unknown = new Glicko(1500, 500, 0.09);
        Glicko winner = lichess.after(unknown, List.of(new Glicko2.Game(unknown, 1)));
        Glicko loser = lichess.after(unknown, List.of(new Glicko2.Game(unknown, 0)));
        assertEquals(1741, winner.rating(), 1);
        assertEquals(1258, loser.rating(), 1);
        assertEquals(396, winner.deviation(), 1);
    }

    @Test
    void withoutGamesOnlyLessIsSure() {
        Glicko after = SYSTEM.after(new Glicko(1500, 60, 0.06), List.of());
        assertEquals(1500, after.rating());
        assertEquals(60.9, after.deviation(), 0.05);
    }

    @Test
    void aStreakOfSurprisesMakesAPlayerMoreVolatile() {
        Glicko steady = new Glicko(1500, 60, 0.06);
        var upset = new Glicko2.Game(new Glicko(2100, 50, 0.06), 1);
        Glicko after = SYSTEM.after(steady, List.of(upset, upset, upset, upset));
        assertTrue(after.volatility() > steady.volatility());
        assertTrue(after.rating() > steady.rating());
    }
}
