package jump61.tournament.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Bidi;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.tournament.Encounter;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.Outcome;
import jump61.tournament.Setup;
import jump61.tournament.Standings;
import jump61.tournament.TieBreak;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The standings as text. */
class TournamentTextsTest {
    private static final Game GAME = Games.all().get(0);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"en | 2.5 83.3% 1.25", "de | 2,5 83,3_% 1,25", "tr | 2,5 %83,3 1,25", "ar | 2.5 83.3% 1.25"})
    void aCopiedTableWritesNumbersAsTheLanguageDoes(String language, String numbers) {
        String row = table(language, "Ada").get(1).replaceAll("[\u200e\u200f]", "");
        List<String> cells = List.of(row.strip().split(" +"));
        assertEquals(List.of(numbers.replace('_', '\u00a0').split(" ")), cells.subList(5, 8));
    }

    /** The set-up keeps the names of the language in which it was made. */
    @ParameterizedTest
    @CsvSource({
        "Beginner, de, Anfänger",
        "Anfänger, en, Beginner",
        "Anfänger 2, sv, Nybörjare 2",
        "Improver, de, Improver",
        "Ada, de, Ada"
    })
    void theNamesOfLevelsFollowTheLanguage(String stored, String language, String shown) {
        Texts texts = Texts.in(language);
        TournamentPicture picture = picture(stored);
        var told =
                new TournamentTexts(texts, MatchTexts.inColours(texts, new SimpleStringProperty("")), LocalDate::now);
        TournamentPicture named = told.named(picture);
        assertEquals(shown, named.standings().rows().get(0).name());
        assertEquals(shown, named.setup().entrants().get(0).name());
        assertEquals(shown, named.finished().get(0).names().first());
        assertEquals("Rex", named.finished().get(0).names().second(), "a name of the user's");
        assertEquals(picture.setup(), named.setup().withEntrants(picture.setup().entrants()), "the rest stays");
    }

    private static List<String> table(String language, String name) {
        Texts texts = Texts.in(language);
        var words = MatchTexts.inColours(texts, new SimpleStringProperty(""));
        return new TournamentTexts(texts, words, LocalDate::now)
                .table(picture(name))
                .lines()
                .toList();
    }

    /** In a program that shows each line in the direction of its first letter. */
    @ParameterizedTest
    @CsvSource({"en, Ada", "he, Ada", "he, \u05d0\u05d1\u05d9\u05e9\u05d2", "ar, Ada"})
    void theColumnsOfACopiedTableAreSeenUnderTheirHeadings(String language, String name) {
        List<String> table = table(language, name);
        Texts texts = Texts.in(language);
        int points = end(texts.get("tournament.points"), table.get(0));
        assertEquals(points, end("2.5", table.get(1)), String.join("\n", table));
        assertEquals(end("SB", table.get(0)), end("1.25", table.get(1)), String.join("\n", table));
    }

    /** Returns in which column a cell is seen to end, counted from where its line begins. */
    private static int end(String cell, String line) {
        String seen = seen(line);
        String part = seen(cell);
        boolean fromLeft = new Bidi(line, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).baseIsLeftToRight();
        return fromLeft ? seen.indexOf(part) + part.length() : seen.length() - seen.lastIndexOf(part);
    }

    private static String seen(String line) {
        Bidi bidi = new Bidi(line, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        byte[] levels = new byte[line.length()];
        Character[] letters = new Character[line.length()];
        for (int i = 0; i < letters.length; i++) {
            levels[i] = (byte) bidi.getLevelAt(i);
            letters[i] = line.charAt(i);
        }
        Bidi.reorderVisually(levels, 0, letters, 0, letters.length);
        return Stream.of(letters)
                .filter(letter -> Character.getType(letter) != Character.FORMAT)
                .map(String::valueOf)
                .collect(Collectors.joining());
    }

    private static TournamentPicture picture(String name) {
        var setup = new Setup(
                Format.SWISS,
                List.of(new Entrant(name, "level:1"), new Entrant("Rex", "level:2")),
                1,
                3,
                GAME,
                BoardSize.square(GAME.sizes().smallest()),
                List.of(GAME.start(GAME.sizes().smallest())),
                1,
                Duration.ofMinutes(1),
                List.of(TieBreak.SONNEBORN_BERGER));
        List<Standings.Row> rows = List.of(row(0, name, 2.5), row(1, "Rex", 0.5));
        var game = new TournamentPicture.FinishedGame(
                new Outcome(0, 1, Optional.empty(), List.of()),
                new TournamentPicture.Pairing(name, "Rex"),
                new Encounter(1, 0, 1));
        return new TournamentPicture(setup, new Standings(rows, 3, 1), 0, List.of(), List.of(game), Optional.empty());
    }

    private static Standings.Row row(int player, String name, double points) {
        List<Double> against = player == 0 ? List.of(0.0, points) : List.of(points, 0.0);
        List<Integer> games = player == 0 ? List.of(0, 3) : List.of(3, 0);
        Map<TieBreak, Double> tieBreaks = Map.of(TieBreak.SONNEBORN_BERGER, 1.25, TieBreak.BUCHHOLZ, 0.5);
        return new Standings.Row(player, name, 0, 10, 3, points, against, games, 0, tieBreaks);
    }
}
