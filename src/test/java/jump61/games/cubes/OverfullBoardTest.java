package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import jump61.console.Dialogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards that are won, set up again and won again, many times. */
class OverfullBoardTest {
    private static final int TURNS = 300;

    @Test
    void noSquareChangesSidesHoweverManySpotsItHolds() {
        String turns = "set 1 2 2 b\nstart\n2 1\nset 1 1 2 b\nstart\n2 1\n";
        String setUp =
                "manual red\nmanual blue\nsize 2\nset 1 2 2 r\nset 2 1 2 r\nset 2 2 2 r\nset 1 1 2 b\nstart\n1 2\n";
        List<String> dump = lines(setUp + turns.repeat(TURNS) + "dump\nquit\n");
        assertTrue(dump.get(dump.size() - 2).matches(" +\\d{3}r \\d+r"), dump::toString);
        assertTrue(dump.get(dump.size() - 3).matches(" +\\d+r \\d+r"), dump::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8})
    void theProgramPlaysOnThem(int level) {
        String turn = "set 1 1 1 b\nauto red\nauto blue\nstart\nset 2 2 1 r\nauto red\nauto blue\nstart\n";
        String setUp =
                "level red " + level + "\nlevel blue " + level + "\nsize 2\nset 1 2 2 r\nset 2 1 2 r\nset 2 2 2 r\n";
        Dialogue dialogue = Dialogue.with("2014", setUp + turn.repeat(TURNS) + "quit\n");
        assertEquals("", dialogue.errors());
        assertTrue(
                dialogue.said().lines().filter(line -> line.endsWith(" wins.")).count() >= TURNS);
    }

    private static List<String> lines(String input) {
        Dialogue dialogue = Dialogue.with("2014", input);
        return Stream.of(dialogue.said().split("\n")).toList();
    }
}
