package jump61.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import jump61.record.AutosavePlace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A program that saves a game after each move is killed, or runs out of disk space, in the middle of it. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class InterruptedSaveTest {
    @TempDir
    Path folder;

    @Test
    void aKillAtAnyMomentLosesNoMoveThatWasKept() throws Exception {
        SplittableRandom random = new SplittableRandom(61);
        for (int kill = Fuzz.times(4, 240); kill > 0; kill--) {
            int saves = random.nextInt(1, 60);
            int kept = killAfter(saves, random.nextInt(2_000_000));
            try (AutosavePlace place = AutosavePlace.take(folder)) {
                AutosavePlace.Games games = place.kept();
                assertEquals(List.of(), place.putAside(), "no file is damaged");
                int found = games.last().orElseThrow().moves().size();
                boolean nextGameBegun = found < kept && games.previous().isPresent();
                assertTrue(found >= kept || nextGameBegun, found + " moves found, " + kept + " kept");
            }
        }
    }

    /** {@return the number of moves that the program had reported as saved when it was killed} */
    private int killAfter(int saves, int nanos) throws IOException {
        Process program = SavingProgram.start(folder);
        try (var lines = new BufferedReader(new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
            int kept = 0;
            for (int save = 0; save < saves; save++) {
                kept = number(lines.readLine());
            }
            long moment = System.nanoTime() + nanos;
            while (System.nanoTime() < moment) {
                Thread.onSpinWait();
            }
            program.toHandle().destroyForcibly();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                kept = line.matches("kept \\d+") ? number(line) : kept;
            }
            return kept;
        } finally {
            program.destroyForcibly();
        }
    }

    private static int number(String line) {
        assertTrue(line != null && line.matches("kept \\d+"), line);
        return Integer.parseInt(line.substring("kept ".length()));
    }

    /** No file may grow at all, as on a full disk. */
    @Test
    void whatDoesNotFitOnTheDiskLeavesTheGameAsItWasKeptLast() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Process program = SavingProgram.start(folder, "/bin/sh", "-c", "ulimit -f 0 && exec \"$@\"", "limited");
        try (var lines = new BufferedReader(new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
            assertTrue(lines.readLine().startsWith("not kept: "), "and it goes on");
            assertTrue(lines.readLine().startsWith("not kept: "));
        } finally {
            program.destroyForcibly().waitFor();
        }
        try (AutosavePlace place = AutosavePlace.take(folder)) {
            assertTrue(place.kept().last().isEmpty());
            assertEquals(List.of(), place.putAside());
        }
    }
}
