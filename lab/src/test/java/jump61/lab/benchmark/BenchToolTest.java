package jump61.lab.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import jump61.console.Tool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BenchToolTest {
    private static List<String> lines(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printer = new PrintStream(out, true, StandardCharsets.UTF_8);
        assertEquals(Tool.OK, Tool.call(new BenchTool(), "bench", List.of(arguments), printer, System.err));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void aTableHasARowForEachDepthAndAColumnForEachPosition() {
        List<String> lines = lines("--depth", "3", "--only-depths");
        assertFalse(lines.contains("Time to solution"));
        for (String title : List.of("Milliseconds to depth", "Nodes to depth")) {
            List<String> table = lines.subList(lines.indexOf(title) + 1, lines.size());
            assertEquals("4x4 5x5 6x6 6x6 6x6 8x8", words(table.get(0)));
            for (int depth = 1; depth <= 3; depth++) {
                String row = words(table.get(depth));
                assertTrue(row.matches(depth + "( [0-9.]+){6}"), row);
            }
            assertEquals("", table.get(4));
        }
    }

    @Test
    void theNodesToTheLastDepthAddUpToTheSignature() {
        List<String> lines = lines("--depth", "3", "--only-depths");
        String[] row = words(lines.get(lines.indexOf("Nodes to depth") + 4)).split(" ");
        long sum = List.of(row).subList(1, row.length).stream()
                .mapToLong(Long::parseLong)
                .sum();
        String signature = lines.get(lines.size() - 1);
        assertTrue(signature.matches("nodes " + sum + "  time [0-9.]+ s  nodes/s [0-9]+"), signature);
    }

    @Tag("slow")
    @Test
    void everyForcedWinHasALineAndThenComesATotal() {
        List<String> lines = lines("--depth", "1");
        List<String> solutions = lines.subList(lines.indexOf("Time to solution") + 1, lines.size() - 3);
        assertFalse(solutions.isEmpty());
        for (String solution : solutions) {
            assertTrue(words(solution).matches("\\d+x\\d+ win in \\d+ \\d+:\\d+ \\d+ nodes [0-9.]+ ms"), solution);
        }
        int count = solutions.size();
        String total = lines.get(lines.size() - 3);
        assertTrue(total.matches("solved " + count + " of " + count + "  time [0-9.]+ s"), total);
    }

    private static String words(String line) {
        return line.strip().replaceAll(" +", " ");
    }
}
