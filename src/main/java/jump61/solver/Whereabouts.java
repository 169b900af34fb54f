package jump61.solver;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Records where the threads of a search are, so that they keep out of each other's way. Positions share counters, so now
 * and then a thread seems to be where it is not, and another makes a needless detour.
 */
final class Whereabouts {
    /** Used for a search by one thread. */
    static final Whereabouts NONE = new Whereabouts(1);

    private static final int PLACES_OF_A_THREAD = 1 << 12;

    private final AtomicIntegerArray threads;

    /** Creates counters for this many threads. */
    Whereabouts(int count) {
        threads = new AtomicIntegerArray(Integer.highestOneBit(count) * PLACES_OF_A_THREAD);
    }

    /** Records that this thread is searching a position, until it {@linkplain #leave leaves} it. */
    void enter(long key) {
        if (this != NONE) {
            threads.getAndIncrement(place(key));
        }
    }

    void leave(long key) {
        if (this != NONE) {
            threads.getAndDecrement(place(key));
        }
    }

    /** {@return whether a thread is searching a position} */
    boolean areBelow(long key) {
        return this != NONE && threads.get(place(key)) > 0;
    }

    private int place(long key) {
        return (int) (key ^ key >>> Integer.SIZE) & threads.length() - 1;
    }
}
