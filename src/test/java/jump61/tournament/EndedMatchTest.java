package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @Test
    void norDoesOneThatIsKilled() throws Exception {
        Process match = match("program:sleep " + 10 * PATIENCE_SECONDS);
        ProcessHandle program = programOf(match);
        match.destroyForcibly();
        try {
            program.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } finally {
            program.destroyForcibly();
        }
    }

    /**
     * What a program of a match may leave running, in the words of the shell; {@code SLEEP} is a command that takes
     * long.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SLEEP & exit",
                "SLEEP & read line; exit",
                "(SLEEP &) ; read line; exit",
                "(setsid SLEEP &) ; read line; exit",
                "SLEEP & SLEEP & SLEEP & wait",
                "trap '' TERM INT HUP; (trap '' TERM INT HUP; SLEEP & wait) & cat >/dev/null",
            })
    void whateverAProgramHasStartedEndsWithItsGame(String script, @TempDir Path folder) throws Exception {
        String sleep = "sleep 61" + ProcessHandle.current().pid() + script.length();
        Path program =
                Files.writeString(folder.resolve("program"), "#!/bin/sh\n" + script.replace("SLEEP", sleep) + "\n");
        assertTrue(program.toFile().setExecutable(true));
        Process match = match("program:" + CommandWords.quoted(program.toString()), "--patience", "300");
        assertTrue(match.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals(List.of(), running(sleep));
    }

    /** So does a daemon that changes its title, which takes the place of its environment. */
    @Test
    void whatHasLeftItsSessionAndLostItsEnvironmentEndsToo(@TempDir Path folder) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/prlimit")));
        whateverAProgramHasStartedEndsWithItsGame("(setsid env -i SLEEP &) ; read line; exit", folder);
    }

    @Test
    void noneOfManyForfeitsLeavesAnythingBehind(@TempDir Path folder) throws Exception {
        String sleep = "sleep 62" + ProcessHandle.current().pid();
        Path program = Files.writeString(
                folder.resolve("program"), "#!/bin/sh\n" + (sleep + " & ").repeat(5) + "exec cat >/dev/null\n");
        assertTrue(program.toFile().setExecutable(true));
        Process match =
                match("program:" + CommandWords.quoted(program.toString()), "--patience", "20", "--games", "10");
        assertTrue(match.waitFor(2 * PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals(List.of(), running(sleep));
    }

    private static List<String> running(String command) {
        return ProcessHandle.allProcesses()
                .map(process -> process.info().commandLine().orElse(""))
                .filter(line -> line.endsWith(command))
                .toList();
    }

    private static Process match(String opponent, String... options) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command =
                new ArrayList<>(List.of(java, "-cp", System.getProperty("java.class.path"), "jump61.Main", "match"));
        command.addAll(List.of("--first", "depth:1", "--second", opponent));
        command.addAll(List.of(options));
        if (!command.contains("--games")) {
            command.addAll(List.of("--games", "2"));
        }
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static boolean isProgram(ProcessHandle child) {
        return child.info()
                .command()
                .filter(command -> command.endsWith("sleep"))
                .isPresent();
    }

    private static ProcessHandle programOf(Process match) throws InterruptedException {
        while (match.isAlive()) {
            var program = match.children().filter(EndedMatchTest::isProgram).findFirst();
            if (program.isPresent()) {
                return program.get();
            }
            Thread.sleep(20);
        }
        throw new AssertionError("the match ended by itself");
    }
}
