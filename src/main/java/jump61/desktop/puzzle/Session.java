package jump61.desktop.puzzle;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import jump61.puzzle.Puzzle;

/** A row of puzzles: which one comes next, and what a mistake leads to. */
interface Session {
    /** What follows a wrong move. */
    enum AfterMistake {
        /** It is answered, and the position returns. */
        RETRY,
        /** It is answered, and that was the end. */
        END,
        /** The next puzzle, at once. */
        NEXT
    }

    Activity activity();

    /** {@return the next puzzle; empty if there is none left} */
    Optional<Puzzle> next(List<Puzzle> puzzles);

    AfterMistake afterMistake();

    /** {@return the day whose puzzle it is; empty for any other} */
    default Optional<LocalDate> day() {
        return Optional.empty();
    }
}
