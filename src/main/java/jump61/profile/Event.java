package jump61.profile;

import java.time.LocalDate;
import java.util.Optional;
import jump61.game.BoardSize;

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
     * @param id what tells this game from all others, so that it counts only once; empty in logs of earlier versions
     */
    record Played(LocalDate date, String game, BoardSize size, int level, double score, String id) implements Event {
        /** A game on a board with as many rows as columns, of which nothing else is known; it always counts. */
        public Played(LocalDate date, String game, int size, int level, double score) {
            this(date, game, BoardSize.square(size), level, score, "");
        }
    }

    /**
     * A game that counts was reviewed.
     *
     * @param date the day of the review
     * @param id the game's id
     * @param accuracy how accurately the person played, 0 to 100
     */
    record Reviewed(LocalDate date, String id, double accuracy) implements Event {}

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
