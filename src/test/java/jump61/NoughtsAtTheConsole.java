package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import jump61.game.Refusal;
import jump61.games.noughts.NoughtsGame;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fourth game in the tools of the command line and in files. Run by {@link FourthGameTest}. */
class NoughtsAtTheConsole {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private String run(String... arguments) {
        int code = Main.run(
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                arguments);
        assertEquals(0, code, err.toString(StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void anAnalysisFindsTheWin() {
        String text = run("analyze", "--game", "noughts", "--depth", "3", "xx./oo./...");
        assertTrue(text.contains("win in 1  c1"), text);
    }

    @Test
    void programsPlayAMatchAndTheirGamesAreSaved(@TempDir Path folder) throws Exception {
        String text = run(
                "match",
                "--game",
                "noughts",
                "--first",
                "level:8",
                "--second",
                "depth:9",
                "--games",
                "4",
                "--records",
                folder.toString(),
                "--opening-plies",
                "1");
        assertTrue(text.contains("Games:   4"), text);
        GameRecord record = RecordFiles.load(folder.resolve("game-0001.jump61"));
        assertEquals(NoughtsGame.INSTANCE, record.start().game());
        assertTrue(record.result().isPresent());
    }

    @Test
    void theHelpOfTheToolsNamesIt() {
        assertTrue(run("match", "--help").contains("noughts"));
    }

    @Test
    void itIsProvenThatNobodyWins() {
        String text = run("solve", "--game", "noughts", "--quiet", "--memory", "16");
        assertTrue(text.toLowerCase(Locale.ROOT).contains("both"), text);
    }

    @Test
    void itsRefusalsAreEnglishUntilTheyAreTranslated() {
        var taken = NoughtsGame.INSTANCE.parsePosition("x../.../...").refusal(NoughtsGame.INSTANCE.parseMove("a1"));
        Refusal refusal = taken.orElseThrow();
        assertEquals("Square a1 is taken.", refusal.text());
        assertEquals("Square a1 is taken.", refusal.text(Locale.GERMAN));
    }
}
