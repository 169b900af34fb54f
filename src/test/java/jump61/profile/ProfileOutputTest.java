package jump61.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.rating.Glicko;
import jump61.trust.Golden;
import org.junit.jupiter.api.Test;

/** What a profile makes of years of events, and how these are kept. */
class ProfileOutputTest {
    private static final LocalDate FIRST = LocalDate.of(2026, 1, 1);
    private static final int EVENTS = 240;

    private final Random random = new Random(61);
    private final List<ProfileEvent> events = new ArrayList<>();

    private ProfileOutputTest() {
        LocalDate date = FIRST;
        for (int i = 0; i < EVENTS; i++) {
            date = date.plusDays(random.nextInt(3));
            events.add(event(date));
        }
    }

    private ProfileEvent event(LocalDate date) {
        Game game = Games.all().get(random.nextInt(3));
        String id = random.nextInt(6) == 0 ? "" : "game" + random.nextInt(60);
        String puzzle = game.id() + "-" + random.nextInt(25);
        boolean good = random.nextInt(3) > 0;
        Optional<LocalDate> day =
                random.nextBoolean() ? Optional.of(date.minusDays(random.nextInt(2))) : Optional.empty();
        return switch (random.nextInt(10)) {
            case 0, 1, 2 ->
                new ProfileEvent.Played(
                        date,
                        game.id(),
                        game.sizes().usualSize(),
                        1 + random.nextInt(3),
                        good ? 1 : random.nextInt(2) / 2.0,
                        id,
                        !good && random.nextBoolean());
            case 3, 4, 5 ->
                new ProfileEvent.Tried(date, puzzle, 800 + random.nextInt(900), good, random.nextInt(2), day);
            case 6 -> new ProfileEvent.Run(date, "storm", random.nextInt(30));
            case 7 -> new ProfileEvent.Resumed(date, id);
            case 8 ->
                new ProfileEvent.FaultFound(
                        date,
                        new Fault(
                                "game" + random.nextInt(6),
                                random.nextInt(9),
                                game.id(),
                                "here " + puzzle,
                                "there",
                                "note"));
            default ->
                random.nextBoolean()
                        ? new ProfileEvent.Reviewed(date, id, random.nextInt(1000) / 10.0)
                        : new ProfileEvent.FaultPractised(
                                date,
                                "game" + random.nextInt(6),
                                random.nextInt(9),
                                Practice.Answer.values()[random.nextInt(Practice.Answer.values().length)]);
        };
    }

    @Test
    void anEventIsReadAsItWasWritten() throws IOException {
        for (ProfileEvent event : events) {
            assertEquals(Optional.of(event), EventLine.read(EventLine.write(event)), EventLine.write(event));
        }
        Golden.check(
                getClass(), "events.txt", events.stream().map(EventLine::write).toList());
    }

    @Test
    void aLineWithOneFieldMoreOrLessOrAnotherCharacterIsNotRead() {
        for (ProfileEvent event : events) {
            String line = EventLine.write(event);
            String separator = line.contains("\t") ? "\t" : " ";
            for (String other : List.of(
                    line + separator + "x",
                    line.substring(0, line.lastIndexOf(separator)),
                    line.replaceFirst("2026", "2027"),
                    "x" + line)) {
                assertEquals(Optional.empty(), EventLine.read(other), other);
            }
        }
    }

    @Test
    void whatFollowsFromEventsStaysAsItWas() throws IOException {
        List<String> lines = new ArrayList<>();
        for (int count = 0; count <= EVENTS; count += EVENTS / 8) {
            Profile profile = Profile.of(events.subList(0, count));
            LocalDate today = FIRST.plusDays(count);
            lines.add("after " + count);
            for (Game game : Games.all()) {
                lines.add(game.id() + ": " + told(profile.rating(game.id())) + ", next " + profile.nextLevel(game.id())
                        + ", streak " + profile.winningStreak(game.id()) + " of " + profile.bestWinningStreak(game.id())
                        + ", games " + profile.games(game.id()).size() + ", ratings "
                        + profile.history(game.id()).size() + ", scores "
                        + IntStream.rangeClosed(1, 3)
                                .mapToObj(level -> profile.score(game.id(), level))
                                .toList());
                lines.add(profile.games(game.id()).stream()
                                .map(played -> profile.accuracy(played).isPresent()
                                        ? profile.accuracy(played).getAsDouble() + ""
                                        : "-")
                                .toList()
                        + "");
            }
            lines.add("puzzles " + told(profile.puzzleRating()) + " of " + profile.puzzlesRated() + ", after one more "
                    + told(profile.puzzleRatingAfter(1300, today, 0.5)) + ", best run " + profile.bestRun("storm")
                    + ", streak " + profile.dailyStreak(today) + ", other run " + profile.bestRun("other"));
            lines.add("puzzles "
                    + IntStream.range(0, 25)
                            .mapToObj(number -> "sim-" + number)
                            .map(puzzle -> (profile.hasTried(puzzle) ? "t" : "")
                                    + (profile.hasSolved(puzzle) ? "s" : "")
                                    + (profile.hasFailedBefore(today, puzzle) ? "f" : "")
                                    + (profile.hasFailedBefore(FIRST, puzzle) ? "F" : ""))
                            .toList());
            lines.add("calendar "
                    + profile.calendar().entrySet().stream()
                            .sorted(Map.Entry.comparingByKey())
                            .map(Object::toString)
                            .toList());
            Practice practice = profile.practice();
            lines.add("practice " + practice.size() + ", due "
                    + practice.due(today).stream()
                            .map(fault -> fault.id() + " " + fault.ply())
                            .toList() + ", then "
                    + practice.nextAfter(today));
            lines.add("known "
                    + events.stream().filter(profile::isKnown).count() + ", counted "
                    + IntStream.range(0, 60)
                            .filter(id -> profile.hasCounted("game" + id))
                            .count());
        }
        Golden.check(getClass(), "profile.txt", lines);
    }

    private static String told(Glicko rating) {
        return String.format(Locale.ROOT, "%.2f±%.2f", rating.rating(), rating.margin());
    }
}
