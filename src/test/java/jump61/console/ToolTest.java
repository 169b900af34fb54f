package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import jump61.Tools;
import jump61.puzzle.PuzzlesTool;
import jump61.record.RecordCollection;
import jump61.record.RecordFiles;
import jump61.review.AnalyzeTool;
import jump61.solver.SolveTool;
import jump61.tournament.MatchTool;
import jump61.tournament.TournamentTool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int call(Tool tool, String... arguments) {
        return Tool.call(
                tool,
                "tool",
                List.of(arguments),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @Test
    void aMatchReportsEachGameThenATableAndSavesTheGames(@TempDir Path folder) throws Exception {
        Path games = folder.resolve("games");
        int code = call(
                new MatchTool(),
                "--first",
                "depth:2",
                "--second",
                "depth:1",
                "--games",
                "4",
                "--size",
                "3",
                "--opening-plies",
                "2",
                "--records",
                games.toString());
        assertEquals(Tool.OK, code, err.toString(StandardCharsets.UTF_8));
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.startsWith("game 1: "), text);
        assertTrue(text.contains("Games:   4 ("), text);
        assertTrue(text.contains("Elo:"), text);
        try (var files = Files.list(games)) {
            for (Path file : files.toList()) {
                assertTrue(RecordFiles.load(file).result().isPresent());
            }
        }
        assertTrue(Files.exists(games.resolve("game-0004.jump61")));
    }

    @Test
    void theGamesOfMatchesCanBeAddedToOneFile(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("all.jump61s");
        String arguments = "--first level:1 --second level:2 --size 3 --games 3 --quiet --records " + file;
        for (int times = 1; times <= 2; times++) {
            assertEquals(Tool.OK, call(new MatchTool(), arguments.split(" ")), err.toString(StandardCharsets.UTF_8));
            assertEquals(3 * times, RecordCollection.load(file).size());
        }
        Files.writeString(file, "something else");
        assertEquals(Tool.FAILED, call(new MatchTool(), arguments.split(" ")));
        assertEquals("something else", Files.readString(file));
    }

    @Test
    void theGamesOfAMatchDoNotReplaceThoseOfAnEarlierOneInTheSameFolder(@TempDir Path folder) throws Exception {
        String arguments = "--first level:1 --second level:2 --size 3 --games 2 --quiet --records " + folder;
        assertEquals(Tool.OK, call(new MatchTool(), arguments.split(" ")), err.toString(StandardCharsets.UTF_8));
        String first = Files.readString(folder.resolve("game-0001.jump61"));
        Files.createFile(folder.resolve("game-99.jump61"));
        String other = arguments.replace("level:1", "level:3");
        assertEquals(Tool.OK, call(new MatchTool(), other.split(" ")), err.toString(StandardCharsets.UTF_8));
        assertEquals(first, Files.readString(folder.resolve("game-0001.jump61")));
        assertTrue(Files.readString(folder.resolve("game-0003.jump61")).contains("level:3"));
        assertTrue(Files.exists(folder.resolve("game-0004.jump61")));
    }

    @Test
    void gamesThatAreTheSameAsOneBeforeAreCounted() {
        String arguments = "--first depth:1 --second depth:1 --size 3 --games 4 --opening-plies 0";
        assertEquals(Tool.OK, call(new MatchTool(), arguments.split(" ")), err.toString(StandardCharsets.UTF_8));
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.contains("Repeats: 3 of 4 games are the same, move for move"), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--first program:/no/such/program --second level:1",
                "--first level:1 --second program:/no/such/program"
            })
    void aProgramThatCannotBeStartedIsAnErrorAndNothingIsScored(String contestants) {
        int code = call(new MatchTool(), (contestants + " --games 4 --size 3").split(" "));
        assertEquals(Tool.FAILED, code);
        String line = err.toString(StandardCharsets.UTF_8);
        assertTrue(line.startsWith("jump61 tool: /no/such/program cannot be started: "), line);
        assertEquals("", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aMatchWithATestEndsWhenItIsDecided() {
        String arguments = "--first level:3 --second level:1 --size 4 --games 100 --quiet --sprt 0,200";
        assertEquals(Tool.OK, call(new MatchTool(), arguments.split(" ")), err.toString(StandardCharsets.UTF_8));
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.contains("H1 was accepted"), text);
        assertTrue(text.contains("lbound -2.94, ubound 2.94"), text);
    }

    /** As on a full disk: a report that is cut off must not pass for a whole one. */
    @ParameterizedTest
    @ValueSource(strings = {"--size 2", "--help"})
    void outputThatCannotBeWrittenIsAFailure(String arguments) {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int any) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        int code = Tool.call(
                new SolveTool(),
                "solve",
                List.of(arguments.split(" ")),
                new PrintStream(full, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        assertEquals(Tool.FAILED, code);
        assertEquals(
                "jump61 solve: the output could not be written",
                err.toString(StandardCharsets.UTF_8).strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "level:1",
                "level:1 level:1",
                "level:1 human",
                "level:1 level:9",
                "level:1 level:2 --type league",
                "level:1 level:2 --size 16",
                "level:1 level:2 --order backwards",
                "level:1 level:2 --openings no/such/file",
                "level:1 program:x --game sim",
                "no-such-file --quiet"
            })
    void aTournamentThatMakesNoSenseIsRefusedInOneLine(String arguments) {
        assertEquals(Tool.MISUSED, call(new TournamentTool(), arguments.strip().split(" +")));
        assertEquals(0, out.size());
        assertEquals(1, err.toString(StandardCharsets.UTF_8).lines().count());
    }

    @Test
    void aTournamentResumesFromItsFolderAndSavesItsGames(@TempDir Path folder) throws Exception {
        String cup = folder.resolve("cup").toString();
        String arguments = "level:1 A=level:2 --size 3 --opening-plies 1 --games 4 --folder " + cup;
        assertEquals(Tool.OK, call(new TournamentTool(), arguments.split(" ")), err.toString(StandardCharsets.UTF_8));
        String first = out.toString(StandardCharsets.UTF_8);
        assertTrue(first.contains("Finished game 4 ("), first);
        out.reset();
        assertEquals(Tool.OK, call(new TournamentTool(), cup));
        String second = out.toString(StandardCharsets.UTF_8);
        assertTrue(second.startsWith("Resumed after 4 games, 0 to go"), second);
        assertTrue(first.endsWith(second.substring(second.indexOf("Rank"))), second);
        assertTrue(Files.exists(folder.resolve("cup/tournament-games/game-0004.jump61")));
        assertEquals(Tool.MISUSED, call(new TournamentTool(), ("level:3 " + arguments).split(" ")));
    }

    @Test
    void thePuzzleOfADayIsTheSameWheneverItIsAskedFor() {
        assertEquals(Tool.OK, call(new PuzzlesTool(), "--daily", "2026-06-14"));
        String once = out.toString(StandardCharsets.UTF_8);
        out.reset();
        assertEquals(Tool.OK, call(new PuzzlesTool(), "--daily", "2026-06-14"));
        assertEquals(once, out.toString(StandardCharsets.UTF_8));
        assertTrue(once.startsWith("{\"id\": \"jump61-"), once);
        assertEquals(Tool.MISUSED, call(new PuzzlesTool(), "--daily", "tomorrow"));
        err.reset();
        assertEquals(Tool.MISUSED, call(new PuzzlesTool(), "--daily", "2026-06-14", "extra"));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("unexpected argument extra"));
        out.reset();
        assertEquals(Tool.OK, call(new PuzzlesTool(), "--daily"), "of today");
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("{\"id\": \"jump61-"));
    }

    @Test
    void puzzlesAreListedAsOneObjectALine() {
        assertEquals(Tool.OK, call(new PuzzlesTool(), "--list", "--game", "sim"));
        String line = out.toString(StandardCharsets.UTF_8).lines().findFirst().orElseThrow();
        String pattern =
                "\\{\"id\": \"sim-1\", \"game\": \"sim\", \"kind\": \"win\", \"moves\": 5, \"position\": \"12 24 / 13"
                        + " 34\", \"toMove\": \"red\", \"answers\": \\[\"23\"\\], \"rating\": \\d+}";
        assertTrue(line.matches(pattern), line);
    }

    @Test
    void anAnalysisScoresThePosition() {
        assertEquals(Tool.OK, call(new AnalyzeTool(), "--depth", "2", "2r 1- / 1- 1-"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("depth "));
    }

    @Test
    void aPositionMayFollowAFlag() {
        assertEquals(Tool.OK, call(new AnalyzeTool(), "--depth", "1", "--quiet", "2r 1- / 1- 1-"));
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("depth 1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--first depth:1",
                "--first depth:1 --second elephant:2",
                "--first depth:1 --second depth:1 --size 16",
                "--first depth:1 --second depth:1 --size many",
                "--first depth:1 --second depth:1 --game go",
                "--first depth:1 --second program:x --game sim",
                "--first depth:1 --second depth:1 --what 3",
                "--first depth:1 --second depth:1 surplus",
                "--first depth:1 --first depth:1",
                "--first --second depth:1",
                "--first depth:1 --second depth:1 --games 0"
            })
    void wrongArgumentsAreReportedInOneLineAndNothingHappens(String arguments) {
        assertEquals(Tool.MISUSED, call(new MatchTool(), arguments.split(" ")));
        assertEquals(0, out.size());
        assertEquals(1, err.toString(StandardCharsets.UTF_8).lines().count());
    }

    private String error(int expected, Tool tool, String arguments) {
        err.reset();
        assertEquals(expected, call(tool, arguments.split(" ")));
        assertEquals(0, out.size(), out.toString(StandardCharsets.UTF_8));
        return err.toString(StandardCharsets.UTF_8).strip();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        --bogus                    | unknown option --bogus
        --first depth:1 --second   | --second needs a value
        --first depth:1 --second depth:1 --sprt 10,0   | \
            --sprt needs the smaller difference first, as in 0,10, not 10,0
        --first depth:1 --second depth:1 --sprt 0      | --sprt needs two differences in Elo, as in 0,10
        --first depth:1 --second depth:1 --sprt 0,10 --sprt-alpha 0 | --sprt-alpha needs a number above 0, not 0.0
        """)
    void aMistakeIsSaidAsItIs(String arguments, String message) {
        assertEquals(
                "jump61 tool: " + message + " (see jump61 tool --help)",
                error(Tool.MISUSED, new MatchTool(), arguments));
    }

    /** ESC and, in one character, CSI. */
    @ParameterizedTest
    @ValueSource(strings = {"\u001b[31m", "\u009b31m", "\n", "\u0085"})
    void nothingThatIsQuotedCommandsATerminal(String command) {
        assertEquals(Tool.MISUSED, call(new MatchTool(), "--x" + command));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.matches("jump61 tool: unknown option --x\\?[^\\p{Cc}]* \\(see jump61 tool --help\\)\\R"), said);
    }

    @Test
    void recordsThatCannotBeKeptAreToldBeforeAnythingIsPlayed(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertEquals(
                "jump61 tool: " + file + ": it exists, and is no folder",
                error(Tool.FAILED, new MatchTool(), "--first depth:1 --second depth:1 --records " + file));
        assertEquals(
                "jump61 tool: " + file + ": it exists, and is no folder",
                error(Tool.FAILED, new TournamentTool(), "level:1 level:2 --folder " + file));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderThatCannotBeMadeIsCalledSo() {
        assertEquals(
                "jump61 tool: the folder /proc/x cannot be made",
                error(Tool.FAILED, new MatchTool(), "--first depth:1 --second depth:1 --records /proc/x"));
        assertEquals(
                "jump61 tool: the folder /proc/x cannot be made",
                error(Tool.FAILED, new TournamentTool(), "level:1 level:2 --folder /proc/x"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--first depth:1 --second depth:1", "level:1 level:2"})
    void aWrongOpeningIsNamedWithItsFileAndLine(String players, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("openings.txt");
        Files.writeString(file, "# two\n2r 1- / 1- 1-\n\n2r 1- / 1-\n");
        Tool tool = players.startsWith("--") ? new MatchTool() : new TournamentTool();
        String line = error(Tool.MISUSED, tool, players + " --size 2 --openings " + file);
        assertTrue(line.startsWith("jump61 tool: " + file + ", line 4: "), line);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        match --first level:1 --second level:1 --size 3 --games 2 | game,game,match
        tournament level:1 A"\\b=level:2 --size 3               | game,game,standings
        analyze --size 3 --depth 2                                | depth,depth,analysis
        solve --size 2 --quiet                                    | verdict,distance
        puzzles --daily 2026-06-14                                | puzzle
        """)
    void withJsonEachLineIsAnObjectWithItsVersionAndType(String command, String types) {
        List<String> words = List.of((command + " --json").split(" +"));
        Tool tool = Tools.byName(words.get(0)).orElseThrow();
        assertEquals(
                Tool.OK,
                call(tool, words.subList(1, words.size()).toArray(String[]::new)),
                err.toString(StandardCharsets.UTF_8));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        List<String> found = new ArrayList<>();
        for (String line : lines) {
            var head = Pattern.compile("\\{\"version\": 1, \"type\": \"([a-z]+)\", .*}")
                    .matcher(line);
            assertTrue(head.matches(), line);
            found.add(head.group(1));
            assertEquals(
                    0,
                    line.replaceAll("\\\\.", "").chars().filter(c -> c == '"').count() % 2,
                    line);
        }
        assertEquals(List.of(types.split(",")), found);
    }

    @Test
    void aPositionCanComeFromStandardInput() {
        var before = System.in;
        System.setIn(new ByteArrayInputStream("2r 1- /\n1- 1-\n".getBytes(StandardCharsets.UTF_8)));
        try {
            assertEquals(Tool.OK, call(new AnalyzeTool(), "--depth", "1", "--quiet", "-"));
        } finally {
            System.setIn(before);
        }
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("depth 1"));
    }

    /** Otherwise its files would be in the current folder, and called after the dash. */
    @Test
    void aTournamentFromStandardInputIsPlayedButNotKept() {
        var before = System.in;
        String setup = "Jump61 tournament 1\nSize: 3\nPlayer: level:1\nPlayer: level:2\n";
        System.setIn(new ByteArrayInputStream(setup.getBytes(StandardCharsets.UTF_8)));
        try {
            assertEquals(Tool.OK, call(new TournamentTool(), "-", "--quiet"), err.toString(StandardCharsets.UTF_8));
        } finally {
            System.setIn(before);
        }
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("Rank"));
        assertFalse(Files.exists(Path.of("-")) || Files.exists(Path.of("-.journal")));
    }

    @Test
    void aMatchPlaysAsManyGamesAsAskedForHoweverFewOpeningsThereAre() {
        String arguments = "--first level:1 --second level:1 --size 4 --opening-plies 0 --games 5";
        assertEquals(Tool.OK, call(new MatchTool(), arguments.split(" ")), err.toString(StandardCharsets.UTF_8));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals("There is one opening for 3 pairs of games, so each is used again", lines.get(0));
        assertEquals("game 5 stands alone: it is not repeated with sides swapped", lines.get(1));
        assertTrue(lines.get(6).startsWith("game 5: "), lines.get(6));
        assertTrue(lines.get(10).startsWith("Games:   5 ("), lines.get(10));
    }

    /** As with {@code solve --memory} beyond what Java may use. */
    @Test
    void tablesThatDoNotFitAreReportedInOneLine() {
        Tool greedy = new Tool() {
            @Override
            public String help() {
                return "";
            }

            @Override
            public int run(Options options, PrintStream out) {
                throw new OutOfMemoryError();
            }
        };
        assertEquals(Tool.FAILED, call(greedy));
        String line = err.toString(StandardCharsets.UTF_8).strip();
        assertTrue(line.matches("jump61 tool: out of memory; Java may use \\d+ MB \\(java -Xmx allows more\\)"), line);
    }

    @Test
    void aSmallBoardIsSolvedWithADistanceAndALine() {
        assertEquals(Tool.OK, call(new SolveTool(), "--size", "3", "--memory", "16", "--quiet"));
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.startsWith("Blue wins: "), text);
        assertTrue(text.contains("Distance: 14 plies."), text);
        assertTrue(text.contains("Line: "), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--check x.proof",
                "--size 3 --proof x.proof",
                "--keep",
                "--split units --plies 2",
                "--unit 00001.unit",
                "--join units",
                "--estimate 40 --size 5",
                "--size 3 --table 3.table"
            })
    void aSolverOfTheLabIsNamedToThoseWhoLookForItHere(String arguments) {
        assertEquals(Tool.MISUSED, call(new SolveTool(), arguments.split(" ")));
        String line = err.toString(StandardCharsets.UTF_8).strip();
        assertTrue(
                line.matches("jump61 tool: --[a-z]+ is an option of jump61-lab solve, which comes with the sources .*"),
                line);
    }

    @Test
    void puzzlesAreLookedForInTheLab() {
        assertEquals(Tool.MISUSED, call(new PuzzlesTool(), "--out", "x.puzzles"));
        String line = err.toString(StandardCharsets.UTF_8).strip();
        assertTrue(line.contains("--out is an option of jump61-lab mine, which comes with the sources"), line);
    }

    @Test
    void helpIsAnsweredWithoutStartingAnything() {
        assertEquals(Tool.OK, call(new MatchTool(), "--help"));
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("Usage: jump61 match"));
    }

    /** A tool that wants more memory than there is. */
    private static final class Greedy implements Tool {
        @Override
        public String help() {
            return "Usage: greedy";
        }

        @Override
        public int run(Options options, PrintStream output) {
            throw new OutOfMemoryError("full");
        }
    }

    @Test
    void whoRunsOutOfMemoryIsToldHowMuchThereIs() {
        assertEquals(Tool.FAILED, call(new Greedy()));
        long most = Runtime.getRuntime().maxMemory() / 1024 / 1024;
        String line = err.toString(StandardCharsets.UTF_8).strip();
        assertTrue(line.contains(" may use " + most + " MB "), line);
    }
}
