package jump61.puzzle;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import jump61.game.Game;

/**
 * The puzzle of the day, which depends only on the date and so is the same for everyone. The first {@value #FIRST}
 * puzzles included in the program are used in a fixed shuffled order. So none is repeated before all have been used,
 * and puzzles added later change no day.
 */
public final class DailyPuzzle {
    /** Number of puzzles considered; of these, only puzzles that are neither too easy nor too hard are used. */
    private static final int FIRST = 1000;

    private static final LocalDate FIRST_DAY = LocalDate.of(2026, 1, 1);
    private static final int EASIEST = 900;
    private static final int HARDEST = 2200;
    private static final long SHUFFLE = 61;

    private DailyPuzzle() {}

    /** {@return the puzzle of a day, of a game that has puzzles} */
    public static Puzzle of(Game game, LocalDate day) {
        return of(ShippedPuzzles.first(game, FIRST), day);
    }

    /**
     * {@return the puzzle of a day}
     *
     * @param puzzles the puzzles included in the program, in their order
     */
    public static Puzzle of(List<Puzzle> puzzles, LocalDate day) {
        List<Puzzle> turns = new ArrayList<>(puzzles.stream()
                .limit(FIRST)
                .filter(puzzle -> puzzle.rating() >= EASIEST && puzzle.rating() <= HARDEST)
                .toList());
        Collections.shuffle(turns, new Random(SHUFFLE));
        return turns.get((int) Math.floorMod(number(day) - 1, (long) turns.size()));
    }

    /** {@return the number of a day's puzzle; 1 January 2026 is 1} */
    public static long number(LocalDate day) {
        return day.toEpochDay() - FIRST_DAY.toEpochDay() + 1;
    }
}
