package jump61.puzzle.ui;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.profile.Profile;
import jump61.profile.Profile.DayMark;

/**
 * A day in the puzzle calendar.
 *
 * @param date the day
 * @param mark the result of its puzzle; empty if it was not attempted
 * @param today whether it is today
 * @param open whether its puzzle is available
 */
public record CalendarDay(LocalDate date, Optional<DayMark> mark, boolean today, boolean open) {
    private static final int DAYS = 7;

    /**
     * {@return complete weeks, ending with the current one, oldest day first}
     *
     * @param first the first day of the week
     */
    public static List<CalendarDay> weeks(int weeks, DayOfWeek first, LocalDate today, Profile profile) {
        int sinceFirst = Math.floorMod(today.getDayOfWeek().getValue() - first.getValue(), DAYS);
        LocalDate start = today.minusDays(sinceFirst + (long) DAYS * (weeks - 1));
        var calendar = profile.calendar();
        return IntStream.range(0, weeks * DAYS)
                .mapToObj(start::plusDays)
                .map(date -> new CalendarDay(
                        date, Optional.ofNullable(calendar.get(date)), date.equals(today), !date.isAfter(today)))
                .toList();
    }
}
