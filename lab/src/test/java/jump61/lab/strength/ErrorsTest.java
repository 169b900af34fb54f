package jump61.lab.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import jump61.game.BoardSize;
import jump61.game.Level;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;

class ErrorsTest {
    @Test
    void whoPlaysPerfectlyMakesNoErrorAndWhoDoesNotMakesSomeOfEveryKind() {
        var errors = new Errors(SimGame.INSTANCE, BoardSize.square(SimGame.POINTS), new Random(1));
        List<String> lines = errors.lines(60, List.of(Level.of(1), Level.FULL)).toList();
        assertTrue(lines.get(0).matches("sim 6x6: level 1: win_missed [1-9].* loss_allowed [1-9].* worst [1-9].*"));
        assertEquals(
                "sim 6x6: level 8: win_missed 0 of 60 (0.0 %), loss_allowed 0 of 60 (0.0 %), worst 0 of 60 (0.0 %)",
                lines.get(1));
    }

    @Test
    void everyKindOfErrorGrowsRarerWithEveryLevel() {
        var errors = new Errors(CubesGame.INSTANCE, BoardSize.square(4), new Random(1));
        List<Level> levels = List.of(Level.of(1), Level.of(2), Level.of(3), Level.of(4));
        List<int[]> counts = errors.lines(25, levels).map(ErrorsTest::counts).toList();
        for (int kind = 0; kind < 3; kind++) {
            for (int level = 1; level < counts.size(); level++) {
                assertTrue(counts.get(level)[kind] <= counts.get(level - 1)[kind], "level " + (level + 1));
            }
        }
    }

    private static int[] counts(String line) {
        return Pattern.compile(" (\\d+) of ")
                .matcher(line)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .toArray();
    }
}
