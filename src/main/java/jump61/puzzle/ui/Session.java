package jump61.puzzle.ui;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import jump61.profile.Profile;
import jump61.puzzle.Puzzle;

/** A series of puzzles: determines the next one, and the consequences of a mistake. */
interface Session {
    /** What follows a wrong move. */
    enum AfterMistake {
        /** It is answered, and the position returns. */
        RETRY,
        /** It is answered, and the session ends. */
        END,
        /** The next puzzle follows at once. */
        NEXT
    }

    Activity activity();

    /**
     * {@return the next puzzle; empty if none is left}
     *
     * @param puzzles the puzzles of the game, in their order
     * @param solver the solver's profile
     */
    Optional<Puzzle> next(List<Puzzle> puzzles, Profile solver);

    /** {@return what follows a wrong move; in most sessions, another attempt} */
    default AfterMistake afterMistake() {
        return AfterMistake.RETRY;
    }

    /** {@return whether the puzzle is the user's own, which is neither rated nor recorded} */
    default boolean isOwn() {
        return false;
    }

    /** {@return the day of a daily puzzle; empty for any other} */
    default Optional<LocalDate> day() {
        return Optional.empty();
    }
}
