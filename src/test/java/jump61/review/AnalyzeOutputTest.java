package jump61.review;

import java.io.IOException;
import jump61.trust.ToolOutput;
import org.junit.jupiter.api.Test;

class AnalyzeOutputTest {
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
