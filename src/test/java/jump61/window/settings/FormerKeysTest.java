package jump61.window.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import jump61.window.board.Help;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A settings file from the time when there were sixteen settings is understood. */
class FormerKeysTest {
    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("settings.properties");
    }

    private <T> T read(List<String> lines, Function<Settings, T> question) throws IOException {
        Files.write(file(), lines);
        try (SettingsFile settings = new SettingsFile(file())) {
            return question.apply(settings.open());
        }
    }

    private void open(Consumer<Settings> use) {
        try (SettingsFile settings = new SettingsFile(file())) {
            use.accept(settings.open());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "window.preview=UP_TO_CLUB, SOME",
        "window.preview=ALWAYS, ALL",
        "window.preview=NEVER, NONE",
        "window.evaluation=true, ALL",
        "window.evaluation=false, SOME",
        "window.markThreats=true, ALL",
        "window.markDangers=true, SOME",
        "theme=DARK, SOME",
    })
    void whatTheBoardTellsIsOneSettingNow(String line, Help help) throws IOException {
        assertEquals(
                help, read(List.of(line), settings -> settings.helpProperty().get()));
    }

    @Test
    void losingLinesStayMarkedWhereThePreviewWasOff() throws IOException {
        List<String> lines = List.of("window.preview=NEVER", "window.markDangers=true");
        assertEquals(Help.SOME, read(lines, settings -> settings.helpProperty().get()));
    }

    @Test
    void whatWasMutedHasNoVolumeAndTheKeyTurnsItUpAgain() throws IOException {
        Files.write(file(), List.of("sound.muted=true", "sound.volume=0.8"));
        open(settings -> {
            assertEquals(0, settings.volumeProperty().get());
            settings.themeProperty().set(Theme.DARK);
        });
        open(settings -> {
            assertEquals(0, settings.volumeProperty().get(), "still, at the next start");
            settings.mutedProperty().set(false);
            assertTrue(settings.volumeProperty().get() > 0);
        });
        open(settings -> assertFalse(settings.mutedProperty().get()));
    }

    @ParameterizedTest
    @CsvSource({
        "computer.minimumSeconds=2.5, SLOW",
        "computer.minimumSeconds=0.7, NORMAL",
        "computer.minimumSeconds=0, FAST",
        "computer.minimumSeconds=soon, NORMAL",
    })
    void howLongTheComputerTookIsItsSpeed(String line, Speed speed) throws IOException {
        assertEquals(
                speed, read(List.of(line), settings -> settings.speedProperty().get()));
    }

    @Test
    void aSpeedThatWasChosenStays() throws IOException {
        List<String> lines = List.of("computer.minimumSeconds=2.5", "animation.speed=NONE");
        assertEquals(
                Speed.NONE, read(lines, settings -> settings.speedProperty().get()));
    }

    @ParameterizedTest
    @CsvSource({"window.details", "window.analysisDetails"})
    void numbersOfTheSearchAreShownWhereTheyWere(String key) throws IOException {
        assertEquals(
                true,
                read(
                        List.of(key + "=true"),
                        settings -> settings.detailsProperty().get()));
    }

    @Test
    void cascadesGoStepByStepAsBefore() throws IOException {
        assertEquals(
                true,
                read(
                        List.of("animation.steps=true"),
                        settings -> settings.stepModeProperty().get()));
    }

    @ParameterizedTest
    @CsvSource({"games.kept=-1, false", "games.kept=0, true", "games.kept=500, true"})
    void gamesAreKeptOrNotAsBefore(String line, boolean kept) throws IOException {
        assertEquals(kept, read(List.of(line), Settings::keepsGames));
    }

    @Test
    void allGamesAreKeptUnlessAFileSaysHowMany() throws IOException {
        assertEquals(0, read(List.of(), Settings::mostGames), "without a limit");
        assertEquals(500, read(List.of("games.kept=500"), Settings::mostGames));
    }

    @Test
    void aFileOfTodayIsTakenAtItsWord() throws IOException {
        List<String> lines =
                List.of("window.help=NONE", "window.evaluation=true", "sound.muted=true", "sound.volume=0.5");
        assertEquals(Help.NONE, read(lines, settings -> settings.helpProperty().get()));
        assertEquals(false, read(lines, settings -> settings.mutedProperty().get()));
    }
}
