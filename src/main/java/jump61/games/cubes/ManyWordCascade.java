package jump61.games.cubes;

import java.util.Arrays;

/** A cascade on a board that takes several words; see {@link OneWordState} for how it works. */
final class ManyWordCascade {
    // The board, word by word.
    final long[] mine;
    final long[] low;
    final long[] high;
    final long[] overfull;
    final long[] toppled;

    private final Bits[] bits;
    private final int seam;

    /**
     * Creates a cascade.
     *
     * @param bits the layout of each word
     * @param seam the distance, in bits, between the last row of a word and the first row of a word
     */
    ManyWordCascade(Bits[] bits, int seam) {
        this.bits = bits;
        this.seam = seam;
        mine = new long[bits.length];
        low = new long[bits.length];
        high = new long[bits.length];
        overfull = new long[bits.length];
        toppled = new long[bits.length];
    }

    /** Copies a board whose planes begin at these indices. It has no overfull squares yet. */
    void begin(long[] planes, int movers, int lows, int highs) {
        System.arraycopy(planes, movers, mine, 0, mine.length);
        System.arraycopy(planes, lows, low, 0, low.length);
        System.arraycopy(planes, highs, high, 0, high.length);
        Arrays.fill(overfull, 0);
        Arrays.fill(toppled, 0);
    }

    /** Adds a spot to each of these critical squares. */
    void topple(int word, long squares) {
        overfull[word] = squares;
        low[word] &= ~squares;
        high[word] &= ~squares;
    }

    /** Topples wave by wave, until nothing is overfull or the mover owns all squares. See {@link OneWordState}. */
    void run() {
        boolean goesOn = true;
        while (goesOn) {
            long any = 0;
            long foreign = 0;
            for (int word = 0; word < bits.length; word++) {
                empty(word, overfull[word]);
            }
            long above = 0;
            for (int word = 0; word < bits.length; word++) {
                long here = overfull[word];
                long below = word + 1 < bits.length ? overfull[word + 1] : 0;
                overfull[word] = receive(word, above, here, below);
                above = here;
                any |= overfull[word];
                foreign |= bits[word].board & ~mine[word];
            }
            goesOn = any != 0 && foreign != 0;
        }
    }

    private void empty(int word, long topples) {
        toppled[word] |= topples;
        long edge = topples & bits[word].edges;
        high[word] ^= low[word] & edge ^ topples & bits[word].corners;
        low[word] ^= edge;
    }

    /** Adds the spots that a word's squares receive from those that topple in it and in adjacent words. */
    private long receive(int word, long above, long here, long below) {
        Bits at = bits[word];
        long north = at.north(here) | below << seam & at.board;
        long south = at.south(here) | above >>> seam & at.board;
        long west = at.west(here);
        long east = at.east(here);
        mine[word] |= north | south | west | east;
        long overflow = Bits.overflow(low[word], high[word], north, south, west, east);
        long ones = Bits.ones(north, south, west, east);
        high[word] ^= Bits.twos(north, south, west, east) ^ low[word] & ones;
        low[word] ^= ones;
        return overflow;
    }

    /** {@return the squares of a word that a cascade reached: those that toppled, and their neighbours} */
    long reached(int word) {
        Bits at = bits[word];
        long here = toppled[word];
        long above = word > 0 ? toppled[word - 1] >>> seam & at.board : 0;
        long below = word + 1 < bits.length ? toppled[word + 1] << seam & at.board : 0;
        return here | at.north(here) | at.south(here) | at.west(here) | at.east(here) | above | below;
    }

    /** {@return whether the mover owns all squares after a cascade} */
    boolean wins() {
        for (int word = 0; word < bits.length; word++) {
            if (mine[word] != bits[word].board) {
                return false;
            }
        }
        return true;
    }
}
