package jump61.tournament.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
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
        Texts texts = Texts.in(language);
        var words = MatchTexts.inColours(texts, new SimpleStringProperty(""));
        String table = new TournamentTexts(texts, words, LocalDate::now).table(picture());
        List<String> cells = List.of(
                table.lines().toList().get(1).replace("\u200e", "").strip().split(" +"));
        assertEquals(List.of(numbers.replace('_', '\u00a0').split(" ")), cells.subList(5, 8));
    }

    private static TournamentPicture picture() {
        var setup = new Setup(
                Format.SWISS,
                List.of(new Entrant("Ada", "level:1"), new Entrant("Rex", "level:2")),
                1,
                3,
                GAME,
                BoardSize.square(GAME.sizes().smallest()),
                List.of(GAME.start(GAME.sizes().smallest())),
                1,
                Duration.ofMinutes(1),
                List.of(TieBreak.SONNEBORN_BERGER));
        List<Standings.Row> rows = List.of(row(0, "Ada", 2.5), row(1, "Rex", 0.5));
        return new TournamentPicture(setup, new Standings(rows, 3, 1), 0, List.of(), List.of(), Optional.empty());
    }

    private static Standings.Row row(int player, String name, double points) {
        List<Double> against = player == 0 ? List.of(0.0, points) : List.of(points, 0.0);
        List<Integer> games = player == 0 ? List.of(0, 3) : List.of(3, 0);
        Map<TieBreak, Double> tieBreaks = Map.of(TieBreak.SONNEBORN_BERGER, 1.25, TieBreak.BUCHHOLZ, 0.5);
        return new Standings.Row(player, name, 0, 10, 3, points, against, games, 0, tieBreaks);
    }
}
