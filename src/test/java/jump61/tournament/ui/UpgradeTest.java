package jump61.tournament.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.profile.Profile;
import jump61.profile.Profiles;
import jump61.record.Autosave;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
import jump61.record.RecordReader;
import jump61.tournament.Journal;
import jump61.tournament.Outcome;
import jump61.tournament.SetupFormat;
import jump61.tournament.Tournament;
import jump61.window.board.Help;
import jump61.window.settings.Palette;
import jump61.window.settings.Settings;
import jump61.window.settings.SettingsFile;
import jump61.window.settings.Speed;
import jump61.window.settings.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Folders that earlier versions left after some play, in {@code src/test/resources/jump61/upgrade}, are read whole. */
class UpgradeTest {
    @TempDir
    Path home;

    @Test
    void theFolderOfVersion01KeepsItsSettingsAndItsGame() throws Exception {
        copy("0.1");
        Map<String, String> before = lines("settings.properties");
        try (SettingsFile file = new SettingsFile(home.resolve("settings.properties"))) {
            Settings settings = file.open();
            assertEquals(Theme.DARK, settings.themeProperty().get());
            assertEquals(Palette.SAFE, settings.paletteProperty().get());
            assertEquals(Speed.SLOW, settings.speedProperty().get(), "computer.minimumSeconds was 1.9");
            assertEquals(Help.ALL, settings.helpProperty().get(), "window.evaluation was on");
            assertTrue(settings.reducedMotionProperty().get());
            assertTrue(settings.mutedProperty().get());
            assertSame(before, settings, "sound.volume", "animation.speed");
            assertEquals(Optional.empty(), file.damaged());
        }
        GameRecord game = new Autosave(home.resolve("last.jump61")).kept().orElseThrow();
        assertEquals(6, game.toMatch().played().size());
    }

    @Test
    void theFolderOfVersion02KeepsItsSettingsGamesAndProfile() throws Exception {
        copy("0.2");
        Map<String, String> before = lines("settings.properties");
        try (SettingsFile file = new SettingsFile(home.resolve("settings.properties"))) {
            Settings settings = file.open();
            assertEquals(Theme.LIGHT, settings.themeProperty().get());
            assertEquals(Speed.NONE, settings.speedProperty().get());
            assertEquals(Help.ALL, settings.helpProperty().get());
            assertTrue(settings.introducedProperty().get());
            assertSame(before, settings, "sound.volume");
            assertEquals(Optional.empty(), file.damaged());
        }
        assertEquals(
                4,
                new Autosave(home.resolve("last.jump61"))
                        .kept()
                        .orElseThrow()
                        .toMatch()
                        .played()
                        .size());
        List<LibraryEntry> games = new GameLibrary(home.resolve("games"), GameLibrary.UNLIMITED).list();
        assertEquals(7, games.size());
        LibraryEntry own = games.stream()
                .filter(game -> game.id().equals("90ae2542e035"))
                .findAny()
                .orElseThrow();
        assertEquals(99.4, own.accuracy().orElseThrow(), 0.1);
        var profiles = new Profiles(home.resolve("profiles"));
        Profile profile = Profile.of(profiles.log(profiles.people().get(0)).events());
        assertEquals(1, profile.games("jump61").size());
        assertTrue(profile.hasCounted(own.id()));
        assertEquals(99.4, profile.accuracy(profile.games("jump61").get(0)).orElseThrow(), 0.1);
        assertTrue(profile.hasTried("jump61-413"));
        assertTrue(profile.calendar().containsKey(LocalDate.of(2026, 11, 26)));
    }

    @Test
    void aTournamentOfVersion02ThatWasKilledGoesOn() throws Exception {
        copy("0.2");
        KeptTournament kept =
                KeptTournament.list(home.resolve("tournaments")).readable().get(0);
        List<String> whole = Files.readAllLines(kept.journal());
        Files.writeString(kept.journal(), String.join("\n", whole.subList(0, 5)) + "\n6\t1.");
        try (Journal journal = Journal.open(kept.journal(), kept.setup())) {
            List<Integer> played =
                    journal.outcomes().stream().map(Outcome::number).toList();
            assertEquals(List.of(0, 1, 2, 3), played);
            assertEquals(
                    3, new Tournament(kept.setup(), journal).standings().rows().size());
        }
    }

    @Test
    void filesOfALaterVersionAreRefusedInOneLineThatSaysSoAndAreLeftAsTheyAre() throws Exception {
        copy("0.2");
        KeptTournament kept =
                KeptTournament.list(home.resolve("tournaments")).readable().get(0);
        String later = Files.readString(kept.journal()).replaceFirst("journal 1", "journal 2");
        Files.writeString(kept.journal(), later);
        Map<String, Executable> refused = Map.of(
                "a newer version of Jump61",
                () -> Journal.open(kept.journal(), kept.setup()),
                "by a newer version of Jump61",
                () -> SetupFormat.read("Jump61 tournament 2\nWeather: fine\n"),
                "newer version of Jump61.",
                () -> RecordReader.read("Jump61 record 3\nGame: sim\n"));
        refused.forEach((words, reading) -> {
            String message = assertThrows(Exception.class, reading).getMessage();
            assertTrue(message.contains(words) && message.lines().count() == 1, message);
        });
        assertEquals(later, Files.readString(kept.journal()));
    }

    @Test
    void whatALaterVersionAddsToAProfileStaysThereAndTheRestCounts() throws Exception {
        copy("0.2");
        Path log = home.resolve("profiles/1/events.log");
        String unknown = "danced\t2027-01-01\twaltz\t00000000\n";
        Files.writeString(log, unknown + Files.readString(log));
        var profiles = new Profiles(home.resolve("profiles"));
        var events = profiles.log(profiles.people().get(0));
        assertEquals(3, events.events().size());
        events.add(events.events().get(0));
        assertTrue(Files.readString(log).startsWith(unknown));
    }

    /** Every setting that the file has and that there still is says the same, but for those that were translated. */
    private static void assertSame(Map<String, String> before, Settings settings, String... translated) {
        Map<String, String> now = settings.toMap();
        assertFalse(now.isEmpty());
        now.keySet().retainAll(before.keySet());
        now.keySet().removeAll(List.of(translated));
        now.forEach((key, value) -> assertEquals(before.get(key), value, key));
    }

    private Map<String, String> lines(String file) throws IOException {
        return RecordFiles.text(home.resolve(file), 100_000)
                .lines()
                .map(line -> line.split("=", 2))
                .collect(Collectors.toMap(line -> line[0], line -> line[1].replace("\\:", ":")));
    }

    private void copy(String version) throws IOException, URISyntaxException {
        Path from = Path.of(Objects.requireNonNull(UpgradeTest.class.getResource("/jump61/upgrade/" + version))
                .toURI());
        try (Stream<Path> files = Files.walk(from)) {
            files.filter(Files::isRegularFile).forEach(file -> {
                try {
                    Path copy = home.resolve(from.relativize(file).toString());
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                } catch (IOException problem) {
                    throw new UncheckedIOException(problem);
                }
            });
        }
    }
}
