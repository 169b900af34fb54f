package jump61.tools;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.cubes.CubesGame;
import jump61.game.Position;
import jump61.solver.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user of {@code solve --table} is told. */
class KeptTableTest {
    private static final Position START = CubesGame.INSTANCE.start(3);

    @TempDir
    Path folder;

    private final List<String> told = new ArrayList<>();

    private KeptTable table(Path file) {
        return new KeptTable(file, START, told::add);
    }

    private static Solver solver() {
        return new Solver(1 << 22, () -> false);
    }

    @Test
    void aProofGoesOnFromTheFile() {
        Path file = folder.resolve("3x3.table");
        Solver first = solver();
        KeptTable table = table(file);
        assertTrue(table.resume(first));
        assertEquals(List.of(), told, "a new table is nothing to tell about");
        long nodes = first.solve(START).nodes();
        assertTrue(table.keep(first));
        Solver second = solver();
        assertTrue(table(file).resume(second));
        Matcher line = Pattern.compile("Going on with (\\d+) positions from .*3x3.table\\.")
                .matcher(told.get(0));
        assertTrue(line.matches(), told.get(0));
        assertTrue(Integer.parseInt(line.group(1)) > 100);
        assertTrue(second.solve(START).nodes() < nodes / 10);
    }

    @Test
    void aFileThatCannotBeWrittenIsToldAboutAtOnce() throws IOException {
        Path file = Files.createFile(folder.resolve("no folder")).resolve("3x3.table");
        assertFalse(table(file).resume(solver()));
        assertEquals(1, told.size());
        assertTrue(told.get(0).startsWith("The table could not be written: "), told.get(0));
    }

    @Test
    void aForeignFileIsLeftAlone() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Red");
        byte[] before = Files.readAllBytes(file);
        assertFalse(table(file).resume(solver()));
        assertEquals(List.of(file + " cannot be used: this is not a table of positions"), told);
        assertArrayEquals(before, Files.readAllBytes(file));
    }
}
