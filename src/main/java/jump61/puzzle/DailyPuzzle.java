package jump61.puzzle;

import java.time.LocalDate;
import java.util.List;
import jump61.game.Game;

/**
 * The puzzle of the day, which depends only on the date and so is the same for everyone. A game's list gives the order of
 * its puzzles. So no puzzle is repeated before the whole list has been used, and neither new puzzles nor new ratings
 * change any day.
 */
public final class DailyPuzzle {
    private static final LocalDate FIRST_DAY = LocalDate.of(2026, 1, 1);

    private DailyPuzzle() {}

    /** {@return the puzzle of a day, of a game that has puzzles} */
    public static Puzzle of(Game game, LocalDate day) {
        int at = index(game, day);
        return at < 0 ? turn(ShippedPuzzles.of(game), day) : ShippedPuzzles.numbered(game, at + 1);
    }

    /** {@return the index of a day's puzzle among all; negative if the game has no list} */
    private static int index(Game game, LocalDate day) {
        List<Integer> list = ShippedPuzzles.daily(game);
        return list.isEmpty() ? -1 : turn(list, day) - 1;
    }

    private static <T> T turn(List<T> all, LocalDate day) {
        return all.get((int) Math.floorMod(number(day) - 1, (long) all.size()));
    }

    /** {@return the number of a day's puzzle; 1 January 2026 is 1} */
    public static long number(LocalDate day) {
        return day.toEpochDay() - FIRST_DAY.toEpochDay() + 1;
    }
}
