package jump61.profile;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import jump61.game.Games;

/**
 * The mistakes that a person practises until they are solved, at growing intervals. docs/review.md states the rule.
 * Computed from the events alone; whoever asks says which day it is.
 */
public final class Practice {
    /** Days from one answer to the next question. */
    private static final List<Integer> INTERVALS = List.of(1, 3, 7, 21);

    /** Number of times that a mistake has to be solved. */
    private static final int ENOUGH = 2;

    private final Set<Object> found = new HashSet<>();
    /** What is not solved yet, by position, in the order in which it was found. */
    private final Map<Object, Course> courses = new LinkedHashMap<>();

    /** How an answer counts. */
    public enum Answer {
        /** With the first move, without a hint. */
        SOLVED,
        /** With the first move after a hint. */
        HELPED,
        /** A wrong move, or the solution was shown. */
        WRONG
    }

    private record Place(String id, int ply) {}

    /** One side's mistake in a position is the same one in every game. */
    private record Task(String game, String position) {}

    /**
     * How far the practice of a mistake has come.
     *
     * @param since the day of the last answer, or on which it was found
     * @param step the place of the present interval in the list
     * @param solved how often it was solved since the last wrong answer
     */
    private record Course(Fault fault, LocalDate since, int step, int solved) {
        LocalDate next() {
            return since.plusDays(INTERVALS.get(step));
        }

        /** An answer from the future was given before the clock was set back, and delays nothing. */
        boolean isDue(LocalDate day) {
            return !next().isAfter(day) || since.isAfter(day);
        }

        Course after(Answer answer, LocalDate day) {
            return switch (answer) {
                case WRONG -> new Course(fault, day, 0, 0);
                case HELPED -> new Course(fault, day, further(), solved);
                case SOLVED -> new Course(fault, day, further(), solved + 1);
            };
        }

        private int further() {
            return Math.min(step + 1, INTERVALS.size() - 1);
        }
    }

    Practice() {}

    /** Begins to practise a mistake. The same one made in another game takes the place of the earlier one. */
    void add(ProfileEvent.FaultFound event) {
        Fault fault = event.fault();
        if (Games.byId(fault.game()).isPresent() && found.add(new Place(fault.id(), fault.ply()))) {
            Task task = new Task(fault.game(), fault.position());
            courses.remove(task);
            courses.put(task, new Course(fault, event.date(), 0, 0));
        }
    }

    /** Counts an answer, unless it was given before its time. */
    void add(ProfileEvent.FaultPractised event) {
        courses.values().stream()
                .filter(course -> course.fault().id().equals(event.id())
                        && course.fault().ply() == event.ply()
                        && course.isDue(event.date()))
                .findFirst()
                .ifPresent(course -> count(course, event));
    }

    private void count(Course course, ProfileEvent.FaultPractised event) {
        Task task = new Task(course.fault().game(), course.fault().position());
        Course next = course.after(event.answer(), event.date());
        if (next.solved() < ENOUGH) {
            courses.put(task, next);
        } else {
            courses.remove(task);
        }
    }

    /** {@return whether a mistake was found before, be it solved by now or not} */
    public boolean knows(Fault fault) {
        return found.contains(new Place(fault.id(), fault.ply()));
    }

    /** {@return what is to be practised on a day, beginning with what has waited longest} */
    public List<Fault> due(LocalDate day) {
        List<Course> due = new ArrayList<>(
                courses.values().stream().filter(course -> course.isDue(day)).toList());
        due.sort(Comparator.comparing(Course::next));
        return due.stream().map(Course::fault).toList();
    }

    /** {@return the number of mistakes not solved yet, whenever they are asked} */
    public int size() {
        return courses.size();
    }

    /** {@return the first day after this one on which something comes back} */
    public Optional<LocalDate> nextAfter(LocalDate day) {
        Stream<LocalDate> days =
                courses.values().stream().filter(course -> !course.isDue(day)).map(Course::next);
        return days.min(Comparator.naturalOrder());
    }
}
