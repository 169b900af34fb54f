package jump61.profile;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import jump61.puzzle.Puzzle;

/**
 * The puzzle of a day: the same for everybody, by the date alone. The first {@value #FIRST} puzzles that come with the
 * program take turns in an order that is shuffled once for all, so that none comes again before all have been, and puzzles
 * that are added later change no day.
 */
public final class DailyPuzzle {
    /** How many puzzles of the file take part, as far as they are neither too easy nor too hard. */
    private static final int FIRST = 1000;

    private static final LocalDate FIRST_DAY = LocalDate.of(2026, 1, 1);
    private static final int EASIEST = 900;
    private static final int HARDEST = 2200;
    private static final long SHUFFLE = 61;

    private DailyPuzzle() {}

    /**
     * {@return the puzzle of a day}
     *
     * @param puzzles the puzzles that come with the program, in their order
     */
    public static Puzzle of(List<Puzzle> puzzles, LocalDate day) {
        List<Puzzle> turns = new ArrayList<>(puzzles.stream()
                .limit(FIRST)
                .filter(puzzle -> puzzle.rating() >= EASIEST && puzzle.rating() <= HARDEST)
                .toList());
        Collections.shuffle(turns, new Random(SHUFFLE));
        return turns.get((int) Math.floorMod(number(day) - 1, (long) turns.size()));
    }

    /** {@return the number of a day's puzzle; 1 is that of New Year's Day 2026} */
    public static long number(LocalDate day) {
        return day.toEpochDay() - FIRST_DAY.toEpochDay() + 1;
    }
}
