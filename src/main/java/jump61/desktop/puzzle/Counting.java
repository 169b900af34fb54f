package jump61.desktop.puzzle;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import jump61.profile.Event;
import jump61.profile.Profile;
import jump61.puzzle.Puzzle;

/** What the puzzle on the board counts: its first try is rated, and kept as soon as it is decided. */
final class Counting {
    private final ObservableValue<Profile> profile;
    private final Consumer<Event> record;
    private final Supplier<LocalDate> today;

    private Optional<Puzzle> puzzle = Optional.empty();
    private LocalDate opened = LocalDate.EPOCH;
    private double ratingBefore;
    private boolean triedBefore;
    private boolean logged;

    Counting(ObservableValue<Profile> profile, Consumer<Event> record, Supplier<LocalDate> today) {
        this.profile = profile;
        this.record = record;
        this.today = today;
    }

    /** Begins with another puzzle; empty if there is none. */
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
     * Keeps how it went: the first wrong move, and the solution whenever it is found, with the help it took.
     *
     * @param day the day whose puzzle it is; empty for any other
     */
    void log(Attempt attempt, boolean solved, Optional<LocalDate> day) {
        if (logged && !solved) {
            return;
        }
        logged = true;
        int help = attempt.hints() + attempt.mistakes();
        Puzzle tried = attempt.puzzle();
        record.accept(new Event.Tried(date(), tried.id(), tried.rating(), solved, help, day));
    }

    /** Whoever begins before midnight may solve it after. */
    private LocalDate date() {
        LocalDate now = today.get();
        return now.minusDays(1).equals(opened) ? opened : now;
    }

    /** {@return whether it was tried before it was opened, so that it is not rated again} */
    boolean isTriedBefore() {
        return triedBefore;
    }

    /** {@return by how many points the puzzle has changed the rating; empty if it has not, or not yet} */
    Optional<Integer> change() {
        boolean rated = logged && !triedBefore && puzzle.filter(this::isTried).isPresent();
        long change = Math.round(profile.getValue().puzzleRating().rating()) - Math.round(ratingBefore);
        return rated ? Optional.of((int) change) : Optional.empty();
    }

    /** {@return how many points a hint costs whoever then solves the puzzle; 0 if it is not rated any more} */
    int hintCost() {
        return puzzle.filter(any -> !triedBefore && !logged)
                .map(any -> (int) Math.round(after(any, 1) - after(any, 0.5)))
                .orElse(0);
    }

    private double after(Puzzle any, double points) {
        return profile.getValue()
                .puzzleRatingAfter(any.rating(), today.get(), points)
                .rating();
    }
}
