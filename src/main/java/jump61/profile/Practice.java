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
 * The mistakes that a person practises until they are solved, at growing intervals, by the rule in docs/review.md.
 * Computed from the events alone; callers say which day it is.
 */
public final class Practice {
    /** Days from one answer to the next question. */
    private static final List<Integer> INTERVALS = List.of(1, 3, 7, 21);

    /** The number of times that a mistake must be solved. */
    private static final int ENOUGH = 2;

    private final Set<Object> found = new HashSet<>();
    /** The mistakes not solved yet, by position, in the order in which they were found. */
    private final Map<Object, Course> courses = new LinkedHashMap<>();

    /** How an answer counts. */
    public enum Answer {
        /** The first move was right, without a hint. */
        SOLVED,
        /** The first move was right, after a hint. */
        HELPED,
        /** The first move was wrong, or the solution was shown. */
        WRONG
    }

    private record Place(String id, int ply) {}

    /** One side's mistake in a position is the same one in every game. */
    private record Task(String game, String position) {}

    /**
     * How far the practice of a mistake has come.
     *
     * @param since the day of the last answer, or the day on which the mistake was found
     * @param step the place of the current interval in the list
     * @param solved how often the mistake was solved since the last wrong answer
     */
    private record Course(Fault fault, LocalDate since, int step, int solved) {
        LocalDate next() {
            return since.plusDays(INTERVALS.get(step));
        }

        /** An answer dated in the future was given before the clock was set back, and delays nothing. */
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

    /** Begins to practise a mistake. If the same one was made in another game before, this one replaces it. */
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

    /** {@return whether a mistake was found before, even if it is solved by now} */
    public boolean knows(Fault fault) {
        return found.contains(new Place(fault.id(), fault.ply()));
    }

    /** {@return the mistakes to practise on a day, beginning with the one that has waited longest} */
    public List<Fault> due(LocalDate day) {
        List<Course> due = new ArrayList<>(
                courses.values().stream().filter(course -> course.isDue(day)).toList());
        due.sort(Comparator.comparing(Course::next));
        return due.stream().map(Course::fault).toList();
    }

    /** {@return the number of mistakes not solved yet, whether or not they are due} */
    public int size() {
        return courses.size();
    }

    /** {@return the first day after this one on which a mistake comes back} */
    public Optional<LocalDate> nextAfter(LocalDate day) {
        Stream<LocalDate> days =
                courses.values().stream().filter(course -> !course.isDue(day)).map(Course::next);
        return days.min(Comparator.naturalOrder());
    }
}
