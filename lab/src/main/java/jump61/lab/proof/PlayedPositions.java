package jump61.lab.proof;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;
import jump61.game.Comparison;
import jump61.game.Position;

/**
 * Remembers positions that the side to move wins, and recognizes others that it therefore wins, too ({@link Comparison}).
 * Entries distinguish positions exactly, so none is mistaken for another. If there is no room for a position, another one
 * is forgotten. Threads may share it.
 *
 * <p>An entry is one word: {@link #USED}, the part of the mixed rest that does not follow from its place, and the holdings.
 */
final class PlayedPositions {
    private static final long USED = 1L << 63;
    private static final int HOLDINGS_BITS = Comparison.HOLDINGS_BITS;
    private static final long HOLDINGS = (1L << HOLDINGS_BITS) - 1;
    private static final long REST = (1L << Comparison.REST_BITS) - 1;

    private static final int WAYS_BITS = 3;
    private static final int WAYS = 1 << WAYS_BITS;
    private static final int LEAST_BITS = 10;
    private static final int MOST_BITS = 30;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int HALF = Comparison.REST_BITS / 2;

    private final AtomicLongArray entries;
    private final int bucketBits;
    private final LongAdder added = new LongAdder();

    /** Creates an empty memory of at most this many bytes, but at least 8 KiB. */
    PlayedPositions(long bytes) {
        int bits = Long.SIZE - 1 - Long.numberOfLeadingZeros(Math.max(1, bytes / Long.BYTES));
        bits = Math.max(LEAST_BITS, Math.min(bits, MOST_BITS));
        entries = new AtomicLongArray(1 << bits);
        bucketBits = bits - WAYS_BITS;
    }

    /** {@return whether the side to move also wins this position, because it wins one that is remembered} */
    boolean contains(Position position) {
        Optional<Comparison> comparison = position.comparison();
        return comparison.isPresent() && contains(comparison.get());
    }

    private boolean contains(Comparison position) {
        long mixed = mixed(position.rest());
        long wanted = entry(mixed, position.holdings());
        int bucket = bucket(mixed);
        for (int slot = bucket; slot < bucket + WAYS; slot++) {
            if (implies(entries.get(slot), wanted)) {
                return true;
            }
        }
        return false;
    }

    /** Remembers a position if it can be compared. */
    void add(Position position) {
        added.increment();
        position.comparison().ifPresent(comparison -> add(mixed(comparison.rest()), comparison.holdings()));
    }

    /** Remembers a position that {@link #forEach} has handed over. */
    void add(long mixed, int holdings) {
        long entry = entry(mixed, holdings);
        entries.set(victim(entry, bucket(mixed)), entry);
    }

    /** {@return a slot that says no more than the new entry; if there is none, any slot} */
    private int victim(long entry, int bucket) {
        for (int slot = bucket; slot < bucket + WAYS; slot++) {
            long other = entries.get(slot);
            if (other == 0 || implies(entry, other)) {
                return slot;
            }
        }
        return bucket + (int) (entry * SPREAD >>> Long.SIZE - WAYS_BITS);
    }

    private static boolean implies(long entry, long other) {
        return entry >>> HOLDINGS_BITS == other >>> HOLDINGS_BITS && (entry & ~other & HOLDINGS) == 0;
    }

    /** {@return how often a position has been added} */
    long added() {
        return added.sum();
    }

    /** Hands over all positions. */
    <E extends Exception> void forEach(Receiver<E> receiver) throws E {
        for (int slot = 0; slot < entries.length(); slot++) {
            long entry = entries.get(slot);
            if (entry != 0) {
                long mixed = (entry & ~USED) >>> HOLDINGS_BITS << bucketBits | slot >>> WAYS_BITS;
                receiver.accept(mixed, (int) (entry & HOLDINGS));
            }
        }
    }

    /** Receives a position in the form in which it is remembered. */
    @FunctionalInterface
    interface Receiver<E extends Exception> {
        void accept(long mixed, int holdings) throws E;
    }

    private long entry(long mixed, int holdings) {
        return USED | mixed >>> bucketBits << HOLDINGS_BITS | holdings;
    }

    private int bucket(long mixed) {
        return (int) (mixed & (1L << bucketBits) - 1) << WAYS_BITS;
    }

    /** Maps the rests of positions to evenly distributed numbers, each to a different one. */
    private static long mixed(long rest) {
        long mixed = rest * SPREAD & REST;
        mixed ^= mixed >>> HALF;
        mixed = mixed * SPREAD & REST;
        return mixed ^ mixed >>> HALF;
    }
}
