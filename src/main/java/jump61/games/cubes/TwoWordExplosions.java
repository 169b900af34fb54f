package jump61.games.cubes;

/** The {@link Explosions} on a board whose planes take two words. */
final class TwoWordExplosions extends CarriedExplosions {
    private static final int FIRST = REACH + 2;

    // An explosion in a list.
    /** The squares it reaches: those that topple, and their neighbours. */
    private static final int REACHED0 = 0;

    private static final int REACHED1 = 1;
    /** Its square, and the following squares whose explosions achieve no more. */
    private static final int COVERED0 = 2;

    private static final int COVERED1 = 3;
    /** The number of squares it conquers, in the upper half of the word, and its {@link #rank} in the lower. */
    private static final int RESULT = 4;

    private static final int WORDS = 5;

    private final TwoWordState board;

    // The position whose explosions are listed, and the list so far.
    private long mine0;
    private long mine1;
    private long foe0;
    private long foe1;
    private long critical0;
    private long critical1;
    private int foreign;
    private long reach0;
    private long reach1;
    private long covered0;
    private long covered1;

    TwoWordExplosions(TwoWordState board) {
        this.board = board;
    }

    @Override
    long[] find(int position, int side) {
        if (position == 0) {
            begin(position, side);
            return complete(position, side, FIRST);
        }
        long[] before = list(position - 1, side);
        begin(position, side);
        long changed0 = changed(position, side, 0);
        long changed1 = changed(position, side, 1);
        long touched = changed0 & (before[REACH] | critical0) | changed1 & (before[REACH + 1] | critical1);
        if (touched == 0 && before[MOST] < foreign) {
            return before;
        }
        return complete(position, side, keep(before, memory(position, side, (int) before[END]), changed0, changed1));
    }

    private static int own(int position, int side) {
        return (position + side & 1) * TwoWordState.OTHER0;
    }

    private void begin(int position, int side) {
        long[] stack = board.stack;
        int at = position * TwoWordState.WORDS;
        int own = at + own(position, side);
        int other = at + own(position, 1 - side);
        mine0 = stack[own];
        mine1 = stack[own + 1];
        foe0 = stack[other];
        foe1 = stack[other + 1];
        critical0 = mine0 & stack[at + TwoWordState.LOW0] & stack[at + TwoWordState.HIGH0];
        critical1 = mine1 & stack[at + TwoWordState.LOW1] & stack[at + TwoWordState.HIGH1];
        foreign = board.squares() - Long.bitCount(mine0) - Long.bitCount(mine1);
        best = 0;
        most = 0;
        reach0 = 0;
        reach1 = 0;
        covered0 = 0;
        covered1 = 0;
    }

    /** {@return the squares of a word that differ from the position before} */
    private long changed(int position, int side, int word) {
        long[] stack = board.stack;
        int now = position * TwoWordState.WORDS + word;
        int was = now - TwoWordState.WORDS;
        int own = own(position, side);
        int other = own(position, 1 - side);
        return stack[was + other] ^ stack[now + own]
                | stack[was + own] ^ stack[now + other]
                | stack[was + TwoWordState.LOW0] ^ stack[now + TwoWordState.LOW0]
                | stack[was + TwoWordState.HIGH0] ^ stack[now + TwoWordState.HIGH0];
    }

    /**
     * Copies the explosions that reach none of the changed squares.
     *
     * @return the end of the list
     */
    private int keep(long[] before, long[] list, long changed0, long changed1) {
        int to = FIRST;
        int end = (int) before[END];
        for (int from = FIRST; from < end; from += WORDS) {
            long reached0 = before[from + REACHED0];
            long reached1 = before[from + REACHED1];
            if ((reached0 & changed0 | reached1 & changed1) == 0) {
                long result = before[from + RESULT];
                put(list, to, reached0, reached1, before[from + COVERED0], before[from + COVERED1], result);
                to += WORDS;
                count((int) (result >> Integer.SIZE), (int) result, foreign);
            }
        }
        return to;
    }

    private void put(long[] list, int to, long reached0, long reached1, long done0, long done1, long result) {
        list[to + REACHED0] = reached0;
        list[to + REACHED1] = reached1;
        list[to + COVERED0] = done0;
        list[to + COVERED1] = done1;
        list[to + RESULT] = result;
        reach0 |= reached0;
        reach1 |= reached1;
        covered0 |= done0;
        covered1 |= done1;
    }

    /** Plays the remaining explosions, up to one that wins. */
    private long[] complete(int position, int side, int from) {
        int at = position * TwoWordState.WORDS;
        int own = at + own(position, side);
        int to = from;
        long untried0 = critical0 & ~covered0;
        long untried1 = critical1 & ~covered1;
        while ((untried0 | untried1) != 0) {
            long first0 = untried0 & -untried0;
            long first1 = first0 == 0 ? untried1 & -untried1 : 0;
            board.cascade(own, at, first0, first1);
            int conquered = Long.bitCount(board.settledMine0 & ~mine0) + Long.bitCount(board.settledMine1 & ~mine1);
            int taken = Long.bitCount(board.settledMine0 & foe0) + Long.bitCount(board.settledMine1 & foe1);
            int rank = rank(conquered + taken, first0 != 0 ? board.square(0, first0) : board.square(1, first1));
            count(conquered, rank, foreign);
            if (conquered == foreign) {
                break;
            }
            add(memory(position, side, to + WORDS), to, first0, first1, (long) conquered << Integer.SIZE | rank);
            to += WORDS;
            untried0 = critical0 & ~covered0;
            untried1 = critical1 & ~covered1;
        }
        return finish(position, side, to);
    }

    /** Adds the explosion that has just been played. Squares that toppled and are critical again are not covered. */
    private void add(long[] list, int to, long first0, long first1, long result) {
        long toppled0 = board.toppled0;
        long toppled1 = board.toppled1;
        long done0 = toppled0 & ~(board.settledLow0 & board.settledHigh0) & -first0;
        long done1 = toppled1 & ~(board.settledLow1 & board.settledHigh1) & (first0 == 0 ? -first1 : -1);
        put(list, to, board.reached0(), board.reached1(), first0 | done0, first1 | done1, result);
    }

    private long[] finish(int position, int side, int end) {
        long[] list = memory(position, side, FIRST);
        boolean wins = gain(best) >= ALL;
        list[END] = end;
        list[BEST] = best;
        list[MOST] = most;
        list[REACH] = wins ? -1 : reach0;
        list[REACH + 1] = wins ? -1 : reach1;
        return list;
    }
}
