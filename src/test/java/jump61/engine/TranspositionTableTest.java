package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import jump61.game.Games;
import jump61.game.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private static final int KEYS = 20_000;

    @Test
    void anEntryOfTheSearchBeforeTheCounterBeganAgainGivesWayToANewOne() {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.SMALLEST_BITS, false);
        fill(table, 20);
        for (int search = 0; search < TranspositionTable.LAST_GENERATION; search++) {
            table.prepare(TranspositionTable.SMALLEST_BITS, false);
        }
        TranspositionTable fresh = new TranspositionTable();
        fresh.prepare(TranspositionTable.SMALLEST_BITS, false);
        fill(table, 1);
        fill(fresh, 1);
        for (long key = 1; key <= KEYS; key++) {
            assertEquals(depth(fresh, key), depth(table, key));
        }
    }

    private static void fill(TranspositionTable table, int depth) {
        for (long key = 1; key <= KEYS; key++) {
            table.put(spread(key), 1, 0, depth, TranspositionTable.EXACT);
        }
    }

    private static int depth(TranspositionTable table, long key) {
        return TranspositionTable.depth(table.get(spread(key)));
    }

    private static long spread(long key) {
        return key * 0x9E3779B97F4A7C15L;
    }

    @Tag("slow")
    @Test
    void oneEnginePlaysTheSameInItsFirstAndItsThousandthSearch() {
        Position position = Games.byId("jump61")
                .orElseThrow()
                .parsePosition("1- 1- 1- 1- 1- / 1- 2r 1- 1- 1- / 1- 1- 3b 1- 1- / 1- 1- 1- 2r 1- / 1- 1b 1- 1- 1-");
        Engine engine = new Engine();
        SearchResult first = engine.play(position, new Level(6), 1, SearchMonitor.NONE);
        for (int search = 2; search <= 1_000; search++) {
            SearchResult next = engine.play(position, new Level(search % 100 == 0 ? 6 : 5), 1, SearchMonitor.NONE);
            assertEquals(search % 100 == 0 ? first : next, next);
        }
    }
}
