package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Refusal;
import jump61.games.cubes.CubesGame;
import jump61.puzzle.PuzzleGames;
import jump61.puzzle.PuzzleKind;
import jump61.window.Command;
import jump61.window.board.GameViews;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every text that is asked for exists, and every text that exists is asked for. */
class TextsTest {
    /** What ends the key of a text about a win that may be faster. */
    private static final String AT_MOST = ".atMost";

    /** Keys that are put together from a beginning and what the program knows. */
    private static final Pattern COMPOSED = Pattern.compile(
            "(side|colour|level|learn\\.(outcome|summary)|editor\\.brush|lesson|library\\.ending|tournament\\.(format|limit|problem|failed)|programs\\.(dialect|problem)|why|result\\.reason|clock|newGame\\.warnings|settings\\.(theme|palette|speed|help)"
                    + "|menu|shortcuts|puzzle\\.(task|about|kind|challenge|status|verdict|over|day))\\..+"
                    + "|puzzle\\.(daily|practice|streak|rush)|table\\.(asks|phrase)\\..+");

    /** Keys of the settings file that look like those of texts. */
    private static final Set<String> OF_SETTINGS = Set.of("files.recent", "play.help");

    /** What the window asks of every game. */
    private static final Set<String> OF_EVERY_GAME = Set.of("game.name", "game.aim", "game.begin", "game.end");

    /** What the window asks of a game if there is something to say. */
    private static final Set<String> OF_SOME_GAMES = Set.of(
            "editor.turn",
            "headStart",
            "game.size",
            "game.shared",
            "game.end.shared",
            "game.end.lost",
            "board.shared",
            "pass.button",
            "story.haul",
            "story.haul.title");

    static Stream<TextBundle> bundles() {
        return Stream.of(
                        Stream.of(TextBundle.WINDOW, TextBundle.BOARD),
                        TextBundle.refusals(),
                        GameViews.games().stream().map(TextBundle::of))
                .flatMap(bundles -> bundles);
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void everyTextInUseExists(TextBundle bundle) {
        Set<String> missing = asked(bundle);
        missing.removeAll(bundle.keys("en"));
        missing.removeAll(OF_SETTINGS);
        assertEquals(Set.of(), missing);
    }

    /** A layout cannot say what would stand in a place of a text; the name of the log's field leaves it out. */
    @Test
    void layoutsShowNoTextsWithPlaces() throws IOException {
        Set<String> withPlaces = new TreeSet<>();
        try (DirectoryStream<Path> layouts = Files.newDirectoryStream(Path.of("fxml"), "*.fxml")) {
            for (Path layout : layouts) {
                Pattern.compile("\"%([\\w.]+)\"")
                        .matcher(Files.readString(layout))
                        .results()
                        .map(found -> found.group(1))
                        .filter(key -> TextBundle.WINDOW
                                .texts("en")
                                .getProperty(key, "")
                                .contains("{0"))
                        .forEach(withPlaces::add);
            }
        }
        assertEquals(Set.of("about.log"), withPlaces);
    }

    @Test
    void everyGameOfTheWindowHasItsTexts() {
        for (Game game : GameViews.games()) {
            Set<String> missing = new TreeSet<>(OF_EVERY_GAME);
            missing.removeAll(TextBundle.of(game).keys("en"));
            assertEquals(Set.of(), missing, game.id());
        }
    }

    /** A general kind is described by the window, and a kind of one game by that game alone. */
    @Test
    void everyKindOfPuzzleHasItsTextsInOnePlace() {
        for (Game game : GameViews.games()) {
            for (PuzzleKind kind : PuzzleGames.kinds(game)) {
                for (String about : List.of("puzzle.task.", "puzzle.about.", "puzzle.kind.")) {
                    boolean own = TextBundle.of(game).keys("en").contains(about + kind.id());
                    boolean general = TextBundle.WINDOW.keys("en").contains(about + kind.id());
                    assertTrue(own != general, about + kind.id() + " of " + game.id());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void everyTextIsInUse(TextBundle bundle) {
        Set<String> unused = bundle.keys("en");
        Set<String> asked = asked(bundle);
        if (bundle.isOfGame()) {
            asked.addAll(OF_EVERY_GAME);
            asked.addAll(OF_SOME_GAMES);
        }
        unused.removeAll(asked);
        unused.removeIf(key -> key.endsWith(AT_MOST) && asked.contains(key.replace(AT_MOST, "")));
        unused.removeIf(key -> COMPOSED.matcher(key).matches());
        assertEquals(Set.of(), unused);
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void noKeyOccursTwice(TextBundle bundle) {
        Set<String> seen = new HashSet<>();
        List<String> twice = TextBundle.linesOf(bundle.english()).stream()
                .filter(key -> !seen.add(key))
                .toList();
        assertEquals(List.of(), twice);
    }

    @Test
    void theWindowWordsARefusalInItsLanguageAndTheConsoleInEnglish() {
        Locale system = Locale.getDefault();
        Refusal refusal = Refusal.in(CubesGame.class, "opponentsSquare", "3:4");
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("Square 3:4 belongs to the opponent.", refusal.text());
            assertEquals("Square 3:4 belongs to the opponent.", refusal.text(Locale.ENGLISH));
            assertEquals("Square 3:4 belongs to the opponent.", refusal.text(Locale.forLanguageTag("eo")));
            assertEquals("Feld 3:4 gehört der anderen Seite.", refusal.text(Locale.GERMAN));
            assertEquals("格子 3:4 属于对方。", refusal.text(Locale.CHINESE));
        } finally {
            Locale.setDefault(system);
        }
    }

    private static Set<String> asked(TextBundle bundle) {
        Set<String> keys = bundle.asked();
        if (bundle.equals(TextBundle.WINDOW)) {
            for (Command command : Command.ofProduct()) {
                keys.add(command.textKey());
                keys.add(command.group().textKey());
            }
        }
        Set<String> beginnings =
                bundle.keys("en").stream().map(text -> text.split("\\.")[0]).collect(Collectors.toSet());
        // Other strings with dots are names of settings, files and system properties.
        keys.removeIf(found -> !beginnings.contains(found.split("\\.")[0])
                || found.endsWith(".fxml")
                || found.endsWith(".properties"));
        return keys;
    }
}
