package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The computer plays by a proof that the user has stored, in a newly started program. */
class KeptStrategyTest {
    /** Blue to move wins, but not so soon that a search of few nodes would see it. */
    private static final String ENDING = "2r 1- 3b 2b / 1- 3b 3r 2b / 2r 3r 1- 1- / 1r 2r 2b 2r";

    @TempDir
    Path home;

    @Test
    void fullStrengthPlaysByAProofThatIsKept() throws Exception {
        String before = run(jump61.Main.class, "analyze", "--depth", "1", "--quiet", ENDING);
        assertTrue(!before.contains("win in"), before);
        String solved = run(jump61.lab.Main.class, "solve", "--memory", "16", "--quiet", "--keep", ENDING);
        assertTrue(solved.contains(" wins: proven"), solved);
        assertTrue(solved.contains("Checked: the program plays by it from now on."), solved);
        Path proof = proofs().get(0);
        assertTrue(
                run(jump61.lab.Main.class, "solve", "--check", proof.toString()).startsWith("Proven: "));
        String after = run(jump61.Main.class, "analyze", "--depth", "1", "--quiet", ENDING);
        assertTrue(after.contains("win in"), after);
    }

    private List<Path> proofs() throws IOException {
        try (var files = Files.list(home.resolve("proofs"))) {
            List<Path> proofs =
                    files.filter(file -> file.toString().endsWith(".proof")).toList();
            assertEquals(1, proofs.size());
            return proofs;
        }
    }

    private String run(Class<?> program, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djump61.home=" + home,
                "-cp",
                classes(jump61.lab.Main.class) + File.pathSeparator + classes(jump61.Main.class),
                program.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), text);
        return text;
    }

    private static Path classes(Class<?> program) throws URISyntaxException {
        return Path.of(
                program.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
