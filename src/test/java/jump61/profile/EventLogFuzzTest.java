package jump61.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import jump61.game.BoardSize;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines of a profile's log with a few bytes changed: each is an event that is written and read as the same, or none. */
class EventLogFuzzTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 22);
    private static final List<ProfileEvent> EVENTS = List.of(
            new ProfileEvent.Played(DAY, "jump61", new BoardSize(9, 6), 3, 0.5, "3f2a", true),
            new ProfileEvent.Played(DAY, "sim", 6, 1, 1),
            new ProfileEvent.Resumed(DAY, "3f2a"),
            new ProfileEvent.Learnt(DAY, "sim"),
            new ProfileEvent.Reviewed(DAY, "3f2a", 87.5),
            new ProfileEvent.FaultFound(DAY, new Fault("3f2a", 5, "sim", "1-2 b", "3-4", "[blunder 1.0000 to 0.0000]")),
            new ProfileEvent.FaultPractised(DAY, "3f2a", 5, Practice.Answer.WRONG),
            new ProfileEvent.Tried(DAY, "sim-7", 1200, true, 1, Optional.of(DAY)));

    @Test
    void aChangedLineIsAnEventThatCanBeKeptOrNone() {
        Fuzz.feed(5, (input, random) -> {
            String line = changed(random, EventLine.write(Fuzz.one(random, EVENTS)));
            EventLine.read(line)
                    .ifPresent(event -> assertEquals(Optional.of(event), EventLine.read(EventLine.write(event)), line));
        });
    }

    @Test
    void aChangedProfileBecomesAPersonWithAShortNameOrNobody(@TempDir Path folder) throws Exception {
        Profiles profiles = new Profiles(folder.resolve("profiles"));
        Person ada = profiles.create("Ada");
        for (ProfileEvent event : EVENTS) {
            profiles.log(ada).add(event);
        }
        Path exported = folder.resolve("ada.profile");
        profiles.export(ada, exported);
        String text = Files.readString(exported);
        Fuzz.feed(1, 10, (input, random) -> {
            try {
                Files.write(exported, random.nextInt(5) > 0 ? Fuzz.mutate(random, text) : garbage(random));
                Person copy = profiles.importFrom(exported, "You");
                assertEquals(Profiles.clean(copy.name()), copy.name());
                assertTrue(EVENTS.containsAll(profiles.log(copy).events()), "only what has been checked");
                profiles.delete(copy);
            } catch (Profiles.NotAProfileException refused) {
                assertEquals(List.of(Profiles.FIRST, ada), people(profiles), "nobody is half made");
            } catch (IOException problem) {
                throw new AssertionError(problem);
            }
        });
        assertEquals(EVENTS, profiles.log(ada).events());
        assertEquals(List.of(Profiles.FIRST, ada), profiles.people());
    }

    private static List<Person> people(Profiles profiles) {
        try {
            return profiles.people();
        } catch (IOException problem) {
            throw new AssertionError(problem);
        }
    }

    private static byte[] garbage(SplittableRandom random) {
        return Fuzz.garbage(random, 300).getBytes(StandardCharsets.UTF_8);
    }

    /** {@return a line with changes, half of the time with the check sum that belongs to them} */
    private static String changed(SplittableRandom random, String line) {
        String content = line.substring(0, line.lastIndexOf('\t'));
        String text = new String(Fuzz.mutate(random, random.nextBoolean() ? content : line), StandardCharsets.UTF_8);
        return random.nextBoolean() ? text : text + "\t" + EventLine.sum(text);
    }
}
