package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;
import jump61.trust.ToolOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentOutputTest {
    @Test
    void whatItPrintsStaysAsItWas() throws IOException {
        ToolOutput.check(
                getClass(),
                "tournament.txt",
                new TournamentTool(),
                "ai:1 ai:2 depth:1 --size 3 --ratinginterval 3",
                "ai:1 depth:1 nodes:20 A=ai:1 --size 3 --type swiss --rounds 3 --tie-breaks buchholz,sonneborn-berger --json",
                "ai:1 depth:1 nodes:20 ai:2 ai:1 --size 2x3 --type knockout --games 1 --opening-plies 1",
                "ai:1 depth:1 nodes:20 --size 3 --type gauntlet --tie-breaks buchholz --quiet",
                "ai:1 depth:1 --game sim --json --quiet",
                "ai:1",
                "ai:1 ai:1 --games 0",
                "ai:1 ai:9",
                "ai:1 ai:1 --type other",
                "ai:1 ai:1 --rounds 0",
                "ai:1 ai:1 --tie-breaks other",
                "ai:1 ai:1 --order other",
                "ai:1 ai:1 --size 1",
                "ai:1 ai:1 --concurrency 0",
                "ai:1 ai:1 --table file.txt",
                "ai:1 ai:1 --openings no-such-file.txt",
                "no-such-tournament.txt",
                "ai:1 ai:1 --bogus");
    }

    @Test
    void whatIsInTheFolderAlreadyIsNeitherReplacedNorTakenForTheTournament(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("tournament.txt"), "notes");
        String players = "level:1 level:2 --size 3 --quiet --folder " + folder;
        assertTrue(refused(players).startsWith(file + ": this is no tournament"));
        assertEquals("notes", Files.readString(file));
        Files.delete(file);
        assertEquals(Tool.OK, played(players));
        assertEquals(Tool.OK, played(players + " --tie-breaks buchholz"), "the same tournament goes on");
        Files.delete(folder.resolve("tournament.journal"));
        assertEquals("the set-up in " + file + " is another one", refused(players + " --games 4"));
        assertFalse(Files.exists(folder.resolve("tournament.journal")));
    }

    @Test
    void theTableReplacesNothingThatIsRead(@TempDir Path folder) throws Exception {
        Path setup = Files.writeString(
                folder.resolve("cup.md"), "Jump61 tournament 1\nSize: 3\nPlayer: level:1\nPlayer: level:2\n");
        Path openings = Files.writeString(folder.resolve("book.csv"), "1r 1- / 1- 1-\n");
        Path link = Files.createSymbolicLink(folder.resolve("table.md"), setup);
        String needed = "--table needs another file than that of the ";
        for (Path same : List.of(setup, link, folder.resolve("./cup.md"))) {
            assertEquals(needed + "tournament", refused(setup + " --quiet --table " + same));
        }
        String players = "level:1 level:2 --size 2 --quiet --openings " + openings;
        assertEquals(needed + "openings", refused(players + " --table " + openings));
        assertTrue(Files.readString(setup).startsWith("Jump61 tournament 1"));
        assertEquals("1r 1- / 1- 1-\n", Files.readString(openings));
        assertFalse(Files.exists(folder.resolve("cup.journal")), "nothing is played");
    }

    @Test
    void standardOutputIsNoPlaceForGames() {
        String games = "--first level:1 --second level:1 --size 3 --quiet --games 1 --records -";
        UsageException records = assertThrows(
                UsageException.class, () -> new MatchTool().run(Options.parse(List.of(games.split(" "))), System.out));
        assertTrue(records.getMessage().startsWith("--records cannot be standard output"), records.getMessage());
        String folder = refused("level:1 level:2 --size 3 --quiet --folder -");
        assertTrue(folder.startsWith("--folder cannot be standard output"), folder);
        assertEquals(
                "the name of a file is empty",
                assertThrows(
                                UsageException.class,
                                () -> new TournamentTool().run(Options.parse(List.of("")), System.out))
                        .getMessage());
    }

    private static int played(String arguments) throws UsageException {
        PrintStream out = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        return new TournamentTool().run(Options.parse(List.of(arguments.split(" "))), out);
    }

    private static String refused(String arguments) {
        return assertThrows(UsageException.class, () -> played(arguments)).getMessage();
    }

    @Test
    void ofAFolderWithoutATournamentTheFileThatIsMissingIsNamed(@TempDir Path folder) {
        String said = refused(folder.toString());
        assertTrue(said.startsWith("there is no file " + folder.resolve("tournament.txt") + ";"), said);
    }
}
