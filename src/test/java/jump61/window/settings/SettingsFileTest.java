package jump61.window.settings;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class SettingsFileTest {
    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("settings.properties");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "language=de\npeer.name=J\u00fcrgen\ntheme=DARK\n",
                "language=de\npeer.name=C:\\users\ntheme=DARK\n",
                "language=de\n\0\0\0\0\ntheme=DARK\n",
                "language=de\r\npeer.name=\\u12\r\ntheme=DARK\r\n",
            })
    void oneBadByteCostsOneSettingAtMostAndTheFileIsKept(String damaged) throws IOException {
        byte[] before = damaged.getBytes(ISO_8859_1);
        Files.write(file(), before);
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            Settings settings = settingsFile.open();
            assertEquals("de", settings.languageProperty().get());
            assertEquals(Theme.DARK, settings.themeProperty().get());
            assertEquals(Optional.of(folder.resolve("settings.properties.damaged")), settingsFile.damaged());
            settings.mutedProperty().set(true);
        }
        assertEquals(new String(before, ISO_8859_1), Files.readString(aside(), ISO_8859_1));
        String now = Files.readString(file());
        assertTrue(
                now.contains("language=de\n") && now.contains("theme=DARK\n") && now.contains("sound.volume=0.0\n"),
                now);
        try (SettingsFile repaired = new SettingsFile(file())) {
            repaired.open();
            assertEquals(Optional.empty(), repaired.damaged(), "told once");
        }
        assertFalse(Files.exists(folder.resolve("settings.properties.damaged-2")));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
        de_DE | ""
        de-AT | de
        zh-HK | zh-TW
        xx    | ""
        -     | ""
        {0}   | ""
        """, delimiter = '|')
    void aLanguageThatIsNoneLeavesTheSystemsOne(String stored, String language) throws IOException {
        Files.writeString(file(), "language=" + stored + "\ntheme=DARK\n");
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            Settings settings = settingsFile.open();
            assertEquals(language, settings.languageProperty().get());
            assertEquals(Theme.DARK, settings.themeProperty().get());
        }
    }

    @Test
    void anUndamagedFileIsNotCopied() throws IOException {
        Files.writeString(file(), "# a comment\nlanguage=zh\nfiles.recent=/a\\n\\\n   /b\n\nsome.later.version=x\n");
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            Settings settings = settingsFile.open();
            assertEquals("zh", settings.languageProperty().get());
            assertEquals("/a\n/b", settings.recentFilesProperty().get());
            assertEquals(Optional.empty(), settingsFile.damaged());
            settings.mutedProperty().set(true);
        }
        assertTrue(Files.readString(file()).contains("some.later.version=x\n"), "another version may know it");
        assertFalse(Files.exists(aside()));
    }

    @Test
    void aFileThatCannotBeReadIsPutAsideNotOverwritten() throws IOException {
        Files.createSymbolicLink(file(), Path.of("settings.properties"));
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            settingsFile.open().mutedProperty().set(true);
            assertEquals(Optional.of(aside()), settingsFile.damaged());
        }
        assertTrue(Files.isSymbolicLink(aside()));
        assertTrue(Files.readString(file()).contains("sound.volume=0.0"));
    }

    @Test
    void aPipeInItsPlaceDoesNotHangTheStartAndIsNotReplaced() throws Exception {
        assumeTrue(hasMadePipe());
        String[] told = {""};
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            settingsFile.setOnFailure(problem -> told[0] = problem.getMessage());
            settingsFile.open().mutedProperty().set(true);
        }
        assertTrue(told[0].endsWith("not a regular file"), told[0]);
        assertTrue(Files.readAttributes(file(), "*").get("isOther").equals(true));
    }

    private boolean hasMadePipe() throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", file().toString()).start().waitFor() == 0;
        } catch (IOException notThisSystem) {
            return false;
        }
    }

    @Test
    void leftoversOfAKilledProcessAreRemovedAtTheNextStart() throws IOException {
        Path left = Files.writeString(folder.resolve(".settings.properties.1abc.new"), "lang");
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            settingsFile.open();
        }
        assertFalse(Files.exists(left));
    }

    private Path aside() {
        return folder.resolve("settings.properties.damaged");
    }

    @Test
    void whatIsChangedAgainAndAgainIsKeptAsItWasLast() {
        for (String language : new String[] {"de", "fr", "de", "it"}) {
            try (SettingsFile settingsFile = new SettingsFile(file())) {
                Settings settings = settingsFile.open();
                settings.languageProperty().set(language);
                settings.speedProperty().set(language.equals("fr") ? Speed.FAST : Speed.NONE);
            }
            try (SettingsFile settingsFile = new SettingsFile(file())) {
                Settings settings = settingsFile.open();
                assertEquals(language, settings.languageProperty().get());
                assertEquals(
                        language.equals("fr") ? Speed.FAST : Speed.NONE,
                        settings.speedProperty().get());
            }
        }
    }

    @Test
    void whatAnotherWindowHasChangedMeanwhileStaysAndWhatItHasLostComesBack() throws IOException {
        Files.writeString(file(), "language=de\ntheme=DARK\n");
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            Settings settings = settingsFile.open();
            Files.writeString(file(), "language=fr\n");
            settings.speedProperty().set(Speed.FAST);
        }
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            Settings settings = settingsFile.open();
            assertEquals("fr", settings.languageProperty().get());
            assertEquals(Theme.DARK, settings.themeProperty().get());
            assertEquals(Speed.FAST, settings.speedProperty().get());
        }
    }

    /** A setting that a part of the window brings along is one like all others. */
    @Test
    void soDoesASettingThatIsAddedLater() throws IOException {
        Files.writeString(file(), "arena.programs=one\n");
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            Settings settings = settingsFile.open();
            assertEquals("one", settings.text("arena.programs", "").get());
            Files.writeString(file(), "arena.programs=two\n");
            settings.speedProperty().set(Speed.FAST);
        }
        try (SettingsFile settingsFile = new SettingsFile(file())) {
            assertEquals("two", settingsFile.open().text("arena.programs", "").get());
        }
    }
}
