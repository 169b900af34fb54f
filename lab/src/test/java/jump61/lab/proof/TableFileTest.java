package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jump61.game.Position;
import jump61.games.cubes.CubesGame;
import jump61.solver.Seal;
import jump61.solver.Solver;
import jump61.solver.SolverMemory;
import jump61.solver.Verdict;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A proof that was interrupted goes on from the table in a file. */
class TableFileTest {
    private static final Seal SEAL = Seal.withKey(new byte[] {61});
    private static final long MEGABYTE = 1 << 20;
    private static final Position START = CubesGame.INSTANCE.start(3);

    @TempDir
    Path folder;

    private Path file;
    private long allNodes;
    private long nodesBefore;

    @BeforeEach
    void anInterruptedProof() throws IOException {
        file = folder.resolve("3x3.table");
        allNodes = solver(4).solve(START).nodes();
        Solver interrupted = solver(4);
        nodesBefore = interrupted.solve(START, allNodes / 2).nodes();
        TableFile.keep(interrupted, file, SEAL, START);
    }

    private static Solver solver(int megabytes) {
        return new Solver(megabytes * MEGABYTE, () -> false);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 64})
    void hardlyAnythingIsSearchedTwiceWhateverTheSizeOfTheMemory(int megabytes) throws IOException {
        Solver next = solver(megabytes);
        assertTrue(TableFile.resume(next, file, SEAL, START) > 0);
        Verdict verdict = next.solve(START);
        assertEquals(solver(4).solve(START).winner(), verdict.winner());
        // Only the positions on the way down are expanded again.
        assertTrue(verdict.nodes() < allNodes - nodesBefore + allNodes / 10, verdict + " of " + allNodes);
    }

    @Test
    void aTableOfAnotherSizeHoldsTheSamePositions() throws IOException {
        SolverMemory small = memory(4);
        SolverMemory large = memory(64);
        TableFile.read(file, START, small);
        TableFile.read(file, START, large);
        Map<Long, List<Long>> positions = entries(small);
        assertEquals(positions, entries(large));
        assertEquals(small.positions(), positions.size());
        assertEquals(comparisons(small), comparisons(large));
        assertEquals(small.comparisons(), comparisons(small).size());
        assertTrue(small.comparisons() > 10, small.comparisons() + " comparisons");
    }

    private static SolverMemory memory(int megabytes) {
        return SolverMemory.of(START.game().searchState(START), megabytes * MEGABYTE);
    }

    private static Set<List<Long>> comparisons(SolverMemory memory) throws IOException {
        Set<List<Long>> entries = new HashSet<>();
        memory.forEachComparison((key, holdings, work) -> entries.add(List.of(key, holdings, (long) work)));
        return entries;
    }

    /** Of an earlier version. */
    @Test
    void aFileWithoutComparisonsIsReadAsWell() throws IOException {
        SolverMemory memory = memory(4);
        TableFile.read(file, START, memory);
        TableFile.write(file, SEAL, START, new SolverMemory(memory.numbers(), null));
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        String earlier = text.replace("Comparisons: 0\n", "");
        assertTrue(earlier.length() < text.length());
        Files.writeString(file, earlier, StandardCharsets.ISO_8859_1);
        SolverMemory read = memory(4);
        assertEquals(memory.positions(), TableFile.read(file, START, read));
        assertEquals(entries(memory), entries(read));
        assertEquals(0, read.comparisons());
    }

    private static Map<Long, List<Long>> entries(SolverMemory memory) throws IOException {
        Map<Long, List<Long>> entries = new HashMap<>();
        memory.forEachPosition((key, value, work) -> entries.put(key, List.of(value, (long) work)));
        return entries;
    }

    /** Each position is said to be won by the side that loses it: who believes that, "proves" anything. */
    @Test
    void aForgedTableOnlySuggests() throws IOException {
        SolverMemory honest = memory(4);
        TableFile.read(file, START, honest);
        SolverMemory forged = memory(4);
        honest.forEachPosition(
                (key, value, work) -> forged.addPosition(key, Long.rotateLeft(value, Integer.SIZE), work));
        TableFile.write(file, Seal.withKey(new byte[] {62}), START, forged);
        assertTrue(TableFile.read(file, START, memory(4)) > 0, "what is not believed may suggest moves");
        assertEquals("it was not written on this machine, so what it says is not proven", refusal());
        byte[] content = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(content, content.length - Seal.BYTES));
        assertEquals("it was not written on this machine, so what it says is not proven", refusal());
    }

    @Test
    void aTableOfAnotherBoardIsRefused() {
        IOException refusal = assertThrows(
                IOException.class, () -> TableFile.resume(solver(4), file, SEAL, CubesGame.INSTANCE.start(2)));
        assertEquals("the table is for another position", refusal.getMessage());
    }

    @Test
    void aFileWithoutItsEndIsRefused() throws IOException {
        byte[] content = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(content, content.length - 100));
        assertEquals("the table is incomplete", refusal());
    }

    @Test
    void aFileWithAWrongBitIsRefused() throws IOException {
        byte[] content = Files.readAllBytes(file);
        content[content.length / 2] ^= 4;
        Files.write(file, content);
        assertEquals("the table is damaged", refusal());
    }

    @Test
    void anotherFileIsRefused() throws IOException {
        Files.writeString(file, "something else");
        assertEquals("this is not a table of positions", refusal());
        assertFalse(Files.readString(file).isEmpty());
    }

    private String refusal() {
        return assertThrows(IOException.class, () -> TableFile.resume(solver(4), file, SEAL, START))
                .getMessage();
    }
}
