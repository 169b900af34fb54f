package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import jump61.game.Game;
import jump61.game.Games;
import org.junit.jupiter.api.Test;

class DailyPuzzleTest {
    private static final List<Puzzle> PUZZLES =
            ShippedPuzzles.of(Games.byId("jump61").orElseThrow());
    private static final LocalDate DAY = LocalDate.of(2026, 6, 14);

    @Test
    void noPuzzleComesAgainForTwoYears() {
        Set<String> ids = new HashSet<>();
        for (int day = 0; day < 730; day++) {
            assertTrue(ids.add(DailyPuzzle.of(PUZZLES, DAY.plusDays(day)).id()), "day " + day);
        }
    }

    @Test
    void whetherAllPuzzlesHaveBeenReadOrNotADayHasTheSamePuzzle() {
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
                assertEquals(DailyPuzzle.of(game, day), DailyPuzzle.of(all, day), day::toString);
            }
        }
    }

    @Test
    void puzzlesThatAreAddedLaterChangeNoDay() {
        List<Puzzle> more = new ArrayList<>(PUZZLES);
        more.addAll(PUZZLES);
        for (int day = 0; day < 30; day++) {
            LocalDate date = DAY.plusDays(day);
            assertEquals(DailyPuzzle.of(PUZZLES, date), DailyPuzzle.of(more, date));
        }
    }

    @Test
    void newRatingsChangeNoDay() {
        List<Puzzle> easier = PUZZLES.stream()
                .map(puzzle ->
                        new Puzzle(puzzle.id(), puzzle.kind(), puzzle.moves(), puzzle.position(), puzzle.answer(), 400))
                .toList();
        assertEquals("jump61-696", DailyPuzzle.of(easier, DAY).id());
        assertEquals("jump61-850", DailyPuzzle.of(easier, DAY.plusYears(3)).id());
        assertEquals(
                "checkers-354",
                DailyPuzzle.of(Games.byId("checkers").orElseThrow(), DAY).id());
        assertEquals(
                "sim-188", DailyPuzzle.of(Games.byId("sim").orElseThrow(), DAY).id());
    }

    @Test
    void daysAreCountedByTheCalendar() {
        assertEquals(1, DailyPuzzle.number(LocalDate.of(2026, 1, 1)));
        assertEquals(165, DailyPuzzle.number(DAY));
        assertEquals(-1, DailyPuzzle.number(LocalDate.of(2025, 12, 30)));
        assertTrue(PUZZLES.contains(DailyPuzzle.of(PUZZLES, LocalDate.of(1999, 12, 31))));
    }
}
