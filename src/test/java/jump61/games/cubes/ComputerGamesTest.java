package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.console.Dialogue;
import jump61.game.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The computer against itself, as printed by the consoles. */
class ComputerGamesTest {
    /** Levels that look ahead by nodes, as full strength does, but at fewer. */
    private static final String QUICK = "level red 6\nlevel blue 6\n";

    private static final Pattern MOVE = Pattern.compile("(?:(Red|Blue) moves|\\*) (\\d+) (\\d+)\\.");

    @ParameterizedTest
    @CsvSource({"2014, 2", "2014, 3", "2014, 4", "2021, 2", "2021, 3", "2021, 4"})
    void theyEndAndAreReportedMoveByMove(String console, int size) {
        List<String> told = told(console, size, "seed 1\n" + QUICK);
        Position position = CubesGame.INSTANCE.start(size);
        for (String line : told.subList(0, told.size() - 1)) {
            Matcher move = MOVE.matcher(line);
            assertTrue(move.matches(), line);
            assertTrue(
                    move.group(1) == null
                            || move.group(1)
                                    .equals(CubesGame.INSTANCE
                                            .colour(position.toMove())
                                            .title()),
                    line);
            position = position.play(new CubesMove(Integer.parseInt(move.group(2)), Integer.parseInt(move.group(3))))
                    .after();
        }
        String winner = CubesGame.INSTANCE
                .colour(position.result().orElseThrow().winner().orElseThrow())
                .title();
        assertEquals((console.equals("2014") ? "" : "* ") + winner + " wins.", told.get(told.size() - 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {QUICK, "seed 1\n" + QUICK, "level red 1\nlevel blue 2\n", "seed -5\nlevel red 3\nlevel blue 4\n"
            })
    void theSameInputGivesTheSameGame(String before) {
        assertEquals(told("2014", 4, before), told("2014", 4, before));
    }

    @Test
    @Tag("slow")
    void theSameInputGivesTheSameGameAtFullStrength() {
        assertEquals(told("2014", 3, ""), told("2014", 3, ""));
    }

    @Test
    void theSameSeedGivesTheSameGameLaterInTheSameSession() {
        String game = "clear\nlevel red 2\nlevel blue 2\nseed 9\nstart\n";
        List<String> once = told("2014", 3, game.replace("start\n", ""));
        List<String> twice = told("2014", 3, "auto red\n" + game + game.replace("start\n", ""));
        assertEquals(2 * once.size(), twice.size());
        assertEquals(once, twice.subList(0, once.size()));
        assertEquals(once, twice.subList(once.size(), twice.size()));
    }

    @Test
    void anotherSeedMayGiveAnotherGame() {
        String weak = "level red 1\nlevel blue 1\n";
        List<String> one = told("2014", 4, weak + "seed 1\n");
        boolean differs = false;
        for (int seed = 2; seed < 10; seed++) {
            differs |= !one.equals(told("2014", 4, weak + "seed " + seed + "\n"));
        }
        assertTrue(differs);
    }

    @Test
    void thinkingByTheClockPlaysAsWell() {
        assertTrue(told("2014", 3, "think 5\n").size() > 4);
    }

    @Test
    void aBoardLeftOverfullByAWinCanBePlayedOnFrom() {
        // Blue's win leaves an overfull square where the cascade stopped; one square is given back to Red.
        String win = "size 2\nmanual blue\nstart\n1 1\n2 2\n1 1\n2 2\n";
        String after = "set 1 1 2 r\nauto red\nauto blue\n" + QUICK + "start\n";
        List<String> lines = Dialogue.with("2014", win + after).said().lines().toList();
        assertEquals("Blue wins.", lines.get(0));
        assertTrue(lines.get(lines.size() - 1).endsWith(" wins."));
        assertNotEquals(1, lines.size());
    }

    /** Returns what a console prints of a game from an empty board, after some input. */
    private static List<String> told(String console, int size, String before) {
        String begin = console.equals("2014") ? "auto red\nstart\n" : "auto red\n";
        Dialogue dialogue = Dialogue.with(console, "size " + size + "\n" + before + begin);
        assertEquals("", dialogue.errors());
        return dialogue.said().lines().toList();
    }
}
