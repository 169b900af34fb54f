package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import jump61.console.Options;
import jump61.console.UsageException;
import jump61.engine.Limits;
import jump61.trust.ToolOutput;
import org.junit.jupiter.api.Test;

class AnalyzeOutputTest {
    @Test
    void itThinksForFiveSecondsUnlessItIsLimitedOtherwise() throws UsageException {
        assertEquals(Limits.time(Duration.ofSeconds(5)), limits());
        assertEquals(Limits.time(Duration.ofMillis(70)), limits("--think", "70"));
        assertEquals(Limits.depth(4), limits("--depth", "4"));
        assertEquals(Limits.nodes(900), limits("--nodes", "900"));
        assertEquals(
                new Limits(4, 900, Duration.ofMillis(70)), limits("--depth", "4", "--nodes", "900", "--think", "70"));
    }

    private static Limits limits(String... options) throws UsageException {
        return AnalyzeTool.limits(Options.parse(List.of(options)));
    }

    @Test
    void whatItPrintsStaysAsItWas() throws IOException {
        ToolOutput.check(
                getClass(),
                "analyze.txt",
                new AnalyzeTool(),
                "--depth 3 --size 3 --quiet",
                "--depth 2 --size 2x3",
                "--nodes 500 --size 4 --quiet",
                "--depth 2 --size 2 --json",
                "--depth 2 --size 2 --json --quiet",
                "--depth 4 --quiet --game sim 12_13_/_45_56",
                "--depth 3 --quiet --game checkers",
                "2b_1b_/_1b_1b",
                "--json 2b_1b_/_1b_1b",
                "--depth 0",
                "--depth 1001",
                "--nodes 0",
                "--think 0",
                "--bogus",
                "--depth 1 2r_/_1-",
                "--depth 1 2r_1-_/_1-_1- more");
    }
}
