package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DominanceTableTest {
    private static final long MEGABYTE = 1 << 20;
    private static final long KEY = 0x61_0000_0061L;
    private static final int SLOTS = 8;

    private final DominanceTable table = new DominanceTable(8 * MEGABYTE);

    @Test
    void whoSucceedsAlsoSucceedsWithMore() {
        table.put(KEY, 0b0110, true, 1);
        assertEquals(DominanceTable.SUCCEEDS, table.find(KEY, 0b0110));
        assertEquals(DominanceTable.SUCCEEDS, table.find(KEY, 0b1110));
        assertEquals(DominanceTable.UNKNOWN, table.find(KEY, 0b0100));
        assertEquals(DominanceTable.UNKNOWN, table.find(KEY, 0b1011));
    }

    @Test
    void whoFailsAlsoFailsWithLess() {
        table.put(KEY, 0b0110, false, 1);
        assertEquals(DominanceTable.FAILS, table.find(KEY, 0b0110));
        assertEquals(DominanceTable.FAILS, table.find(KEY, 0b0010));
        assertEquals(DominanceTable.UNKNOWN, table.find(KEY, 0b1110));
        assertEquals(DominanceTable.UNKNOWN, table.find(KEY, 0b1001));
    }

    @Test
    void otherKeysKnowNothing() {
        table.put(KEY, 0b0110, true, 1);
        assertEquals(DominanceTable.UNKNOWN, table.find(KEY + (1L << 40), 0b0110));
        assertEquals(DominanceTable.UNKNOWN, table.find(KEY + 1, 0b0110));
    }

    @Test
    void anEntryThatSaysLessMakesRoom() {
        table.put(KEY, 0b0111, true, 1000);
        table.put(KEY, 0b1000, false, 1000);
        table.put(KEY, 0b0011, true, 1);
        table.put(KEY, 0b1100, false, 1);
        assertEquals(2, table.size());
        assertEquals(DominanceTable.SUCCEEDS, table.find(KEY, 0b0011));
        assertEquals(DominanceTable.FAILS, table.find(KEY, 0b1100));
    }

    @Test
    void theEntryThatTookTheLeastWorkMakesRoom() {
        for (int i = 0; i <= SLOTS; i++) {
            table.put(KEY, 1L << i, true, i == 3 ? 10 : 1000 + i);
        }
        assertEquals(SLOTS, table.size());
        assertEquals(DominanceTable.UNKNOWN, table.find(KEY, 1 << 3));
        assertEquals(DominanceTable.SUCCEEDS, table.find(KEY, 1 << SLOTS));
    }

    @Test
    void tablesOfDifferentSizesExchangeAllTheirEntries() throws IOException {
        DominanceTable larger = new DominanceTable(40 * MEGABYTE);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 5000; i++) {
            table.put(random.nextLong(), 1 + i, i % 2 == 0, i);
        }
        table.forEach(larger::add);
        assertEquals(5000, larger.size());
        SplittableRandom again = new SplittableRandom(1);
        for (int i = 0; i < 5000; i++) {
            int expected = i % 2 == 0 ? DominanceTable.SUCCEEDS : DominanceTable.FAILS;
            assertEquals(expected, larger.find(again.nextLong(), 1 + i));
        }
    }
}
