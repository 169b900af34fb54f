package jump61.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jump61.console.Tool;
import jump61.lab.benchmark.BenchTool;
import jump61.lab.proof.ProofTool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands of the lab. */
class LabToolsTest {
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

    private int run(String... arguments) {
        return Main.run(
                List.of(arguments),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @Test
    void theHelpNamesEveryCommandAndEachExplainsItself() {
        assertEquals(Tool.OK, run("--help"));
        String help = out.toString(StandardCharsets.UTF_8);
        assertTrue(help.startsWith("Usage: jump61-lab bench|mine|solve "), help);
        for (String command : List.of("bench", "mine", "solve")) {
            out.reset();
            assertEquals(Tool.OK, run(command, "--help"));
            assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("Usage: jump61-lab " + command));
        }
    }

    @Test
    void whatIsWrongIsSaidInOneLineThatNamesTheLab() {
        assertEquals(Tool.MISUSED, run("dance\n"));
        assertEquals(Tool.MISUSED, run("mine"));
        assertEquals(Tool.MISUSED, run("bench", "--depth", "0"));
        assertEquals(
                List.of(
                        "jump61-lab: there is no command dance? (see --help)",
                        "jump61-lab mine: --out FILE is needed (see jump61-lab mine --help)",
                        "jump61-lab bench: --depth needs a number from 1 to 30, not 0 (see jump61-lab bench --help)"),
                err.toString(StandardCharsets.UTF_8).lines().toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "app.HomePictures",
                "app.StatePictures",
                "lab.plant.PlantedBugs",
                "lab.strength.Ladder",
                "review.Calibration",
                "window.sound.SoundFiles"
            })
    void aProgramWithoutItsArgumentsPrintsItsUsage(String program) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "jump61." + program)
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(2, process.waitFor(), said);
        assertTrue(said.startsWith("Usage: java ... jump61." + program + " "), said);
    }

    @Test
    void theSignatureOfTheSearchIsTheSameInEveryRun() {
        assertEquals(Tool.OK, call(new BenchTool(), "--only-depths", "--depth", "3"));
        String once = signature();
        out.reset();
        call(new BenchTool(), "--only-depths", "--depth", "3");
        assertTrue(once.startsWith("nodes "));
        assertEquals(once, signature());
    }

    private String signature() {
        String last = out.toString(StandardCharsets.UTF_8)
                .lines()
                .reduce((earlier, later) -> later)
                .orElseThrow();
        return last.substring(0, last.indexOf("  time"));
    }

    @Test
    void aSmallBoardIsSolvedWithADistanceALineAndAProofThatHolds(@TempDir Path folder) {
        String proof = folder.resolve("x.proof").toString();
        assertEquals(Tool.OK, call(new ProofTool(), "--size", "3", "--memory", "16", "--quiet", "--proof", proof));
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.startsWith("Blue wins: "), text);
        assertTrue(text.contains("Distance: 14 plies."), text);
        assertTrue(text.contains("Line: "), text);
        out.reset();
        assertEquals(Tool.OK, call(new ProofTool(), "--check", proof));
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("Proven: Blue wins "));
    }

    @Test
    void aFileThatIsNotAProofIsReportedInOneLine(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("x.proof"), "no proof at all");
        assertEquals(Tool.FAILED, call(new ProofTool(), "--check", file.toString()));
        assertEquals(0, out.size());
        assertEquals(1, err.toString(StandardCharsets.UTF_8).lines().count());
    }
}
