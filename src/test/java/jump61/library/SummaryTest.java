package jump61.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.record.GameRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the index of the library says about a game. */
class SummaryTest {
    private static final Instant THEN = Instant.parse("2026-11-16T20:15:00Z");
    private static final List<Player> PLAYERS = List.of(
            Player.HUMAN,
            new Player.Human("Ada"),
            new Player.Computer(Level.CLUB),
            new Player.Remote("Bob"),
            new Player.Program("Rival"),
            new Player.ByLetter("Cleo"));

    private static GameRecord record(Players players, Map<String, String> tags) {
        Match match = new Match(Games.usual().start(2), players);
        match.play(match.position().legalMoves().get(1));
        match.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
        return GameRecord.of(match, tags);
    }

    private static String line() {
        GameRecord record = record(
                new Players(new Player.Human("Ada"), new Player.Computer(4)), Map.of("Id", "i\nd", "Profile", "p"));
        return new Summary(12, 34, Summary.of("name", record, THEN)).line();
    }

    /** The file is no game: what is told of it is what the index said. */
    @Test
    void theIndexOfALargeLibraryIsReadAsItWasWritten(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no game");
        long bytes = Files.size(file);
        long changed = Files.getLastModifiedTime(file).toMillis();
        GameRecord record = record(new Players(Player.HUMAN, Player.HUMAN), Map.of());
        List<Summary> games = IntStream.range(0, 2_000)
                .mapToObj(i -> new Summary(bytes, changed, Summary.of("game-" + i, record, THEN)))
                .toList();
        new LibraryIndex(folder.resolve("index")).keep(games);
        LibraryIndex again = new LibraryIndex(folder.resolve("index"));
        games.forEach(game ->
                assertEquals(Optional.of(game), again.summary(file, game.entry().name())));
    }

    @Test
    void aLineOfTheIndexIsReadAsItWasWritten() {
        for (Player first : PLAYERS) {
            for (Player second : PLAYERS) {
                LibraryEntry entry = Summary.of("name", record(new Players(first, second), Map.of()), THEN);
                for (OptionalDouble accuracy : List.of(OptionalDouble.empty(), OptionalDouble.of(12.5))) {
                    LibraryEntry reviewed = new LibraryEntry(
                            entry.name(),
                            entry.finished(),
                            entry.players(),
                            entry.result(),
                            entry.plies(),
                            accuracy,
                            OptionalDouble.of(99),
                            entry.end(),
                            "id",
                            "profile");
                    Summary summary = new Summary(12, 34, reviewed);
                    assertEquals(Optional.of(summary), Summary.read(summary.line()));
                    assertEquals(
                            first.isPerson() == second.isPerson()
                                    ? OptionalDouble.empty()
                                    : first.isPerson() ? accuracy : OptionalDouble.of(99),
                            reviewed.accuracy());
                    assertEquals(accuracy, reviewed.accuracy(Side.FIRST));
                    assertEquals(OptionalDouble.of(99), reviewed.accuracy(Side.SECOND));
                }
                boolean people = List.of(first, second).stream()
                        .anyMatch(player -> !(player instanceof Player.Computer || player instanceof Player.Program));
                assertEquals(!people, entry.isOfComputers());
            }
        }
    }

    @Test
    void aGameIsSummarized() {
        Summary summary = Summary.read(line()).orElseThrow();
        LibraryEntry entry = summary.entry();
        assertEquals(12, summary.bytes());
        assertEquals(34, summary.changed());
        assertEquals("name", entry.name());
        assertEquals(THEN, entry.finished());
        assertEquals(1, entry.plies());
        assertEquals(Side.SECOND, entry.result().orElseThrow().winner().orElseThrow());
        assertEquals("p", entry.profile());
        assertEquals(OptionalDouble.empty(), entry.accuracy());
        assertFalse(entry.isOfComputers());
    }

    @Test
    void aGameThatWasLeftHasNoResult() {
        Match match = new Match(Games.usual().start(2), new Players(Player.HUMAN, Player.HUMAN));
        Summary summary = new Summary(12, 34, Summary.of("name", GameRecord.of(match, Map.of()), THEN));
        assertEquals(Optional.of(summary), Summary.read(summary.line()));
        assertEquals(Optional.empty(), summary.entry().result());
    }

    @Test
    void aLineThatIsDamagedAnywhereIsNotRead() {
        String[] fields = line().split("\t", -1);
        assertTrue(Summary.read(String.join("\t", fields)).isPresent());
        for (int field : new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}) {
            String[] damaged = fields.clone();
            damaged[field] = "?";
            assertEquals(Optional.empty(), Summary.read(String.join("\t", damaged)), "field " + field);
        }
        assertEquals(Optional.empty(), Summary.read(line() + "\t"));
        assertEquals(Optional.empty(), Summary.read(line().substring(0, line().lastIndexOf('\t'))));
        assertEquals(Optional.empty(), Summary.read(""));
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-17T08:00:00Z, 2026-01-02, 2026-11-17T08:00:00Z",
        "yesterday, 2026-01-02, noon",
        ", 2026-01-02, noon",
        ", 2.1.2026, none",
        ", , none"
    })
    void aGameWasFinishedAtItsTimeOrAtNoonOfItsDay(String finished, String date, String expected) {
        Map<String, String> tags = new HashMap<>();
        tags.put("Finished", finished == null ? "" : finished);
        tags.put("Date", date == null ? "" : date);
        Optional<Instant> noon = Optional.of(LocalDate.of(2026, 1, 2)
                .atTime(12, 0)
                .atZone(ZoneId.systemDefault())
                .toInstant());
        GameRecord record = record(new Players(Player.HUMAN, Player.HUMAN), tags);
        assertEquals(
                switch (expected) {
                    case "noon" -> noon;
                    case "none" -> Optional.empty();
                    default -> Optional.of(Instant.parse(expected));
                },
                Summary.finished(record));
    }
}
