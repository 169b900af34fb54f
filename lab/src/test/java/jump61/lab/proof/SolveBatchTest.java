package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jump61.console.Tool;
import jump61.game.Games;
import jump61.game.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs in pieces, and where proofs are written, as a user meets them. */
class SolveBatchTest {
    @TempDir
    private Path folder;

    private Path units;
    private String said;

    private int solve(String... arguments) {
        var out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        int code = Tool.call(new ProofTool(), "solve", List.of(arguments), print, print);
        said = out.toString(StandardCharsets.UTF_8);
        assertFalse(said.contains("Exception"), said);
        return code;
    }

    /** Divides 2×3 and solves all units. */
    private List<Path> solvedUnits() throws IOException {
        units = folder.resolve("units");
        assertEquals(Tool.OK, solve("--split", units.toString(), "--plies", "2", "--size", "2x3"), said);
        List<Path> files = new ArrayList<>();
        try (var all = Files.newDirectoryStream(units, "*.unit")) {
            all.forEach(files::add);
        }
        for (Path unit : files) {
            assertEquals(Tool.OK, solve("--unit", unit.toString(), "--memory", "4"), said);
        }
        return files;
    }

    @Test
    void unitsAreSolvedAndJoined() throws IOException {
        int count = solvedUnits().size();
        Path proof = folder.resolve("whole.proof");
        assertEquals(Tool.OK, solve("--join", units.toString(), "--proof", proof.toString()), said);
        assertTrue(said.startsWith(count + " of " + count + " units are solved, and checked."), said);
        assertTrue(said.contains("Red wins in at most "), said);
        assertEquals(Tool.OK, solve("--check", proof.toString()), said);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "2", "x\njump61 1- 1- / 1- 1-", "-1\njump61 1- 1- / 1- 1-", "9\njump61 1- / 1-", "2\nchess"})
    void aDamagedStartIsReportedInOneLine(String start) throws IOException {
        solvedUnits();
        Files.writeString(units.resolve("start.txt"), start);
        assertEquals(Tool.FAILED, solve("--join", units.toString()));
        assertEquals(1, said.lines().count(), said);
    }

    @Test
    void aDamagedProofCountsAsNotSolvedAndIsSolvedAgain() throws IOException {
        List<Path> files = solvedUnits();
        Path proof = units.resolve("00001.proof");
        byte[] whole = Files.readAllBytes(proof);
        Files.write(proof, List.of("damaged"));
        solve("--join", units.toString());
        assertTrue(said.contains("00001.unit counts as not solved: " + proof + " is no proof of its unit"), said);
        assertTrue(said.contains(files.size() - 1 + " of " + files.size() + " units are solved"), said);
        assertEquals(Tool.OK, solve("--unit", units.resolve("00001.unit").toString(), "--memory", "4"), said);
        assertTrue(Files.mismatch(Files.write(folder.resolve("whole"), whole), proof) < 0);
        assertTrue(Files.exists(units.resolve("00001.proof.damaged")), "it is never thrown away");
        assertEquals(Tool.OK, solve("--unit", units.resolve("00001.unit").toString()), said);
        assertTrue(said.endsWith("00001.unit: solved already\n"), said);
    }

    @Test
    void aCostThatIsNotKnownAnyMoreOnlyChangesTheEstimate() throws IOException {
        solvedUnits();
        Files.delete(units.resolve("00001.nodes"));
        Files.writeString(units.resolve("00002.nodes"), "junk");
        assertEquals(Tool.OK, solve("--join", units.toString()), said);
    }

    @Test
    void unitsOfDifferentSplitsAreNotMixed() throws IOException {
        solvedUnits();
        assertEquals(Tool.FAILED, solve("--split", units.toString(), "--size", "2x3"));
        assertEquals("jump61 solve: " + units + " holds units already\n", said);
        Files.delete(units.resolve("start.txt"));
        assertEquals(Tool.FAILED, solve("--split", units.toString(), "--plies", "1", "--size", "2x3"));
        assertTrue(said.contains("a split that was not finished"), said);
    }

    @Test
    void oneImpossibleUnitIsNamedAndTheOthersAreJoined() throws IOException {
        int count = solvedUnits().size();
        Path damaged = units.resolve("00001.unit");
        Files.writeString(damaged, Files.readString(damaged).replaceFirst(" [1-4]", " 127"));
        assertEquals(Tool.FAILED, solve("--join", units.toString()));
        assertTrue(said.contains(damaged + " counts as not solved: " + damaged + " is not a unit: "), said);
        assertTrue(said.contains((count - 1) + " of " + count + " units are solved"), said);
        assertEquals(Tool.FAILED, solve("--unit", damaged.toString()));
        assertTrue(said.startsWith("jump61 solve: " + damaged + " is not a unit: "), said);
    }

    @Test
    void anOutlineIsNoProofOfAUnitAndIsReplacedByOne() throws IOException {
        units = folder.resolve("units");
        assertEquals(Tool.OK, solve("--split", units.toString(), "--plies", "1", "--size", "2x5"), said);
        Path unit = units.resolve("00001.unit");
        String position = Files.readString(unit).strip().replace("jump61 ", "");
        String proof = units.resolve("00001.proof").toString();
        String[] outline = {"--memory", "32", "--distance", "0", "--outline", "2", "--proof", proof, position};
        assertEquals(Tool.OK, solve(outline), said);
        assertEquals(Tool.FAILED, solve("--join", units.toString()));
        assertTrue(said.contains(proof + " is an outline, not a whole proof"), said);
        assertTrue(said.contains("0 of 3 units are solved"), said);
        assertEquals(Tool.OK, solve("--unit", unit.toString()), said);
        assertTrue(said.startsWith(proof + " is an outline, not a whole proof; the file is now called "), said);
        assertEquals(Tool.OK, solve("--join", units.toString()), "this move wins");
        assertTrue(said.startsWith("1 of 3 units are solved"), said);
    }

    @Test
    void unitsThatAreMissingAndThoseOfAnotherSplitAreNotCountedAsSolved() throws IOException {
        int count = solvedUnits().size();
        Files.delete(units.resolve("00001.unit"));
        Files.copy(units.resolve("00002.unit"), units.resolve("twice.unit"));
        Files.copy(units.resolve("00002.proof"), units.resolve("twice.proof"));
        Path other = Files.writeString(units.resolve("other.unit"), "jump61 1- 1- / 1- 1-\n");
        assertEquals(Tool.OK, solve("--unit", other.toString(), "--memory", "4"), said);
        assertEquals(Tool.FAILED, solve("--join", units.toString()));
        assertTrue(
                said.startsWith(other + " counts as not solved: it is not one of the units of this folder\n"
                        + (count - 1) + " of " + count + " units are solved, and checked.\n"),
                said);
    }

    @Test
    void namesCannotCommandATerminal() throws IOException {
        Path odd = Files.createDirectory(folder.resolve("a\u001b[2J\nb"));
        assertEquals(Tool.FAILED, solve("--join", odd.toString()));
        assertEquals(1, said.lines().count(), said);
        assertFalse(said.contains("\u001b"), said);
        String table = odd.resolve("x.table").toString();
        String[] proof = {
            "--size", "2", "--table", table, "--proof", odd.resolve("x.proof").toString()
        };
        for (int time = 1; time <= 2; time++) {
            assertEquals(Tool.OK, solve(proof), said);
            assertTrue(said.contains("a?[2J?b"), said.replace("\u001b", "ESC"));
            assertFalse(said.contains("\u001b"), said.replace("\u001b", "ESC"));
        }
        assertTrue(said.startsWith("Going on with "), said);
    }

    @Test
    void aUnitThatNobodyWinsIsSolvedToo() throws IOException {
        Path unit = Files.writeString(folder.resolve("1.unit"), ProofUnit.text(drawn()));
        assertEquals(Tool.OK, solve("--unit", unit.toString(), "--memory", "4"), said);
        assertTrue(said.contains("nobody can force a win"), said);
        assertEquals(
                Tool.OK,
                solve("--game", "checkers", "--proof", folder.resolve("x.proof").toString(), drawn().notation()));
        assertTrue(said.contains("there is no strategy to write"), said);
    }

    private static Position drawn() {
        return Games.byId("checkers").orElseThrow().parsePosition(".WWW/www./..../...r/r.../..r./.r../RRR. red");
    }

    @Test
    void onlyOneThingIsDoneAtATime() {
        assertEquals(Tool.MISUSED, solve("--split", folder.toString(), "--unit", "x.unit"));
        assertEquals(Tool.MISUSED, solve("--unit", "x.unit", "--join", folder.toString()));
    }

    @Test
    void aFileThatCannotBeWrittenIsToldAboutBeforeTheWork() throws IOException {
        Path noFolder = Files.createFile(folder.resolve("no folder"));
        for (Path file : List.of(noFolder.resolve("x.proof"), folder, folder.resolve("none/x.proof"))) {
            assertEquals(Tool.FAILED, solve("--size", "2", "--proof", file.toString()));
            assertEquals(1, said.lines().count(), said);
            assertTrue(said.startsWith("jump61 solve: the proof cannot be written: "), said);
        }
        assertFalse(Files.exists(folder.resolve("none")));
    }

    @Test
    void aTableIsNotReplacedByAProof() {
        String file = folder.resolve("x").toString();
        assertEquals(Tool.MISUSED, solve("--size", "2", "--table", file, "--proof", file));
        assertFalse(Files.exists(Path.of(file)));
    }

    @Test
    @Tag("slow")
    void aStoredProofIsNamedAsTheSource() {
        assertEquals(Tool.OK, solve("--size", "2x6", "--distance", "0"));
        assertTrue(said.contains(", from a stored proof."), said);
        assertEquals(Tool.OK, solve("--size", "2x6", "--distance", "0", "--anew"));
        assertTrue(said.contains(" wins: proven in "), said);
        assertFalse(said.contains("stored proof"), said);
        assertEquals(Tool.OK, solve("--size", "2", "--distance", "0"));
        assertFalse(said.contains("stored proof"), said);
    }

    @Test
    void whatTheSearchForTheDistanceFindsOutIsKept() {
        String table = folder.resolve("2x5.table").toString();
        assertEquals(Tool.OK, solve("--size", "2x5", "--memory", "4", "--table", table));
        assertTrue(said.contains("Distance: 13 plies."), said);
        assertEquals(Tool.OK, solve("--size", "2x5", "--memory", "4", "--table", table, "--distance", "0"));
        assertTrue(said.matches("(?s)Going on with [1-9]\\d* positions from .*"), said);
    }

    @Test
    void aSizeBesideAPositionIsRefusedWithTheReason() {
        assertEquals(Tool.MISUSED, solve("--size", "2", "1- 1- / 1- 1-"));
        assertTrue(said.contains("--size cannot stand beside a position"), said);
    }
}
