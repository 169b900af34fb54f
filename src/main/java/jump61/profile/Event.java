package jump61.profile;

import java.time.LocalDate;
import java.util.Optional;

/** Something that a person has done, as it is kept for good. Dates are those of the person's calendar at that moment. */
public sealed interface Event {
    /** {@return the day it happened} */
    LocalDate date();

    /**
     * A game against a level of the program ended.
     *
     * @param date the day it ended
     * @param game the game's id
     * @param size the board's size
     * @param level the opponent's level, 1 to 8
     * @param score 1 for a win, ½ for a draw, 0 for a loss
     */
    record Played(LocalDate date, String game, int size, int level, double score) implements Event {}

    /**
     * A puzzle was solved or given up; only the first try of each puzzle is rated.
     *
     * @param date the day it was tried
     * @param puzzle the puzzle's id
     * @param rating the puzzle's rating
     * @param solved whether every move was right at the first try
     * @param hints how many hints were taken
     * @param day the day whose puzzle of the day it was; empty for any other puzzle
     */
    record Tried(LocalDate date, String puzzle, int rating, boolean solved, int hints, Optional<LocalDate> day)
            implements Event {}
}
