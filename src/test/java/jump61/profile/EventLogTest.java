package jump61.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import jump61.game.BoardSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventLogTest {
    private static final LocalDate DAY = LocalDate.of(2026, 6, 1);
    private static final ProfileEvent GAME = new ProfileEvent.Played(DAY, "jump61", 6, 3, 0.5);
    private static final ProfileEvent PUZZLE = new ProfileEvent.Tried(DAY, "sim-7", 1200, true, 1, Optional.of(DAY));

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("profile/events.log");
    }

    @Test
    void whatIsAddedIsReadAgainInItsOrder() throws Exception {
        var log = new EventLog(file());
        assertEquals(List.of(), log.events());
        log.add(GAME);
        log.add(PUZZLE);
        assertEquals(List.of(GAME, PUZZLE), new EventLog(file()).events());
    }

    @Test
    void aDoubledLineCountsOnce() throws Exception {
        var log = new EventLog(file());
        log.add(PUZZLE);
        Files.writeString(file(), Files.readString(file()).repeat(2));
        assertEquals(List.of(PUZZLE), log.events());
        log.add(GAME);
        log.add(PUZZLE);
        assertEquals(List.of(PUZZLE, GAME, PUZZLE), log.events());
    }

    @ParameterizedTest
    @CsvSource({
        "played 2026-06-01 jump61 6 9 1.0 3f2a",
        "played 2026-06-01 jump61 6 0 1.0 3f2a",
        "played 2026-06-01 jump61 6 3 2.0 3f2a",
        "played 2026-06-01 jump61 6 3 -1.0 3f2a",
        "played 2026-06-01 jump61 6 3 NaN 3f2a",
        "reviewed 2026-06-01 3f2a NaN",
        "reviewed 2026-06-01 3f2a 101.0"
    })
    void whatThisVersionCannotUseIsSkippedAndTheRestIsThere(String words) throws Exception {
        var log = new EventLog(file());
        log.add(GAME);
        String line = words.replace(' ', '\t');
        Files.writeString(file(), line + "\t" + EventLine.sum(line) + "\n", StandardOpenOption.APPEND);
        log.add(PUZZLE);
        assertEquals(List.of(GAME, PUZZLE), log.events());
    }

    @Test
    void gamesOfEarlierVersionsHaveNoIdAndStillCount() throws Exception {
        var game = new ProfileEvent.Played(DAY, "jump61", new BoardSize(9, 6), 3, 0.5, "3f2a", false);
        var review = new ProfileEvent.Reviewed(DAY, "3f2a", 87.5);
        var log = new EventLog(file());
        Files.createDirectories(file().getParent());
        Files.writeString(file(), "played\t2026-06-01\tjump61\t6\t3\t0.5\tdba45237\n");
        log.add(game);
        log.add(review);
        assertEquals(List.of(GAME, game, review), log.events());
    }

    @Test
    void resignationsAndTheirUndoingAreReadAgain() throws Exception {
        var resigned = new ProfileEvent.Played(DAY, "jump61", BoardSize.square(6), 3, 0, "3f2a", true);
        var resumed = new ProfileEvent.Resumed(DAY, "3f2a");
        var log = new EventLog(file());
        log.add(resigned);
        log.add(resumed);
        assertEquals(List.of(resigned, resumed), log.events());
    }

    @Test
    void halfALineAndDamageCostOneEventAndNothingElse() throws Exception {
        var log = new EventLog(file());
        log.add(GAME);
        String whole = Files.readString(file());
        Files.writeString(file(), whole.substring(0, whole.length() / 2), StandardOpenOption.APPEND);
        log.add(PUZZLE);
        assertEquals(List.of(GAME, PUZZLE), log.events());
        Files.writeString(file(), whole.replace("\t3\t", "\t8\t"), StandardOpenOption.APPEND);
        log.add(GAME);
        assertEquals(List.of(GAME, PUZZLE, GAME), log.events());
    }

    @Test
    void severalWindowsAddAtTheSameTimeAndAKilledOneSpoilsNothing() throws Exception {
        List<Process> windows = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            windows.add(start(i == 0 ? 1_000_000 : 40));
        }
        assertTrue(windows.get(1).waitFor(180, TimeUnit.SECONDS));
        assertTrue(windows.get(2).waitFor(180, TimeUnit.SECONDS));
        windows.get(0).destroyForcibly().waitFor(20, TimeUnit.SECONDS);
        var log = new EventLog(file());
        List<ProfileEvent> events = log.events();
        assertEquals(40, events.stream().filter(event -> level(event) == 41).count() / 2);
        log.add(GAME);
        assertEquals(events.size() + 1, log.events().size());
    }

    private static int level(ProfileEvent event) {
        return event instanceof ProfileEvent.Played played ? played.size().rows() + 1 : 0;
    }

    private Process start(int events) throws Exception {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writer.class.getName(),
                        file().toString(),
                        Integer.toString(events))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** A window that adds events; the board size is the number of events it adds. */
    static final class Writer {
        private Writer() {}

        public static void main(String[] args) throws Exception {
            var log = new EventLog(Path.of(args[0]));
            int events = Integer.parseInt(args[1]);
            for (int i = 0; i < events; i++) {
                log.add(new ProfileEvent.Played(DAY, "jump61", events, 1, 1));
            }
        }
    }
}
