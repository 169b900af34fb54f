package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.games.cubes.CubesGame;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills the real process in the midst of a game of programs, again and again. */
@Tag("slow")
class KilledWindowTest {
    private static final Players PROGRAMS = new Players(new Player.Computer(1), new Player.Computer(1));

    private static final int KILLS = 3;
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    Path home;

    @Test
    void wheneverTheProcessIsKilledTheGameAndTheSettingsAreWhole() throws Exception {
        Random random = new Random();
        Path last = home.resolve("last.jump61");
        for (int kill = 0; kill < KILLS; kill++) {
            // An opened game between two computer players continues at once, without a question.
            Files.deleteIfExists(last);
            RecordFiles.save(GameRecord.of(new Match(CubesGame.INSTANCE.start(6), PROGRAMS), Map.of()), opened());
            Files.writeString(
                    home.resolve("settings.properties"),
                    "animation.speed=NONE\nsound.volume=0\nnew.last=jump61 6 ai\\:1 ai\\:1 none\nwindow.width=700\n");
            Process window = start();
            try {
                waitForMoves(window, last, 1 + random.nextInt(12));
            } finally {
                window.destroyForcibly().waitFor();
            }
            GameRecord kept = RecordFiles.load(last);
            assertTrue(kept.moves().size() > 0);
            Properties settings = new Properties();
            try (Reader reader = Files.newBufferedReader(home.resolve("settings.properties"))) {
                settings.load(reader);
            }
            assertEquals("jump61 6 ai:1 ai:1 none", settings.getProperty("new.last"));
            assertEquals("0", settings.getProperty("sound.volume"));
        }
    }

    private Path opened() {
        return home.resolve("programs.jump61");
    }

    private Process start() throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-Djump61.home=" + home,
                "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless",
                "-Dprism.order=sw",
                "jump61.Main",
                "--display",
                opened().toString()));
        File output = home.resolve("output.txt").toFile();
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output)
                .start();
    }

    /** The game continues, and the window keeps writing, while this is running. */
    private void waitForMoves(Process window, Path file, int moves) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!Files.exists(file) || RecordFiles.load(file).moves().size() < moves) {
            assertTrue(window.isAlive() && System.nanoTime() < end, Files.readString(home.resolve("output.txt")));
            Thread.sleep(20);
        }
    }
}
