package jump61.puzzle.ui;

import java.time.LocalDate;
import java.util.function.Consumer;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;

/** The number of puzzles solved in a session. Of an activity with a score it is stored, once, when the session ends. */
final class RunScore {
    private final Consumer<ProfileEvent> record;
    private Activity activity = Activity.DAILY;
    private int value;
    private int bestBefore;
    private boolean kept;

    RunScore(Consumer<ProfileEvent> record) {
        this.record = record;
    }

    void begin(Activity next, Profile profile) {
        activity = next;
        value = 0;
        kept = false;
        bestBefore = profile.bestRun(next.id());
    }

    void add() {
        value++;
    }

    void keep(LocalDate today) {
        if (activity.hasScore() && value > 0 && !kept) {
            kept = true;
            record.accept(new ProfileEvent.Run(today, activity.id(), value));
        }
    }

    int value() {
        return value;
    }

    /** {@return the best score of this activity before the session} */
    int bestBefore() {
        return bestBefore;
    }
}
