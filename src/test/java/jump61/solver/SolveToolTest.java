package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code jump61 solve} prints, without the times. */
class SolveToolTest {
    private static final List<String> USUAL = List.of("--memory", "16", "--anew");

    @TempDir
    Path folder;

    private static String solve(int code, String... arguments) throws UsageException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Options options = Options.parse(
                Stream.concat(Stream.of(arguments), USUAL.stream()).toList());
        try (PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8)) {
            assertEquals(code, new SolveTool().run(options, print));
        }
        return out.toString(StandardCharsets.UTF_8)
                .replaceAll("\\R", "\n")
                .replaceAll("in \\d+\\.\\d s", "in T s")
                .replaceAll("\"seconds\": [\\d.]+", "\"seconds\": T")
                .strip();
    }

    @Test
    void theWinnerTheDistanceAndTheLineAreTold() throws UsageException {
        assertEquals("""
                Blue wins: proven in T s.
                more than 2 plies
                Distance: 4 plies.
                Line: 1:1, 2:2, 1:1, 2:2""", solve(Tool.OK, "--size", "2"));
        assertEquals("""
                Blue wins: proven in T s.
                Distance: 3 plies.
                Line: 2:2, 1:1, 2:2""", solve(Tool.OK, "--quiet", "2r 1- / 1- 1b"));
        assertEquals("""
                Red wins: proven in T s.
                Distance: 1 ply.
                Line: 1:1""", solve(Tool.OK, "--quiet", "2r 1b / 2r 1r"));
        assertEquals("The game is over.", solve(Tool.OK, "2b 1b / 1b 1b"));
    }

    @Test
    void whatCannotBeProvenInTimeIsSaid() throws UsageException {
        String told = solve(Tool.FAILED, "--quiet", "--size", "6", "--seconds", "1");
        assertTrue(told.matches("Not proven: \\d+ nodes in T s\\."), told);
    }

    @Test
    void oneObjectALineIsPrintedAsJson() throws UsageException {
        assertEquals(
                """
                {"version": 1, "type": "verdict", "proven": true, "winner": "red", "nodes": N, "seconds": T, "stored": false}
                {"version": 1, "type": "progress", "text": "more than 1 ply"}
                {"version": 1, "type": "progress", "text": "more than 3 plies"}
                {"version": 1, "type": "progress", "text": "more than 5 plies"}
                {"version": 1, "type": "distance", "exact": true, "moreThan": 5, "atMost": 7, "line": [M]}""",
                solve(Tool.OK, "--json", "--size", "2x3")
                        .replaceAll("\"nodes\": \\d+", "\"nodes\": N")
                        .replaceAll("\"line\": \\[(\"[^\"]*\",? ?){7}\\]", "\"line\": [M]"));
    }

    @Test
    void aQuickProofCountsThePositionsThatItSearched() throws UsageException {
        String told = solve(Tool.OK, "--json", "--quiet", "2r 1b / 2r 1r");
        assertTrue(told.matches("(?s).*\"nodes\": \\d{1,4},.*"), told);
    }

    @ParameterizedTest
    @CsvSource({
        "--seconds, 0",
        "--seconds, x",
        "--memory, 0",
        "--memory, 16777217",
        "--threads, 0",
        "--distance, -1",
        "--bogus, 1"
    })
    void whatCannotBeIsRefused(String option, String value) {
        assertThrows(UsageException.class, () -> solve(Tool.OK, option, value, "--size", "2"));
    }

    @Test
    void theEffortIsAsTheOptionsSayOrAsUsual() throws UsageException {
        SolveEffort most = SolveEffort.read(
                Options.parse(List.of("--seconds", "7", "--distance", "0", "--memory", "3", "--threads", "2")), 9);
        assertEquals(new SolveEffort(7, 0, 3 << 20, 2, false), most);
        SolveEffort usual = SolveEffort.read(Options.parse(List.of("--anew")), 9);
        assertEquals(9, usual.forDistance());
        assertEquals(1, usual.threads());
        assertTrue(usual.anew());
        assertTrue(usual.bytes() <= 1024L << 20 && usual.bytes() >= 1 << 20);
        assertEquals(16_777_216L << 20, SolveEffort.memory(Options.parse(List.of("--memory", "16777216"))));
    }

    @Test
    void aProofIsDescribedInOneLine() throws Exception {
        Path file = Files.write(folder.resolve("opened.proof"), StoredProof.bytes());
        Strategy proof = ProofFile.open(file);
        assertEquals(
                "Blue wins 1- 1- 1- / 1- 2r 1- / 1- 1- 1- in at most 11 plies (1 positions)",
                SolveTool.describe(proof));
        ProofHeader outline = new ProofHeader(proof.start(), proof.winner(), 11, 9, 4, 1);
        for (ProofHeader header : List.of(ProofHeader.of(proof), outline)) {
            byte[] text = header.text().getBytes(StandardCharsets.ISO_8859_1);
            assertEquals(header, ProofHeader.read(ByteBuffer.wrap(text)));
        }
        assertTrue(outline.text().contains(": 4\n"), outline.text());
    }
}
