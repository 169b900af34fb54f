package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import jump61.app.WindowStart;
import jump61.console.ConsoleStart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandLineTest {

    private static ConsoleStart console(String... arguments) {
        return ((Request.RunConsole) CommandLine.parse(arguments)).console();
    }

    @Test
    void noArgumentsMeanThe2014ConsoleOfJump61() {
        assertEquals(console("--game", "jump61", "--dialect", "2014"), console());
    }

    @Test
    void eachDialectAndGameIsAConsoleOfItsOwn() {
        assertEquals(
                5,
                Stream.of("--dialect 2014", "--dialect 2021", "--dialect 2006", "--game sim", "--game checkers")
                        .map(arguments -> console(arguments.split(" ")))
                        .distinct()
                        .count());
    }

    @Test
    void simAndCheckersTakeTheirPlayersHoweverTheyAreSpelled() {
        assertEquals(console("--game", "sim"), console("--game", "sim", "--red", "human", "--blue", "ai"));
        assertEquals(
                console("--game", "checkers", "--white", "ai:8"),
                console("--white", "computer 8", "--game", "checkers"));
        assertNotEquals(
                console("--game", "checkers", "--white", "level:7"), console("--game", "checkers", "--white", "ai:8"));
    }

    @Test
    void checkersPointsOutJumpsOnRequest() {
        assertNotEquals(console("--game", "checkers"), console("--game", "checkers", "--notice-jumps"));
    }

    @Test
    void theConsoleOf2006ListensOnTheGivenAddress() {
        assertNotEquals(console("--dialect", "2006"), console("--dialect", "2006", "--listen", "all"));
    }

    @Test
    void aCommandOfTheLabIsRefusedWithTheNameOfTheLab() {
        assertEquals(
                new Request.Mistake("bench is a command of jump61-lab, which comes with the sources"),
                CommandLine.parse("bench", "--depth", "3"));
    }

    @Test
    void theWindowOpensWithOrWithoutAFile() {
        assertEquals(new Request.OpenWindow(List.of(), WindowStart.HOME), CommandLine.parse("--display"));
        assertEquals(
                new Request.OpenWindow(List.of(Path.of("a.game")), WindowStart.HOME),
                CommandLine.parse("--display", "a.game"));
        assertEquals(
                new Request.OpenWindow(List.of(Path.of("--help")), WindowStart.HOME),
                CommandLine.parse("--display", "--", "--help"));
    }

    @Test
    void theWindowOpensWithSeveralFiles() {
        assertEquals(
                new Request.OpenWindow(List.of(Path.of("a.game"), Path.of("b.game"), Path.of("-c")), WindowStart.HOME),
                CommandLine.parse("--display", "a.game", "b.game", "--", "-c"));
    }

    @Test
    void theWindowOpensWithThePuzzleOfTheDayOrWithTheChoicesForANewGame() {
        var puzzle = new Request.OpenWindow(List.of(), WindowStart.DAILY_PUZZLE);
        assertEquals(puzzle, CommandLine.parse("--puzzle"));
        assertEquals(puzzle, CommandLine.parse("--display", "--puzzle"));
        assertEquals(new Request.OpenWindow(List.of(), WindowStart.NEW_GAME), CommandLine.parse("--new-game"));
        var mistake = new Request.Mistake("only one of --puzzle, --new-game and a game file can be opened");
        assertEquals(mistake, CommandLine.parse("--puzzle", "--new-game"));
        assertEquals(mistake, CommandLine.parse("--display", "a.game", "--puzzle"));
    }

    @Test
    void theWindowTakesNoOptionOfAConsole() {
        assertEquals(
                new Request.Mistake("--game has no meaning in the window"),
                CommandLine.parse("--display", "--game", "sim"));
        assertEquals(
                new Request.Mistake("--dialect has no meaning in the window"),
                CommandLine.parse("--new-game", "--dialect", "2006"));
    }

    @Test
    void toolsReadTheirOwnArguments() {
        assertEquals(
                new Request.RunTool("match", List.of("--help", "--x")), CommandLine.parse("match", "--help", "--x"));
    }

    @Test
    void theseAreTheTools() {
        assertEquals(
                List.of("match", "tournament", "puzzles", "solve", "analyze", "review", "export", "table", "engine"),
                Tools.names());
    }

    @Test
    void theHelpSaysWhatEachToolIsFor() {
        for (String tool : Tools.names()) {
            assertTrue(CommandLine.help().matches("(?s).*\n  " + tool + " +[a-z].*"), tool);
        }
    }

    @Test
    void theHelpNamesTheGamesThatHaveAConsole() {
        assertTrue(CommandLine.help().contains("  --game jump61|checkers|sim    that game's console\n"));
    }

    @Test
    void versionAndHelpAreAnsweredWhateverElseIsGiven() {
        assertEquals(new Request.ShowVersion(), CommandLine.parse("--version"));
        assertEquals(new Request.ShowHelp(), CommandLine.parse("--display", "--help"));
        assertEquals(new Request.ShowHelp(), CommandLine.parse("-h"));
    }

    @Test
    void aFileNameThatCannotBeReadIsToldTruly() {
        assertEquals(
                new Request.Mistake("the name of a file has characters that are not in the encoding of this system:"
                        + " a\uFFFDb; rename it first"),
                CommandLine.parse("--display", "a\uFFFDb"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        --listen all             | --listen is for --dialect 2006 only
        --listen                 | --listen needs all or an address of this machine
        --frobnicate             | unknown option --frobnicate
        -x                       | unknown option -x
        frob                     | unexpected argument frob
        --dialect 1999           | --dialect must be 2014, 2021 or 2006, not 1999
        --dialect                | --dialect needs 2014, 2021 or 2006
        --game chess             | --game must be jump61, checkers or sim, not chess
        --game sim --red robot   | --red must be human, ai or ai:LEVEL, LEVEL from 1 to 8, not robot
        --game sim --red ai:     | --red must be human, ai or ai:LEVEL, LEVEL from 1 to 8, not ai:
        --game sim --red ai:9    | --red must be human, ai or ai:LEVEL, LEVEL from 1 to 8, not ai:9
        --game sim --red --blue  | --red needs human, ai or ai:LEVEL
        --game sim --white human | --white has no meaning in the console of sim
        --game checkers --blue ai| --blue has no meaning in the console of checkers
        --red ai                 | --red has no meaning in the console of jump61
        --red ai --red human     | --red is given twice
        --notice-jumps           | --notice-jumps has no meaning in the console of jump61
        --game sim --dialect 2006| --dialect has no meaning in the console of sim
        """)
    void mistakesAreReportedInOneLine(String arguments, String message) {
        assertEquals(new Request.Mistake(message), CommandLine.parse(arguments.split(" ")));
    }
}
