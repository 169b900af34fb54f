package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import jump61.game.Game;
import jump61.game.Games;
import org.junit.jupiter.api.Test;

class DailyPuzzleTest {
    private static final Game USUAL = Games.byId("jump61").orElseThrow();
    private static final LocalDate DAY = LocalDate.of(2026, 6, 14);

    @Test
    void noPuzzleComesAgainForTwoYears() {
        List<Integer> order = ShippedPuzzles.daily(USUAL);
        assertTrue(order.size() >= 730, "days: " + order.size());
        assertEquals(order.size(), Set.copyOf(order).size());
    }

    @Test
    void theListOfAGameSaysWhichOfItsPuzzlesADayHas() {
        for (Game game : Games.all()) {
            List<Puzzle> all = ShippedPuzzles.of(game);
            List<Integer> order = ShippedPuzzles.daily(game);
            // The puzzles on both ends of those that take turns, and some days.
            for (int at :
                    List.of(order.indexOf(Collections.min(order)), order.indexOf(Collections.max(order)), 0, 7, -1)) {
                LocalDate day = LocalDate.of(2026, 1, 1).plusDays(at);
                assertEquals(
                        all.get(order.get(Math.floorMod(at, order.size())) - 1),
                        DailyPuzzle.of(game, day),
                        day::toString);
            }
        }
    }

    /** Neither puzzles that are added later nor new ratings may change a day. */
    @Test
    void aDayKeepsItsPuzzle() {
        assertEquals("jump61-696", DailyPuzzle.of(USUAL, DAY).id());
        assertEquals("jump61-850", DailyPuzzle.of(USUAL, DAY.plusYears(3)).id());
        assertEquals(
                "checkers-354",
                DailyPuzzle.of(Games.byId("checkers").orElseThrow(), DAY).id());
        assertEquals(
                "sim-188", DailyPuzzle.of(Games.byId("sim").orElseThrow(), DAY).id());
    }

    @Test
    void daysBeforeTheFirstHaveTheirPuzzles() {
        assertEquals(
                DailyPuzzle.of(USUAL, LocalDate.of(2026, 1, 1)).id(),
                DailyPuzzle.of(
                                USUAL,
                                LocalDate.of(2026, 1, 1)
                                        .minusDays(ShippedPuzzles.daily(USUAL).size()))
                        .id());
    }

    @Test
    void daysAreCountedByTheCalendar() {
        assertEquals(1, DailyPuzzle.number(LocalDate.of(2026, 1, 1)));
        assertEquals(165, DailyPuzzle.number(DAY));
        assertEquals(-1, DailyPuzzle.number(LocalDate.of(2025, 12, 30)));
    }
}
