package jump61.arena;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class EndedMatchTest {
    private static final int PATIENCE_SECONDS = 60;

    @Test
    void aMatchThatIsEndedFromOutsideLeavesNoProgramBehind() throws Exception {
        Process match = match("program:sleep " + 10 * PATIENCE_SECONDS);
        ProcessHandle program = programOf(match);
        match.destroy();
        assertTrue(match.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        try {
            program.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } finally {
            program.destroyForcibly();
        }
    }

    private static Process match(String opponent) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-cp", "target/classes", "jump61.Main", "match"));
        command.addAll(List.of("--first", "depth:1", "--second", opponent, "--games", "2"));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static ProcessHandle programOf(Process match) throws InterruptedException {
        while (match.isAlive()) {
            var program = match.children().findFirst();
            if (program.isPresent()) {
                return program.get();
            }
            Thread.sleep(20);
        }
        throw new AssertionError("the match ended by itself");
    }
}
