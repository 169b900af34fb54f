package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.console.FailedException;
import jump61.console.Tool;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import jump61.solver.Seal;
import jump61.solver.SolveEffort;
import jump61.solver.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user of {@code solve --table} is told. */
class KeptTableTest {
    private static final Seal SEAL = Seal.withKey(new byte[] {61});
    private static final Position START = CubesGame.INSTANCE.start(3);

    @TempDir
    Path folder;

    private final List<String> told = new ArrayList<>();

    private KeptTable table(Path file) {
        return new KeptTable(file, SEAL, START, told::add);
    }

    private static Solver solver() {
        return new Solver(1 << 22, () -> false);
    }

    @Test
    void aProofGoesOnFromTheFile() {
        Path file = folder.resolve("3x3.table");
        Solver first = solver();
        KeptTable table = table(file);
        table.resume(first);
        assertEquals(List.of(), told, "a new table is nothing to tell about");
        long nodes = first.solve(START).nodes();
        table.keep(first);
        Solver second = solver();
        table(file).resume(second);
        Matcher line = Pattern.compile("Going on with (\\d+) positions from .*3x3.table\\.")
                .matcher(told.get(0));
        assertTrue(line.matches(), told.get(0));
        assertTrue(Integer.parseInt(line.group(1)) > 100);
        assertTrue(second.solve(START).nodes() < nodes / 10);
    }

    @Test
    void aFileThatCannotBeWrittenIsToldAboutAtOnce() throws IOException {
        Path file = Files.createFile(folder.resolve("no folder")).resolve("3x3.table");
        var thrown = assertThrows(FailedException.class, () -> table(file).resume(solver()));
        assertTrue(thrown.getMessage().startsWith(file + " cannot be used: "), thrown.getMessage());
    }

    @Test
    void aForeignFileIsLeftAlone() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Red");
        byte[] before = Files.readAllBytes(file);
        var thrown = assertThrows(FailedException.class, () -> table(file).resume(solver()));
        assertEquals(file + " cannot be used: this is not a table of positions", thrown.getMessage());
        assertArrayEquals(before, Files.readAllBytes(file));
    }

    @Test
    void theAnswersOfAStrategyAreKeptUntilItIsWritten() throws IOException {
        Path table = folder.resolve("3x3.table");
        Path answers = folder.resolve("3x3.table.answers");
        Path noFolder = Files.createFile(folder.resolve("no folder"));
        var thrown = assertThrows(FailedException.class, () -> solve(table, noFolder.resolve("3x3.proof")));
        assertTrue(thrown.getMessage().startsWith("the proof could not be written: "), thrown.getMessage());
        assertTrue(Files.size(answers) > 0);
        Path proof = folder.resolve("3x3.proof");
        String written = solve(table, proof);
        assertTrue(written.contains("Going on with the answers in " + answers + "."), written);
        assertTrue(Files.exists(proof));
        assertFalse(Files.exists(answers));
    }

    private static String solve(Path table, Path proof) {
        var bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        ProofWork work = new ProofWork(START, new SolveEffort(600, 0, 1 << 22, 1, false), true, out);
        work.keepTable(table, SEAL);
        assertEquals(Tool.OK, work.run(Optional.of(proof)));
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
