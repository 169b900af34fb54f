package jump61.puzzle;

import java.io.IOException;
import jump61.trust.ToolOutput;
import org.junit.jupiter.api.Test;

class PuzzlesToolTest {
    @Test
    void whatItPrintsStaysAsItWas() throws IOException {
        ToolOutput.check(
                getClass(),
                "tool.txt",
                new PuzzlesTool(),
                "--daily 2026-06-14",
                "--daily 2026-06-15 --json",
                "--daily 2027-01-01 --game checkers",
                "--daily 2026-12-31 --game sim",
                "--list --game sim",
                "--list --game checkers --json",
                "--list",
                "--list --daily",
                "--json",
                "--daily tomorrow",
                "--daily 2026-06-14 2026-06-15",
                "--list word",
                "--list --game chess",
                "--list --out file");
    }
}
