package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.console.Tool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Four players, of whom A, B and C beat each other in turn, and D takes points from some. */
class TableFileTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    private static Setup setup(String tieBreaks) {
        return SetupFormat.read("Jump61 tournament 1\nSize: 2\nGames: 1\n" + tieBreaks
                + "Player: A=level:1\nPlayer: B|b=level:1\nPlayer: C, \"c\"=level:1\nPlayer: D=level:1\n");
    }

    /** Returns the standings after games, from 0, of which some are won by the player listed earlier. */
    private static Standings standings(Setup setup, List<Integer> played, List<Integer> won) {
        List<Encounter> encounters = setup.pairings().encounters(new Scores(1, Map.of()));
        List<Outcome> outcomes = played.stream()
                .map(game -> {
                    Encounter encounter = encounters.get(game);
                    boolean firstIsEarlier = encounter.first() < encounter.second();
                    boolean wins = won.contains(game) == firstIsEarlier;
                    return new Outcome(game, wins ? 1 : 0, Optional.empty(), List.of());
                })
                .toList();
        return Standings.of(setup, encounters, outcomes);
    }

    private static String names(Standings standings) {
        return standings.rows().stream().map(row -> row.name().substring(0, 1)).collect(Collectors.joining());
    }

    private static List<Integer> gamesOf(Setup setup, int... pairs) {
        List<Encounter> encounters = setup.pairings().encounters(new Scores(1, Map.of()));
        return IntStream.range(0, encounters.size())
                .filter(game -> IntStream.of(pairs).anyMatch(pair -> {
                    int first = encounters.get(game).first();
                    int second = encounters.get(game).second();
                    return Math.min(first, second) * 10 + Math.max(first, second) == pair;
                }))
                .boxed()
                .toList();
    }

    /** A beats B and C, B beats C and D, C beats D, and D beats A: two points for A and B, one for C and D. */
    private static Standings standings(String tieBreaks) {
        Setup setup = setup(tieBreaks);
        List<Integer> all = IntStream.range(0, 6).boxed().toList();
        return standings(setup, all, gamesOf(setup, 1, 2, 12, 13, 23));
    }

    @Test
    void winsAgainstGoodPlayersCountMoreWithSonnebornBerger() {
        assertEquals("ABDC", names(standings("Tie-breaks: sonneborn-berger\n")));
    }

    @ParameterizedTest
    @CsvSource({"'', ACBD", "'Tie-breaks: buchholz\n', ABCD"})
    void harderOpponentsCountMoreWithBuchholz(String tieBreaks, String order) {
        Setup setup = setup(tieBreaks);
        // So far A has beaten B, and B and C have beaten D.
        List<Integer> played = gamesOf(setup, 1, 13, 23);
        assertEquals(order, names(standings(setup, played, played)));
    }

    @Test
    void theValuesAreTheSumsOverTheGames() {
        Map<String, Map<TieBreak, Double>> values = standings("").rows().stream()
                .collect(Collectors.toMap(row -> row.name().substring(0, 1), Standings.Row::tieBreaks));
        // A has won against B (2 points) and C (1), and lost against D (1).
        assertEquals(3, values.get("A").get(TieBreak.SONNEBORN_BERGER));
        assertEquals(4, values.get("A").get(TieBreak.BUCHHOLZ));
        assertEquals(2, values.get("B").get(TieBreak.SONNEBORN_BERGER));
        assertEquals(4, values.get("B").get(TieBreak.BUCHHOLZ));
        assertEquals(2, values.get("D").get(TieBreak.SONNEBORN_BERGER));
        assertEquals(5, values.get("D").get(TieBreak.BUCHHOLZ));
    }

    @Test
    void aTableForSpreadsheetsQuotesNamesWithCommasAndQuotes() {
        String csv = TableFile.csv(standings("Tie-breaks: sonneborn-berger\n"));
        List<String> lines = csv.lines().toList();
        assertEquals("Rank,Name,Games,Points,Elo,Error,sonneborn-berger,buchholz,Forfeits,1,2,3,4", lines.get(0));
        assertTrue(lines.get(1).matches("1,A,3,2,-?\\d+,\\d+,3,4,0,,1,0,1"), csv);
        assertTrue(lines.get(4).startsWith("4,\"C, \"\"c\"\"\",3,1,"), csv);
        assertTrue(csv.endsWith("\r\n"));
    }

    @Test
    void aTableInMarkdownHasAsManyCellsInEachLine() {
        String markdown = TableFile.markdown(standings(""));
        assertEquals("| ---: | --- | ---: |", markdown.lines().toList().get(1).substring(0, 21));
        assertTrue(markdown.contains("| B\\|b | 3 | 2 |"), markdown);
        markdown.lines()
                .forEach(line -> assertEquals(
                        14,
                        line.replace("\\|", "").chars().filter(c -> c == '|').count(),
                        line));
    }

    @Test
    void tieBreaksAreKeptInTheSetUpAndDoNotChangeItsGames() throws Exception {
        Setup setup = setup("Tie-breaks: Buchholz, sonneborn-berger\n");
        assertEquals(List.of(TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER), setup.tieBreaks());
        assertEquals(setup, SetupFormat.read(SetupFormat.write(setup)));
        Path journal = folder.resolve("x.journal");
        Journal.open(journal, setup).close();
        Journal.open(journal, setup("")).close();
        var thrown = assertThrows(IllegalArgumentException.class, () -> setup("Tie-breaks: luck\n"));
        assertEquals("there is no tie-break \"luck\"; there are sonneborn-berger and buchholz", thrown.getMessage());
    }

    private int call(String arguments) {
        var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        return Tool.call(new TournamentTool(), "tournament", List.of(arguments.split(" ")), stream, stream);
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theToolWritesTheTableIntoAFileAndCanRankAgain() throws Exception {
        Path csv = folder.resolve("table.csv");
        Path cup = folder.resolve("cup");
        String names = "level:1 level:2 level:3 --size 2 --type swiss --quiet --folder " + cup + " --table " + csv;
        assertEquals(Tool.OK, call(names), said());
        assertEquals(4, Files.readString(csv).lines().count());
        Path markdown = folder.resolve("table.md");
        assertEquals(Tool.OK, call(cup + " --tie-breaks buchholz --quiet --table " + markdown), said());
        assertEquals(5, Files.readString(markdown).lines().count());
        assertTrue(said().contains("Buchholz"), said());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        level:1 level:2 --size 2 --table FOLDER/table.xls | 2 | --table needs a file that ends in .csv or .md
        level:1 level:2 --size 2 --table FOLDER/no/x.csv  | 1 | there is no such folder
        level:1 level:2 --size 2 --tie-breaks luck        | 2 | there is no tie-break "luck"
        level:1 X=program:./none --folder FOLDER/cup      | 1 | cannot be started: there is no program ./none
        """)
    void whatCannotBeDoneIsSaidBeforeAnythingIsPlayed(String arguments, int code, String message) throws Exception {
        assertEquals(code, call(arguments.replace("FOLDER", folder.toString())), said());
        assertEquals(1, said().lines().count(), said());
        assertTrue(said().contains(message), said());
        try (var files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }
}
