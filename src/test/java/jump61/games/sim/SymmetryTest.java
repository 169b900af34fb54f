package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SymmetryTest {
    private static final int FIRST = 3;
    private static final int LINES = 6;

    /** Computed for each test, so that an error in computing them cannot hide. */
    private final short[][] tables = Symmetry.tables(FIRST, LINES);

    @Test
    void sixPointsHave720DifferentNamings() {
        Set<String> different = Arrays.stream(Symmetry.tables(0, Lines.COUNT))
                .map(Arrays::toString)
                .collect(Collectors.toSet());
        assertEquals(720, different.size());
    }

    @Test
    void theFirstNamingChangesNothing() {
        for (int set = 0; set < 1 << LINES; set++) {
            assertEquals(set << FIRST, tables[0][set]);
        }
    }

    @Test
    void linesThatMeetInAPointStillDo() {
        for (short[] table : tables) {
            for (int line = 0; line < LINES; line++) {
                for (int other = 0; other < line; other++) {
                    boolean met = meet(Lines.move(FIRST + line), Lines.move(FIRST + other));
                    assertEquals(met, meet(renamed(table, line), renamed(table, other)));
                }
            }
        }
    }

    @Test
    void aSetBecomesTheUnionOfWhatItsLinesBecome() {
        for (short[] table : tables) {
            for (int set = 0; set < 1 << LINES; set++) {
                int union = 0;
                for (int line = 0; line < LINES; line++) {
                    union |= (set >> line & 1) == 1 ? table[1 << line] : 0;
                }
                assertEquals(union, table[set]);
            }
        }
    }

    @Test
    void everyLineBecomesEveryOtherEquallyOften() {
        for (int line = 0; line < LINES; line++) {
            int at = 1 << line;
            var counts =
                    Arrays.stream(tables).collect(Collectors.groupingBy(table -> table[at], Collectors.counting()));
            assertEquals(Lines.COUNT, counts.size());
            assertTrue(counts.values().stream().allMatch(count -> count == 720 / Lines.COUNT), counts::toString);
        }
    }

    private static SimMove renamed(short[] table, int line) {
        return Lines.moves(table[1 << line]).get(0);
    }

    private static boolean meet(SimMove line, SimMove other) {
        return line.from() == other.from()
                || line.from() == other.to()
                || line.to() == other.from()
                || line.to() == other.to();
    }
}
