package jump61.games.cubes;

/** The {@link Explosions} on a board whose planes take one word. */
final class OneWordExplosions extends CarriedExplosions {
    private static final int FIRST = REACH + 1;

    // An explosion in a list.
    /** The squares it reaches: those that topple, and their neighbours. */
    private static final int REACHED = 0;
    /** Its square, and the following squares whose explosions achieve no more. */
    private static final int COVERED = 1;
    /** The number of squares it conquers, in the upper half of the word, and its {@link #rank} in the lower. */
    private static final int RESULT = 2;

    private static final int WORDS = 3;

    private final OneWordState board;
    private final Bits bits;

    // The position whose explosions are listed, and the list so far.
    private long mine;
    private long foe;
    private long low;
    private long high;
    private int foreign;
    private long reach;
    private long covered;

    OneWordExplosions(OneWordState board, Bits bits) {
        this.board = board;
        this.bits = bits;
    }

    @Override
    long[] find(int position, int side) {
        if (position == 0) {
            begin(position, side);
            return complete(position, side, FIRST);
        }
        long[] before = list(position - 1, side);
        begin(position, side);
        long changed = changed(position, side);
        if ((changed & (before[REACH] | mine & low & high)) == 0 && before[MOST] < foreign) {
            return before;
        }
        return complete(position, side, keep(before, memory(position, side, (int) before[END]), changed));
    }

    private void begin(int position, int side) {
        long[] stack = board.stack;
        int at = position * OneWordState.WORDS;
        int own = position + side & 1;
        mine = stack[at + own];
        foe = stack[at + 1 - own];
        low = stack[at + OneWordState.LOW];
        high = stack[at + OneWordState.HIGH];
        foreign = board.squares() - Long.bitCount(mine);
        best = 0;
        most = 0;
        reach = 0;
        covered = 0;
    }

    /** {@return the squares that differ from the position before} */
    private long changed(int position, int side) {
        long[] stack = board.stack;
        int at = (position - 1) * OneWordState.WORDS;
        int own = position + side & 1;
        return stack[at + 1 - own] ^ mine
                | stack[at + own] ^ foe
                | stack[at + OneWordState.LOW] ^ low
                | stack[at + OneWordState.HIGH] ^ high;
    }

    /**
     * Copies the explosions that reach none of the changed squares.
     *
     * @return the end of the list
     */
    private int keep(long[] before, long[] list, long changed) {
        int to = FIRST;
        int end = (int) before[END];
        for (int from = FIRST; from < end; from += WORDS) {
            long reached = before[from + REACHED];
            if ((reached & changed) == 0) {
                long result = before[from + RESULT];
                list[to + REACHED] = reached;
                list[to + COVERED] = before[from + COVERED];
                list[to + RESULT] = result;
                to += WORDS;
                reach |= reached;
                covered |= before[from + COVERED];
                count((int) (result >> Integer.SIZE), (int) result, foreign);
            }
        }
        return to;
    }

    /** Plays the remaining explosions, up to one that wins. */
    private long[] complete(int position, int side, int from) {
        int to = from;
        for (long untried = mine & low & high & ~covered; untried != 0; untried &= ~covered) {
            long first = untried & -untried;
            long after = board.cascade(first, mine, low & ~first, high & ~first);
            int conquered = Long.bitCount(after & ~mine);
            int rank = rank(conquered + Long.bitCount(after & foe), Long.numberOfTrailingZeros(first));
            count(conquered, rank, foreign);
            if (conquered == foreign) {
                break;
            }
            // The explosions of squares that toppled achieve no more, unless these are critical again.
            long toppled = board.settledToppled;
            long beside = bits.north(toppled) | bits.south(toppled) | bits.west(toppled) | bits.east(toppled);
            long reached = toppled | beside;
            long done = first | toppled & ~(board.settledLow & board.settledHigh) & -first;
            long[] list = memory(position, side, to + WORDS);
            list[to + REACHED] = reached;
            list[to + COVERED] = done;
            list[to + RESULT] = (long) conquered << Integer.SIZE | rank;
            to += WORDS;
            reach |= reached;
            covered |= done;
        }
        return finish(position, side, to);
    }

    private long[] finish(int position, int side, int end) {
        long[] list = memory(position, side, FIRST);
        list[END] = end;
        list[BEST] = best;
        list[MOST] = most;
        list[REACH] = gain(best) >= ALL ? -1 : reach;
        return list;
    }
}
