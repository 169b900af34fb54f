package jump61.puzzle.ui;

import java.time.LocalDate;
import java.util.random.RandomGenerator;

/** The kinds of sessions. */
final class Sessions {
    private static final int MOST_MOVES_IN_A_RUSH = 3;

    private Sessions() {}

    /** {@return a new session of an activity} */
    static Session of(Activity activity, PuzzleTheme theme, LocalDate today, RandomGenerator random) {
        return switch (activity) {
            case DAILY -> new DailySession(today);
            case PRACTICE -> new PracticeSession(theme, new PuzzlePicker(random));
            case STREAK -> streak(random);
            case RUSH -> rush(random);
        };
    }

    /** {@return a session of ever harder puzzles until the first mistake} */
    private static Session streak(RandomGenerator random) {
        return new RisingSession(Activity.STREAK, Session.AfterMistake.END, 700, 35, Integer.MAX_VALUE, random);
    }

    /** {@return a session of short puzzles that slowly become harder} */
    private static Session rush(RandomGenerator random) {
        return new RisingSession(Activity.RUSH, Session.AfterMistake.NEXT, 600, 25, MOST_MOVES_IN_A_RUSH, random);
    }
}
