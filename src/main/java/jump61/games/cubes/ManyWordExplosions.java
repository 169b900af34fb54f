package jump61.games.cubes;

/** The {@link Explosions} on a board whose planes take any number of words. */
final class ManyWordExplosions extends CarriedExplosions {
    private final ManyWordState board;
    private final ManyWordCascade cascade;
    /** The number of words of a plane. */
    private final int length;

    private final int first;

    // The words of an explosion in a list. The first are the squares it reaches: those that topple, and their
    // neighbours.
    /** The first word of the set of its square and the following squares whose explosions achieve no more. */
    private final int covered;
    /** The number of squares it conquers, in the upper half of the word, and its {@link #rank} in the lower. */
    private final int result;

    private final int words;

    // The position whose explosions are listed, and the list so far.
    private int at;
    private int own;
    private int other;
    private int foreign;
    private final long[] changed;
    private final long[] untried;
    private final long[] reach;

    ManyWordExplosions(ManyWordState board, ManyWordCascade cascade) {
        this.board = board;
        this.cascade = cascade;
        length = board.length;
        first = REACH + length;
        covered = length;
        result = 2 * length;
        words = result + 1;
        changed = new long[length];
        untried = new long[length];
        reach = new long[length];
    }

    @Override
    long[] find(int position, int side) {
        if (position == 0) {
            begin(position, side);
            return complete(position, side, first);
        }
        long[] before = list(position - 1, side);
        begin(position, side);
        if (!compare(before) && before[MOST] < foreign) {
            return before;
        }
        return complete(position, side, keep(before, memory(position, side, (int) before[END])));
    }

    private void begin(int position, int side) {
        at = position * board.positionWords();
        own = at + (position + side & 1) * length;
        other = at + (position + side + 1 & 1) * length;
        foreign = board.squares();
        best = 0;
        most = 0;
        for (int word = 0; word < length; word++) {
            foreign -= Long.bitCount(board.stack[own + word]);
            untried[word] = critical(word);
            reach[word] = 0;
        }
    }

    private long critical(int word) {
        return board.stack[own + word] & low(word) & high(word);
    }

    private long low(int word) {
        return board.stack[at + ManyWordState.LOW * length + word];
    }

    private long high(int word) {
        return board.stack[at + ManyWordState.HIGH * length + word];
    }

    /**
     * Compares the position with the one before.
     *
     * @return whether anything has changed about its explosions
     */
    private boolean compare(long[] before) {
        long[] stack = board.stack;
        int back = board.positionWords();
        long touched = 0;
        for (int word = 0; word < length; word++) {
            int low = at + ManyWordState.LOW * length + word;
            int high = at + ManyWordState.HIGH * length + word;
            changed[word] = stack[own + word] ^ stack[other + word - back]
                    | stack[other + word] ^ stack[own + word - back]
                    | stack[low] ^ stack[low - back]
                    | stack[high] ^ stack[high - back];
            touched |= changed[word] & (before[REACH + word] | critical(word));
        }
        return touched != 0;
    }

    /**
     * Copies the explosions that reach none of the changed squares.
     *
     * @return the end of the list
     */
    private int keep(long[] before, long[] list) {
        int to = first;
        int end = (int) before[END];
        for (int from = first; from < end; from += words) {
            long touched = 0;
            for (int word = 0; word < length; word++) {
                touched |= before[from + word] & changed[word];
            }
            if (touched == 0) {
                System.arraycopy(before, from, list, to, words);
                include(list, to);
                to += words;
            }
        }
        return to;
    }

    /** Counts an explosion of the list under construction. */
    private void include(long[] list, int entry) {
        for (int word = 0; word < length; word++) {
            reach[word] |= list[entry + word];
            untried[word] &= ~list[entry + covered + word];
        }
        count((int) (list[entry + result] >> Integer.SIZE), (int) list[entry + result], foreign);
    }

    /** Plays the remaining explosions, up to one that wins. */
    private long[] complete(int position, int side, int from) {
        int to = from;
        boolean wins = false;
        for (int word = 0; word < length && !wins; word++) {
            while (untried[word] != 0 && !wins) {
                long[] list = memory(position, side, to + words);
                wins = explode(word, untried[word] & -untried[word], list, to);
                include(list, to);
                to += words;
            }
        }
        return finish(position, side, wins ? to - words : to);
    }

    /**
     * Plays an explosion and puts it into the list. Squares that toppled and are critical again are not covered.
     *
     * @return whether it wins
     */
    private boolean explode(int at, long square, long[] list, int to) {
        cascade.begin(board.stack, own, this.at + ManyWordState.LOW * length, this.at + ManyWordState.HIGH * length);
        cascade.topple(at, square);
        cascade.run();
        int conquered = 0;
        int taken = 0;
        for (int word = 0; word < length; word++) {
            conquered += Long.bitCount(cascade.mine[word] & ~board.stack[own + word]);
            taken += Long.bitCount(cascade.mine[word] & board.stack[other + word]);
            long done = cascade.toppled[word] & ~(cascade.low[word] & cascade.high[word]);
            list[to + word] = cascade.reached(word);
            list[to + covered + word] = word < at ? 0 : word == at ? square | done & -square : done;
        }
        list[to + result] = (long) conquered << Integer.SIZE | rank(conquered + taken, board.square(at, square));
        return conquered == foreign;
    }

    private long[] finish(int position, int side, int end) {
        long[] list = memory(position, side, first);
        list[END] = end;
        list[BEST] = best;
        list[MOST] = most;
        for (int word = 0; word < length; word++) {
            list[REACH + word] = gain(best) >= ALL ? -1 : reach[word];
        }
        return list;
    }
}
