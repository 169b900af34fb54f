package jump61.app;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.review.MoveClass;
import jump61.tournament.Format;
import jump61.window.settings.Palette;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a new level, palette, class of moves or tournament format lacks that the compiler cannot ask for: numbers by
 * game, texts and style sheets. See docs/changes.md.
 */
class TablesTest {
    private static final Path RESOURCES = Path.of("src/main/resources/jump61");
    private static final String WINDOW = "window/texts.properties";
    private static final String REVIEW = "review/texts.properties";

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLevelHasARatingInEveryGameAboveThatOfTheLevelBelow(Game game) {
        double below = 0;
        for (Level level : Level.values()) {
            double rating =
                    assertDoesNotThrow(() -> game.levelRating(level), () -> level + " has no rating in " + game.id());
            assertTrue(rating > below, level + " is rated " + rating + ", and the level below " + below);
            below = rating;
        }
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void everyLevelIsNamedAndDescribed(Level level) throws IOException {
        assertNone(textsLacking(WINDOW, level.key(), "level.what." + level.number()));
    }

    @Test
    void aGameThatDescribesALevelInItsOwnWordsDescribesEveryOne() throws IOException {
        for (Game game : games()) {
            Path texts = RESOURCES.resolve("games/" + folder(game) + "/ui/texts.properties");
            if (Files.exists(texts) && Files.readString(texts).contains("level.what.")) {
                for (Level level : Level.values()) {
                    assertNone(textsLacking(RESOURCES.relativize(texts).toString(), "level.what." + level.number()));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Palette.class)
    void everyPaletteIsNamed(Palette palette) throws IOException {
        assertNone(textsLacking(WINDOW, "settings.palette." + palette.id()));
    }

    @ParameterizedTest
    @EnumSource(
            value = Palette.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"CLASSIC", "OWN"})
    void everyPaletteHasItsColoursByDayAndByNight(Palette palette) throws IOException {
        String style = "." + palette.styleClass();
        assertNone(rulesLacking("window/style/tokens.css", ".window" + style, ".window.dark" + style));
    }

    @ParameterizedTest
    @EnumSource(MoveClass.class)
    void everyClassOfMovesIsNamed(MoveClass verdict) throws IOException {
        assertNone(textsLacking(REVIEW, "class." + verdict.key(), "verdict." + verdict.key()));
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void everyTournamentFormatIsNamedAndDescribed(Format format) throws IOException {
        assertNone(textsLacking(WINDOW, "tournament.format." + format.name().toLowerCase(Locale.ROOT)));
        assertTrue(
                Files.readString(Path.of("docs/tournaments.md")).contains(format.id()),
                "docs/tournaments.md says nothing of " + format.id());
    }

    private static void assertNone(Set<String> lacking) {
        assertEquals(Set.of(), lacking);
    }

    private static Set<String> textsLacking(String file, String... keys) throws IOException {
        List<String> lines = Files.readAllLines(RESOURCES.resolve(file));
        return lacking(file, keys, key -> lines.stream().anyMatch(line -> line.startsWith(key + "=")));
    }

    private static Set<String> rulesLacking(String file, String... selectors) throws IOException {
        List<String> lines = Files.readAllLines(RESOURCES.resolve(file));
        return lacking(
                file, selectors, rule -> lines.stream().anyMatch(line -> line.matches("\\Q" + rule + "\\E( \\{.*|,)")));
    }

    private static Set<String> lacking(String file, String[] wanted, Predicate<String> isThere) {
        Set<String> lacking = new TreeSet<>();
        Stream.of(wanted).filter(isThere.negate()).forEach(each -> lacking.add(file + " lacks " + each));
        return lacking;
    }

    private static String folder(Game game) {
        String room = game.getClass().getPackageName();
        return room.substring(room.lastIndexOf('.') + 1);
    }
}
