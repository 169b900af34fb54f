package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveEstimateTest {
    private static List<String> run(String arguments) throws UsageException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        int code = new ProofTool().run(Options.parse(List.of((arguments + " --memory 16").split(" "))), stream);
        assertEquals(Tool.OK, code);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void theEstimateComesWithItsErrorAndIsTheSameForASeed() throws UsageException {
        String sample = "--estimate 20 --size 2x5 --plies 4 --round 2 --winner red --seed 7";
        List<String> lines = run(sample);
        assertEquals(21, lines.size());
        Pattern total = Pattern.compile("Estimate: [0-9.e+]+ ± [0-9.e+]+ units, ([0-9.e+]+) ± ([0-9.e+]+) positions.*");
        Matcher told = total.matcher(lines.get(20));
        assertTrue(told.matches(), lines.get(20));
        assertTrue(Double.parseDouble(told.group(2)) < Double.parseDouble(told.group(1)));
        assertEquals(lines, run(sample));
    }

    @Test
    void unitsThatAreGivenUpMakeTheEstimateALowerBound() throws UsageException {
        List<String> lines = run("--estimate 3 --size 4 --plies 2 --winner blue --nodes 50");
        assertEquals(
                "3 of 3 units were given up after 50 positions and counted with these, so this is a lower bound.",
                lines.get(4));
    }

    @Test
    void aLostUnitShowsThatOtherMovesAreNeeded() throws UsageException {
        String last = run("--estimate 4 --size 2x4 --plies 2 --winner red").get(5);
        assertTrue(last.startsWith("Red does not win "), last);
        assertFalse(run("--estimate 4 --size 2x4 --plies 2 --winner blue")
                .toString()
                .contains("does not win"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--estimate 0", "--estimate 3 --winner green", "--estimate 3 --round 0", "--estimate many"})
    void wrongOptionsAreRefused(String arguments) {
        assertThrows(UsageException.class, () -> run(arguments));
    }
}
