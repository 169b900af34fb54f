package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandWordsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        ./player                     | ./player
        java  -jar   player.jar      | java,-jar,player.jar
        '/My Games/player' -x        | /My Games/player,-x
        "/My Games/player" -x        | /My Games/player,-x
        /My\\ Games/player           | /My Games/player
        /My' 'Games/"pla"yer         | /My Games/player
        python3 -c 'print("1 1")'    | python3,-c,print("1 1")
        a "b \\"c\\" \\\\ d" e       | a,b "c" \\ d,e
        a 'b \\n' \\'                | a,b \\n,'
        C:\\Games\\player.exe /x     | C:\\Games\\player.exe,/x
        "C:\\My Games\\player.exe"   | C:\\My Games\\player.exe
        """)
    void wordsAreQuotedAsInAShell(String command, String words) {
        assertEquals(List.of(words.split(",")), CommandWords.of(command));
    }

    @Test
    void quotesCanHoldNothing() {
        assertEquals(List.of("a", "", "b"), CommandWords.of("a '' b"));
        assertEquals(List.of(), CommandWords.of("  "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"'/My Games/player", "\"a", "a 'b\" c"})
    void aQuoteThatIsNotClosedIsToldInOneLine(String command) {
        var thrown = assertThrows(IllegalArgumentException.class, () -> CommandWords.of(command));
        assertEquals(1, thrown.getMessage().lines().count());
        assertTrue(thrown.getMessage().contains("is not closed in the command " + command), thrown.getMessage());
        assertFalse(CommandWords.isCommand(command));
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "", "My Games", "it's", "\"", "a\\b", "'' \\", "ü ß"})
    void whatIsQuotedIsReadAsItWas(String word) {
        assertEquals(List.of(word, "x"), CommandWords.of(CommandWords.quoted(word) + " x"));
    }

    @DisabledOnOs(OS.WINDOWS)
    @Test
    void aProgramInAFolderWithASpaceAndAnUmlautPlays() throws IOException {
        assumeTrue(
                Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"))
                        .newEncoder()
                        .canEncode("ü"),
                "the file names of this system have no umlauts");
        Path program = Files.createDirectories(folder.resolve("Müllers Spiele")).resolve("it's a player");
        Files.writeString(
                program, "#!/bin/sh\nexec " + ScriptedProgram.spec("good").substring("program:".length()));
        assertTrue(program.toFile().setExecutable(true));
        ContestantSpec spec =
                ContestantSpec.parse("program:" + CommandWords.quoted(program.toString()), Duration.ofMinutes(1));
        ProgramTrial trial = ProgramTrial.of(spec, CubesGame.INSTANCE.start(3), moves -> {});
        assertTrue(trial.problem().isEmpty(), trial.problem()::toString);
    }

    @Test
    void theFileOfATournamentKeepsQuotes() {
        Setup setup = SetupFormat.read("""
                Jump61 tournament 1
                Size: 3
                Opening-plies: 1
                Player: level:1
                Player: Other=program:'/My Games/player' -x "a b"
                """);
        Setup again = SetupFormat.read(SetupFormat.write(setup));
        assertEquals(
                "program:'/My Games/player' -x \"a b\"", again.entrants().get(1).spec());
    }
}
