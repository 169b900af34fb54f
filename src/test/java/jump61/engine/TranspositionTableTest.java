package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionTableTest {
    private static final int KEYS = 20_000;
    /** Number of nodes for which a table that has not grown is large enough. */
    private static final long ENOUGH = (long) TranspositionTable.NODES_PER_ENTRY << TranspositionTable.FIRST_BITS;

    private static final long HASH = 0x1234_5678_9ABC_DEF0L;

    @ParameterizedTest
    @CsvSource({"64, 21", "62, 20", "1024, 25", "1, 15"})
    void theTableTakesAtMostHalfOfTheMemory(long megabytes, int bits) {
        assertEquals(bits, TranspositionTable.largest(megabytes << 20));
    }

    @Test
    void anEntryFromBeforeTheCounterWrappedAroundIsReplaced() {
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

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 3, 0",
        "-1, -1, 1, 1, 1",
        "224, 32767, 255, 2, 255",
        "16382, -32768, 300, 3, 255",
        "7, 1234, -1, 2, 0",
    })
    void anEntryIsReadAsItWasWritten(int move, int score, int depth, int bound, int depthRead) {
        TranspositionTable table = table();
        table.put(HASH, move, score, depth, bound);
        long entry = table.get(HASH);
        assertEquals(move, TranspositionTable.move(entry));
        assertEquals(score, TranspositionTable.score(entry));
        assertEquals(depthRead, TranspositionTable.depth(entry));
        assertEquals(bound, TranspositionTable.bound(entry));
    }

    @Test
    void onlyTheVeryPositionIsFound() {
        TranspositionTable table = table();
        assertEquals(TranspositionTable.NONE, table.get(HASH));
        assertEquals(TranspositionTable.NONE, table.get(0));
        table.put(HASH, 1, 2, 3, TranspositionTable.EXACT);
        assertEquals(TranspositionTable.NONE, table.get(HASH + 1));
        assertEquals(TranspositionTable.NONE, table.get(HASH ^ Long.MIN_VALUE));
    }

    @Test
    void aRepeatableSearchForgetsAllOthersDoNot() {
        TranspositionTable table = table();
        table.put(HASH, 1, 2, 3, TranspositionTable.EXACT);
        table.prepare(TranspositionTable.SMALLEST_BITS, false);
        assertEquals(1, TranspositionTable.move(table.get(HASH)));
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
        assertEquals(TranspositionTable.NONE, table.get(HASH));
    }

    @Test
    void aSearchThatNeedsLessOfTheTableStillKnowsWhatALargerOneHasStored() {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.FIRST_BITS, true);
        fill(table, 5);
        long large = found(table);
        table.prepare(TranspositionTable.SMALLEST_BITS, false);
        assertEquals(large, found(table));
    }

    @Test
    void aSearchThatNeedsMoreOfTheTableKnowsWhatASmallerOneHasStored() {
        TranspositionTable table = table();
        fill(table, 5);
        long small = found(table);
        table.prepare(TranspositionTable.FIRST_BITS, false);
        assertEquals(small, found(table));
        fill(table, 5);
        assertTrue(found(table) > 2 * small, small + " entries, then " + found(table));
    }

    @Test
    void theTableGrowsWithTheNodesAndForgetsNothing() {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.LARGEST_BITS, true);
        fill(table, 5);
        long before = found(table);
        assertEquals(1 << TranspositionTable.FIRST_BITS, table.entries());
        table.makeRoomFor(ENOUGH);
        assertEquals(1 << TranspositionTable.FIRST_BITS, table.entries());
        table.makeRoomFor(ENOUGH + 1);
        assertEquals(before, found(table));
        assertEquals(1 << TranspositionTable.FIRST_BITS + 2, table.entries());
    }

    @Test
    void theTableDoesNotGrowBeyondWhatWasWanted() {
        TranspositionTable table = table();
        table.makeRoomFor(Long.MAX_VALUE);
        assertEquals(1 << TranspositionTable.SMALLEST_BITS, table.entries());
        table.prepare(TranspositionTable.FIRST_BITS + 1, false);
        table.makeRoomFor(Long.MAX_VALUE);
        assertEquals(1 << TranspositionTable.FIRST_BITS + 1, table.entries());
    }

    @Test
    void aRepeatableSearchBeginsWithASmallTable() {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.LARGEST_BITS, true);
        table.makeRoomFor(ENOUGH + 1);
        table.prepare(TranspositionTable.LARGEST_BITS, false);
        assertEquals(1 << TranspositionTable.FIRST_BITS + 2, table.entries());
        table.prepare(TranspositionTable.LARGEST_BITS, true);
        assertEquals(1 << TranspositionTable.FIRST_BITS, table.entries());
    }

    /** Positions whose hashes begin alike share a place: the deepest stays, and beside it the latest. */
    @Test
    void theDeepestAndTheLatestOfABucketAreKept() {
        TranspositionTable table = table();
        put(table, HASH, 5);
        put(table, HASH + 1, 4);
        assertEquals(List.of(5, 4, -1), depths(table));
        put(table, HASH + 2, 3);
        assertEquals(List.of(5, -1, 3), depths(table));
        put(table, HASH, 2);
        assertEquals(List.of(2, -1, 3), depths(table), "the same position is replaced, however deep it was searched");
        put(table, HASH + 1, 2);
        assertEquals(List.of(-1, 2, 3), depths(table), "of two as deep, the latest");
    }

    @Test
    void entriesOfEarlierSearchesAreReplacedFirst() {
        TranspositionTable table = table();
        put(table, HASH, 9);
        table.prepare(TranspositionTable.SMALLEST_BITS, false);
        put(table, HASH + 1, 1);
        assertEquals(List.of(-1, 1, -1), depths(table));
        put(table, HASH + 2, 0);
        assertEquals(List.of(-1, 1, 0), depths(table));
    }

    /** A table of n bits has 2^(n-1) places of two entries each. */
    @ParameterizedTest
    @ValueSource(ints = {TranspositionTable.SMALLEST_BITS, TranspositionTable.SMALLEST_BITS + 3})
    void everyPlaceOfTheTableIsUsed(int bits) {
        TranspositionTable table = table();
        table.prepare(bits, true);
        assertEveryPlaceIsUsed(table, bits);
    }

    @Test
    void everyPlaceOfATableThatHasGrownIsUsed() {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.LARGEST_BITS, true);
        table.makeRoomFor(ENOUGH + 1);
        assertEveryPlaceIsUsed(table, TranspositionTable.FIRST_BITS + 2);
    }

    private static void assertEveryPlaceIsUsed(TranspositionTable table, int bits) {
        int places = 1 << (bits - 1);
        for (long place = 0; place < places; place++) {
            put(table, hash(place, bits), 2);
            put(table, hash(place, bits) + 1, 1);
        }
        for (long place = 0; place < places; place++) {
            assertEquals(2, TranspositionTable.depth(table.get(hash(place, bits))));
            assertEquals(1, TranspositionTable.depth(table.get(hash(place, bits) + 1)));
        }
    }

    private static TranspositionTable table() {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.SMALLEST_BITS, false);
        return table;
    }

    private static void put(TranspositionTable table, long hash, int depth) {
        table.put(hash, 1, 0, depth, TranspositionTable.EXACT);
    }

    /** {@return the depths of three positions that share a place; -1 for one that is not in the table} */
    private static List<Integer> depths(TranspositionTable table) {
        return Stream.of(HASH, HASH + 1, HASH + 2)
                .map(hash ->
                        table.get(hash) == TranspositionTable.NONE ? -1 : TranspositionTable.depth(table.get(hash)))
                .toList();
    }

    private static long hash(long place, int bits) {
        return place << (Long.SIZE - (bits - 1)) | HASH >>> (bits - 1) << 1;
    }

    private static void fill(TranspositionTable table, int depth) {
        for (long key = 1; key <= KEYS; key++) {
            table.put(spread(key), 1, 0, depth, TranspositionTable.EXACT);
        }
    }

    private static long found(TranspositionTable table) {
        return LongStream.rangeClosed(1, KEYS)
                .filter(key -> table.get(spread(key)) != TranspositionTable.NONE)
                .count();
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
        SearchResult first = engine.play(position, Level.of(6), 1, SearchMonitor.NONE);
        for (int search = 2; search <= 1_000; search++) {
            SearchResult next = engine.play(position, Level.of(search % 100 == 0 ? 6 : 5), 1, SearchMonitor.NONE);
            assertEquals(search % 100 == 0 ? first : next, next);
        }
    }
}
