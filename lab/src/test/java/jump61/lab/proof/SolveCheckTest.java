package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import jump61.console.Tool;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.solver.ProofFile;
import jump61.solver.Seal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user of {@code solve --outline} and {@code solve --check} is told. */
class SolveCheckTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    private int solve(String... arguments) {
        said.reset();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        return Tool.call("jump61-lab", new ProofTool(folder), "solve", List.of(arguments), out, out);
    }

    private List<String> lines() {
        return said.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private String outline() {
        String proof = folder.resolve("2x5.proof").toString();
        String[] arguments = ("--size 2x5 --memory 32 --distance 0 --quiet --outline 4 --proof " + proof).split(" ");
        assertEquals(Tool.OK, solve(arguments), said.toString(StandardCharsets.UTF_8));
        return proof;
    }

    @Test
    void anOutlineIsCheckedPlyByPlyAndThenBySearch() {
        String proof = outline();
        assertEquals(Tool.OK, solve("--check", proof));
        assertEquals(List.of("after 0 plies: 1 positions", "after 2 plies: 9 positions"), lines().subList(0, 2));
        assertTrue(
                lines().get(2)
                        .matches("Proven: Red wins .* in at most \\d+ plies \\(outline of 4 plies, 10 positions\\)"),
                said::toString);
        assertEquals(Tool.OK, solve("--check", proof, "--quiet"));
        assertEquals(1, lines().size());
    }

    @Test
    void aCheckGoesOnFromItsFile() {
        String proof = outline();
        String checked = folder.resolve("2x5.checked").toString();
        assertEquals(Tool.OK, solve("--check", proof, "--checked", checked));
        assertEquals(3, lines().size());
        assertEquals(Tool.OK, solve("--check", proof, "--checked", checked));
        assertTrue(
                lines().get(0).matches("Read from .*2x5.checked: [1-9]\\d* positions played out\\."), said::toString);
        assertEquals(4, lines().size());
    }

    /** An outline that says falsely that Red wins, and a file by which all of it has been checked. */
    @Test
    void whatAnotherMachineHasCheckedIsNotBelieved() throws Exception {
        Position start = CubesGame.INSTANCE.start(3);
        List<Position> after = start.play(start.legalMoves().get(0)).after().legalMoves().stream()
                .map(reply -> start.play(start.legalMoves().get(0))
                        .after()
                        .play(reply)
                        .after())
                .toList();
        var wins = Map.of(
                start.canonical(), new ProvenWin(start.canonical().legalMoves().get(0), 27));
        Path outline = folder.resolve("bad.proof");
        Files.write(outline, ProofFileWriter.bytes(new FoundStrategy(start, Side.FIRST, 27, 9, 1, wins)));
        PlayedPositions forged = new PlayedPositions(1 << 20);
        after.forEach(forged::add);
        Path checked = folder.resolve("forged.chk");
        String[] check = {"--check", outline.toString(), "--checked", checked.toString(), "--quiet"};
        PlayedFile.write(
                checked, Seal.withKey(new byte[] {1}), ProofFile.open(outline).hash(), forged);
        assertEquals(Tool.FAILED, solve(check));
        assertEquals(
                List.of("jump61-lab solve: " + checked
                        + " cannot be used: it was not written on this machine, so what it says is not believed"),
                lines());
        PlayedFile.write(checked, Seal.in(folder), ProofFile.open(outline).hash(), forged);
        assertEquals(Tool.OK, solve(check), "the forgery is a good one, but for its seal");
    }

    @Test
    void aFileOfAnotherKindIsRefusedInOneLineAndStays() throws Exception {
        String proof = outline();
        Path foreign = Files.writeString(folder.resolve("diary"), "dear diary");
        assertEquals(Tool.FAILED, solve("--check", proof, "--checked", foreign.toString()));
        assertEquals(
                List.of("jump61-lab solve: " + foreign
                        + " cannot be used: these are not the played positions of this proof"),
                lines());
        assertEquals("dear diary", Files.readString(foreign));
    }

    @Test
    void aPartIsCheckedAloneAndDoesNotProveTheWhole() {
        String proof = outline();
        assertEquals(Tool.OK, solve("--check", proof, "--part", "2/3", "--quiet"));
        assertTrue(lines().get(0).startsWith("Part 2 of 3 holds: Red wins "), said::toString);
        assertEquals(1, lines().size());
    }

    @Test
    void onlyAnOutlineHasParts() {
        assertEquals(Tool.MISUSED, solve("--check", "x", "--part", "4/3"));
        assertEquals(
                List.of("jump61-lab solve: --part needs a part, such as 2/5, not 4/3 (see jump61-lab solve --help)"),
                lines());
        String proof = folder.resolve("2x3.proof").toString();
        assertEquals(Tool.OK, solve("--size", "2x3", "--proof", proof));
        assertEquals(Tool.FAILED, solve("--check", proof, "--part", "1/2"));
        assertEquals(
                List.of("jump61-lab solve: --part is for outlines, and " + proof + " is a whole strategy"), lines());
    }

    @Test
    void theTableOfTheProofHelps() {
        String table = folder.resolve("2x5.table").toString();
        String proof = folder.resolve("2x5.proof").toString();
        String solving = "--size 2x5 --memory 32 --distance 0 --quiet --outline 4";
        assertEquals(Tool.OK, solve((solving + " --proof " + proof + " --table " + table).split(" ")));
        assertEquals(Tool.OK, solve("--check", proof, "--table", table));
        assertTrue(lines().get(0).matches("Read from .*2x5.table: \\d+ moves to try first\\."), said::toString);
        assertEquals(4, lines().size());
    }

    @Test
    void aTableOfAnotherBoardIsRefusedInOneLine() {
        String table = folder.resolve("2x6.table").toString();
        assertEquals(Tool.OK, solve(("--size 2x6 --memory 32 --distance 0 --quiet --table " + table).split(" ")));
        assertEquals(Tool.FAILED, solve("--check", outline(), "--table", table));
        assertEquals(1, lines().size());
        assertTrue(lines().get(0).startsWith("jump61-lab solve: " + table + " cannot be used: "), said::toString);
    }

    @Test
    void anOutlineIsForAProofOnly() {
        assertEquals(Tool.MISUSED, solve("--size", "3", "--outline", "4"));
        assertEquals(List.of("jump61-lab solve: --outline needs --proof (see jump61-lab solve --help)"), lines());
        assertEquals(Tool.MISUSED, solve("--size", "3", "--outline", "0", "--proof", "x"));
        assertEquals(1, lines().size());
        assertEquals(Tool.MISUSED, solve("--size", "3", "--outline", "1001", "--proof", "x"));
        assertEquals(1, lines().size());
    }
}
