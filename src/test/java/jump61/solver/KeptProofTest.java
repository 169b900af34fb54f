package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The computer plays by a proof that the user has stored, in a newly started program. */
class KeptProofTest {
    /** Blue to move wins, but not so soon that a search of few nodes would see it. */
    private static final String ENDING = "2r 1- 3b 2b / 1- 3b 3r 2b / 2r 3r 1- 1- / 1r 2r 2b 2r";

    @TempDir
    Path home;

    @Test
    void fullStrengthPlaysByAProofThatIsKept() throws Exception {
        String before = run("analyze", "--depth", "1", "--quiet", ENDING);
        assertTrue(!before.contains("win in"), before);
        Path proofs = Files.createDirectories(home.resolve("proofs"));
        Files.write(proofs.resolve("ending.proof"), StoredProof.bytes("ending.proof"));
        assertTrue(run("solve", "--proofs").contains("ending.proof: Blue wins " + ENDING + " in at most 13 plies"));
        String after = run("analyze", "--depth", "1", "--quiet", ENDING);
        assertTrue(after.contains("win in"), after);
    }

    /** The sums of the file are right, and what it says is wrong: Blue wins 3x3. */
    @Test
    void aForgedProofIsNotBelieved() throws Exception {
        Path proofs = Files.createDirectories(home.resolve("proofs"));
        Files.write(proofs.resolve("forged.proof"), StoredProof.forged());
        String listed = run("solve", "--proofs");
        assertTrue(listed.contains("forged.proof: not used: it is no proof: "), listed);
        String solved = run("solve", "--size", "3", "--distance", "0", "--quiet");
        assertTrue(solved.startsWith("Blue wins: proven"), solved);
        assertFalse(solved.contains("stored proof"), solved);
        String analysed = run("analyze", "--quiet", "--depth", "1", "--size", "3");
        assertFalse(analysed.contains("win in"), analysed);
    }

    @Test
    void theNumberOfThreadsCanBeChosen() throws Exception {
        String solved = run("solve", "--memory", "16", "--threads", "2", "--quiet", ENDING);
        assertTrue(solved.startsWith("Blue wins: proven"), solved);
    }

    @Test
    void aForeignFileIsReportedInOneLineAndNotUsed() throws Exception {
        Files.createDirectories(home.resolve("proofs"));
        Files.writeString(home.resolve("proofs").resolve("x.proof"), "something else");
        String listed = run("solve", "--proofs");
        assertTrue(listed.contains("x.proof: not used: this is not a proof file"), listed);
        String played = run("analyze", "--depth", "1", "--quiet", "--size", "5");
        assertTrue(played.startsWith("depth 1"), played);
    }

    @Test
    void aFileThatCannotBeReadIsNamedOnce() throws Exception {
        Path proofs = Files.createDirectories(home.resolve("proofs"));
        Path folder = Files.createDirectory(proofs.resolve("folder.proof"));
        Path dangling = Files.createSymbolicLink(proofs.resolve("gone.proof"), proofs.resolve("nowhere"));
        List<String> listed = run("solve", "--proofs").lines().toList();
        assertTrue(listed.contains(folder + ": not used: not a regular file"), listed::toString);
        assertTrue(listed.contains(dangling + ": not used: there is no file"), listed::toString);
    }

    private String run(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djump61.home=" + home,
                "-cp",
                Path.of(jump61.Main.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI())
                        .toString(),
                "jump61.Main"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), text);
        return text;
    }
}
