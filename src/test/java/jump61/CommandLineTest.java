package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.console.Consoles;
import jump61.game.Player;
import jump61.game.Side;
import jump61.remote.RemoteSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandLineTest {

    @Test
    void noArgumentsMeanThe2014ConsoleOfJump61() {
        assertEquals(console("jump61", "2014", Map.of(), false), CommandLine.parse());
    }

    @Test
    void anotherDialectCanBeChosen() {
        assertEquals(console("jump61", "2006", Map.of(), false), CommandLine.parse("--dialect", "2006"));
    }

    @Test
    void simAndCheckersTakeTheirPlayers() {
        assertEquals(
                console("sim", "2014", Map.of(Side.FIRST, Player.HUMAN, Side.SECOND, new Player.Computer(3)), false),
                CommandLine.parse("--game", "sim", "--red", "human", "--blue", "ai:3"));
        assertEquals(
                console("checkers", "2014", Map.of(Side.SECOND, new Player.Computer(8)), false),
                CommandLine.parse("--white", "ai", "--game", "checkers"));
    }

    @Test
    void checkersTellsOfJumpsOnRequest() {
        assertEquals(
                console("checkers", "2014", Map.of(), true), CommandLine.parse("--game", "checkers", "--notice-jumps"));
    }

    @Test
    void theConsoleOf2006ListensWhereItIsTold() {
        var options =
                new Consoles.Options(Map.of(), false, RemoteSettings.usual().listeningOn("all"));
        assertEquals(
                new Request.RunConsole("jump61", "2006", options),
                CommandLine.parse("--dialect", "2006", "--listen", "all"));
    }

    @Test
    void theWindowOpensWithOrWithoutAFile() {
        assertEquals(new Request.OpenWindow(Optional.empty()), CommandLine.parse("--display"));
        assertEquals(new Request.OpenWindow(Optional.of(Path.of("a.game"))), CommandLine.parse("--display", "a.game"));
    }

    @Test
    void toolsReadTheirOwnArguments() {
        assertEquals(
                new Request.RunTool("match", List.of("--help", "--x")), CommandLine.parse("match", "--help", "--x"));
    }

    @Test
    void theHelpNamesTheGamesThatHaveAConsole() {
        assertTrue(CommandLine.help().contains("  --game jump61|checkers|sim    that game's console\n"));
    }

    @Test
    void versionAndHelpAreAnsweredWhateverElseIsAsked() {
        assertEquals(new Request.ShowVersion(), CommandLine.parse("--version"));
        assertEquals(new Request.ShowHelp(), CommandLine.parse("--display", "--help"));
        assertEquals(new Request.ShowHelp(), CommandLine.parse("-h"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        --listen all             | --listen is for --dialect 2006 only
        --listen                 | --listen needs one of all or an address of this machine
        --frobnicate             | unknown option --frobnicate
        -x                       | unknown option -x
        frob                     | unexpected argument frob
        --display a b            | unexpected argument b
        --dialect 1999           | --dialect is 2014, 2021 or 2006, not 1999
        --dialect                | --dialect needs one of 2014, 2021 or 2006
        --game chess             | --game is jump61, checkers or sim, not chess
        --game sim --red robot   | --red is human, ai or ai:LEVEL, LEVEL from 1 to 8, not robot
        --game sim --red ai:     | --red is human, ai or ai:LEVEL, LEVEL from 1 to 8, not ai:
        --game sim --red ai:9    | --red is human, ai or ai:LEVEL, LEVEL from 1 to 8, not ai:9
        --game sim --red --blue  | --red needs one of human, ai or ai:LEVEL
        --game sim --white human | --white has no meaning in the console of sim
        --game checkers --blue ai| --blue has no meaning in the console of checkers
        --red ai                 | --red has no meaning in the console of jump61
        --notice-jumps           | --notice-jumps is for Checkers only, not for --game jump61
        --game sim --dialect 2006| --dialect is for Jump61 only, not for --game sim
        """)
    void mistakesAreToldInOneLine(String arguments, String message) {
        assertEquals(new Request.Mistake(message), CommandLine.parse(arguments.split(" ")));
    }

    private static Request console(String game, String dialect, Map<Side, Player> players, boolean noticesJumps) {
        return new Request.RunConsole(
                game, dialect, new Consoles.Options(players, noticesJumps, RemoteSettings.usual()));
    }
}
