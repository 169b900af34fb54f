package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import jump61.engine.DaemonThreads;
import org.junit.jupiter.api.Test;

class ProofNumberTableTest {
    private static final long MEGABYTE = 1 << 20;

    private final ProofNumberTable table = new ProofNumberTable(4 * MEGABYTE);

    private static long[] keys(int count) {
        return new SplittableRandom(1).longs(count).toArray();
    }

    private static long value(int phi, int delta) {
        return (long) phi << Integer.SIZE | delta;
    }

    @Test
    void aTableOfSeveralBlocksNeedNotBeAPowerOfTwo() {
        ProofNumberTable several = new ProofNumberTable(20 * MEGABYTE + 1000);
        long[] keys = keys(5_000_000);
        for (long key : keys) {
            several.put(key, 3, 4, 1);
        }
        // 5 blocks with 2^18 slots each; hardly any of them stays free
        assertEquals(5 << 18, several.size(), 1000);
    }

    @Test
    void whatIsPutIsFoundInEveryBlock() {
        ProofNumberTable several = new ProofNumberTable(20 * MEGABYTE);
        long[] keys = keys(1000);
        for (int i = 0; i < keys.length; i++) {
            several.put(keys[i], i + 1, 2 * i + 1, i);
        }
        for (int i = 0; i < keys.length; i++) {
            assertEquals(value(i + 1, 2 * i + 1), several.find(keys[i]));
        }
    }

    @Test
    void severalPositionsAreLookedUpAtOnceExceptThoseWithoutAKey() {
        long[] keys = keys(6);
        long[] found = new long[6];
        table.put(keys[1], 5, 6, 1);
        table.put(keys[2], 7, 8, 1);
        table.put(keys[5], 9, 9, 1);
        keys[2] = 0;
        table.find(keys, found, 1, 5);
        long unknown = ProofNumberTable.UNKNOWN;
        assertEquals(List.of(0L, value(5, 6), unknown, unknown, unknown, 0L), asList(found));
    }

    private static List<Long> asList(long[] values) {
        return Arrays.stream(values).boxed().toList();
    }

    @Test
    void tablesOfDifferentSizesExchangeAllTheirEntries() throws IOException {
        ProofNumberTable several = new ProofNumberTable(12 * MEGABYTE);
        Map<Long, Long> expected = new HashMap<>();
        for (long key : keys(5000)) {
            table.put(key, (int) (key & 0xFFFF) + 1, 77, key >>> 40);
            expected.put(key, value((int) (key & 0xFFFF) + 1, 77));
        }
        Map<Long, Integer> works = new HashMap<>();
        table.forEach((key, value, work) -> {
            works.put(key, work);
            several.add(key, value, work);
        });
        Map<Long, Long> received = new HashMap<>();
        several.forEach((key, value, work) -> {
            received.put(key, value);
            assertEquals(works.get(key), work);
        });
        assertEquals(expected, received);
    }

    @Test
    void aProofIsANumberOf0ForEitherSide() {
        assertTrue(ProofNumberTable.isProof(value(0, ProofNumberTable.INFINITE)));
        assertTrue(ProofNumberTable.isProof(value(ProofNumberTable.INFINITE, 0)));
        assertFalse(ProofNumberTable.isProof(value(1, 1)));
        assertFalse(ProofNumberTable.isProof(value(ProofNumberTable.INFINITE, 1)));
    }

    @Test
    void aProofIsNotReplacedByMereNumbers() {
        table.put(61, 0, ProofNumberTable.INFINITE, 1000);
        table.put(61, 12, 34, 2000);
        assertEquals(value(0, ProofNumberTable.INFINITE), table.find(61));
    }

    @Test
    void mereNumbersAreReplacedByLaterOnes() {
        table.put(61, 12, 34, 2000);
        table.put(61, 56, 78, 1000);
        assertEquals(value(56, 78), table.find(61));
    }

    @Test
    void theEntryThatTookTheLeastWorkMakesRoom() {
        long bucket = 1L << 32;
        for (int i = 0; i < 5; i++) {
            table.put(5 + i * bucket, 2, 2, i == 2 ? 10 : 1000 + i);
        }
        assertEquals(ProofNumberTable.UNKNOWN, table.find(5 + 2 * bucket));
        assertEquals(value(2, 2), table.find(5 + 4 * bucket));
    }

    /** Two threads write entries of many positions to the same few slots, while each checks what it reads. */
    @Test
    void threadsThatWriteToTheSameSlotsNeverMixTheirEntries() {
        // Different keys of the same four slots.
        long[] keys = Arrays.stream(keys(64)).map(key -> key << 32).toArray();
        AtomicInteger wrong = new AtomicInteger();
        AtomicInteger right = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int seed = 0; seed < 2; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            threads.add(DaemonThreads.start("writer", () -> {
                for (int i = 0; i < 3_000_000; i++) {
                    int number = random.nextInt(keys.length);
                    table.put(keys[number], 1, 1 + number, 1);
                    int other = i % keys.length;
                    long found = table.find(keys[other]);
                    if (found != ProofNumberTable.UNKNOWN) {
                        (found == value(1, 1 + other) ? right : wrong).incrementAndGet();
                    }
                }
            }));
        }
        DaemonThreads.join(threads);
        assertTrue(right.get() > 1000, right + " entries found");
        assertEquals(0, wrong.get(), "entries of another position, of " + right);
    }
}
