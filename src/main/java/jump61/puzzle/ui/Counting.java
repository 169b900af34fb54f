package jump61.puzzle.ui;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.puzzle.Puzzle;

/**
 * Stores the solver's results: the result of each puzzle as soon as it is decided (the first attempt is rated), and the
 * score of a session once, when it ends.
 */
final class Counting {
    private final ObservableValue<Profile> profile;
    private final Consumer<ProfileEvent> record;
    private final Supplier<LocalDate> today;

    private Optional<Puzzle> puzzle = Optional.empty();
    private LocalDate opened = LocalDate.EPOCH;
    private double ratingBefore;
    private boolean triedBefore;
    private boolean logged;

    private Activity activity = Activity.DAILY;
    private int score;
    private int bestBefore;
    private boolean kept;

    Counting(ObservableValue<Profile> profile, Consumer<ProfileEvent> record, Supplier<LocalDate> today) {
        this.profile = profile;
        this.record = record;
        this.today = today;
    }

    /** Starts a session after storing the score of the previous one. */
    void beginSession(Activity next) {
        keepScore();
        activity = next;
        score = 0;
        kept = false;
        bestBefore = profile.getValue().bestRun(next.id());
    }

    /** Counts a puzzle as solved in this session. */
    void addSolved() {
        score++;
    }

    /** Stores the score of the session if its activity has one. */
    void keepScore() {
        if (activity.hasScore() && score > 0 && !kept) {
            kept = true;
            record.accept(new ProfileEvent.Run(today.get(), activity.id(), score));
        }
    }

    /** {@return the number of puzzles solved in this session} */
    int score() {
        return score;
    }

    /** {@return the best score of this activity before the session} */
    int bestBefore() {
        return bestBefore;
    }

    /** Starts with another puzzle; empty if there is none. */
    void begin(Optional<Puzzle> next) {
        puzzle = next;
        opened = today.get();
        ratingBefore = profile.getValue().puzzleRating().rating();
        triedBefore = next.filter(this::isTried).isPresent();
        logged = false;
    }

    private boolean isTried(Puzzle any) {
        return profile.getValue().hasTried(any.id());
    }

    /**
     * Stores the result: a failure at the first wrong move, or a solution with the help that it took.
     *
     * @param day the day of a daily puzzle; empty for any other
     */
    void log(Attempt attempt, boolean solved, Optional<LocalDate> day) {
        if (logged && !solved) {
            return;
        }
        logged = true;
        int help = attempt.hints() + attempt.mistakes();
        Puzzle tried = attempt.puzzle();
        record.accept(new ProfileEvent.Tried(date(), tried.id(), tried.rating(), solved, help, day));
    }

    /** Returns the date that counts: a puzzle opened before midnight may be solved after it. */
    private LocalDate date() {
        LocalDate now = today.get();
        return now.minusDays(1).equals(opened) ? opened : now;
    }

    /** {@return whether the puzzle was attempted before it was opened, so that it is not rated again} */
    boolean isTriedBefore() {
        return triedBefore;
    }

    /** {@return the number of points by which the puzzle has changed the rating; empty if it has not, or not yet} */
    Optional<Integer> change() {
        boolean rated = logged && !triedBefore && puzzle.filter(this::isTried).isPresent();
        long change = Math.round(profile.getValue().puzzleRating().rating()) - Math.round(ratingBefore);
        return rated ? Optional.of((int) change) : Optional.empty();
    }

    /** {@return the rating points that a first hint costs if the puzzle is then solved; 0 if it is no longer rated} */
    int hintCost(Attempt attempt) {
        return puzzle.filter(any -> !triedBefore && !logged && attempt.hints() == 0)
                .map(any -> (int) Math.round(after(any, 1) - after(any, 0.5)))
                .orElse(0);
    }

    private double after(Puzzle any, double points) {
        return profile.getValue()
                .puzzleRatingAfter(any.rating(), today.get(), points)
                .rating();
    }
}
