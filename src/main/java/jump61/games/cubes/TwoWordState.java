package jump61.games.cubes;

/**
 * The search state of a board of up to 128 squares. Each plane has one word for the upper rows and one for the lower.
 */
final class TwoWordState extends SeveralWordState {
    // The places of the planes' words on the stack.
    static final int OWN0 = 0;
    private static final int OWN1 = 1;
    static final int OTHER0 = 2;
    private static final int OTHER1 = 3;
    static final int LOW0 = 4;
    static final int LOW1 = 5;
    static final int HIGH0 = 6;
    static final int HIGH1 = 7;
    /** Number of words of a position. */
    static final int WORDS = 8;

    private final Bits upper;
    private final Bits lower;
    /** The first square of the lower word. */
    private final int half;
    /** The first row of the lower word. */
    private final long border;

    // The results of a cascade.
    long settledMine0;
    long settledMine1;
    long settledLow0;
    long settledLow1;
    long settledHigh0;
    long settledHigh1;
    long toppled0;
    long toppled1;

    private long overfull0;
    private long overfull1;

    private final TwoWordExplosions explosions = new TwoWordExplosions(this);

    TwoWordState(CubesPosition position, CubesEvaluation evaluation) {
        super(position, 2, evaluation);
        upper = bits[0];
        lower = bits[1];
        half = squaresInAWord;
        border = upper.board >>> seam;
    }

    private TwoWordState(TwoWordState that) {
        super(that);
        upper = that.upper;
        lower = that.lower;
        half = that.half;
        border = that.border;
    }

    @Override
    public TwoWordState copy() {
        return new TwoWordState(this);
    }

    private long now(int word) {
        return stack[top + word];
    }

    private long critical0(int side) {
        return now(side) & now(LOW0) & now(HIGH0);
    }

    private long critical1(int side) {
        return now(side + 1) & now(LOW1) & now(HIGH1);
    }

    @Override
    public int legalMoves(int[] buffer, int from) {
        if (outcome() != OPEN) {
            return from;
        }
        long free0 = upper.board & ~now(OTHER0);
        long free1 = lower.board & ~now(OTHER1);
        long low0 = now(LOW0);
        long low1 = now(LOW1);
        long high0 = now(HIGH0);
        long high1 = now(HIGH1);
        int to = write(free0 & low0 & high0, 0, buffer, from);
        to = write(free1 & low1 & high1, 1, buffer, to);
        to = write(free0 & high0 & ~low0, 0, buffer, to);
        to = write(free1 & high1 & ~low1, 1, buffer, to);
        to = write(free0 & ~high0, 0, buffer, to);
        return write(free1 & ~high1, 1, buffer, to);
    }

    @Override
    public void play(int square) {
        long spot0 = square < half ? 1L << square : 0;
        long spot1 = square < half ? 0 : 1L << (square - half);
        long carry0 = now(LOW0) & spot0;
        long carry1 = now(LOW1) & spot1;
        long overfull0 = now(HIGH0) & carry0;
        long overfull1 = now(HIGH1) & carry1;
        if ((overfull0 | overfull1) != 0) {
            cascade(top + OWN0, top, overfull0, overfull1);
            int at = push();
            put(at, settledMine0, settledMine1, settledLow0, settledLow1, settledHigh0, settledHigh1);
        } else {
            int at = push();
            long[] planes = stack;
            long mine0 = planes[at] | spot0;
            long mine1 = planes[at + OWN1] | spot1;
            long high0 = planes[at + HIGH0] ^ carry0;
            long high1 = planes[at + HIGH1] ^ carry1;
            put(at, mine0, mine1, planes[at + LOW0] ^ spot0, planes[at + LOW1] ^ spot1, high0, high1);
        }
    }

    /** Puts the next position above the one at {@code at}, with these squares owned by the side that moved. */
    private void put(int at, long mine0, long mine1, long low0, long low1, long high0, long high1) {
        long[] planes = stack;
        planes[at + WORDS] = planes[at + OTHER0] & ~mine0;
        planes[at + WORDS + OWN1] = planes[at + OTHER1] & ~mine1;
        planes[at + WORDS + OTHER0] = mine0;
        planes[at + WORDS + OTHER1] = mine1;
        planes[at + WORDS + LOW0] = low0;
        planes[at + WORDS + LOW1] = low1;
        planes[at + WORDS + HIGH0] = high0;
        planes[at + WORDS + HIGH1] = high1;
    }

    /**
     * Topples wave by wave, like {@link OneWordState}; here, the row beyond a word's edge is in the other word. Most
     * cascades stay within one word, which halves the work. The position is not changed.
     *
     * @param side the place on the stack of the squares of the side that topples
     * @param at the place of the position
     * @param first0 the critical squares of the upper word that receive a spot
     * @param first1 the same in the lower word
     */
    void cascade(int side, int at, long first0, long first1) {
        long[] planes = stack;
        settledMine0 = planes[side];
        settledMine1 = planes[side + 1];
        settledLow0 = planes[at + LOW0] & ~first0;
        settledLow1 = planes[at + LOW1] & ~first1;
        settledHigh0 = planes[at + HIGH0] & ~first0;
        settledHigh1 = planes[at + HIGH1] & ~first1;
        toppled0 = 0;
        toppled1 = 0;
        overfull0 = first0;
        overfull1 = first1;
        do {
            if (overfull1 == 0 && overfull0 >>> seam == 0) {
                toppleUpper();
            } else if (overfull0 == 0 && (overfull1 & border) == 0) {
                toppleLower();
            } else {
                toppleBoth();
            }
        } while ((overfull0 | overfull1) != 0 && !settledAll());
    }

    /** Topples in the upper word until its last row topples too. */
    private void toppleUpper() {
        // The board cannot be won while there are foreign squares in the other word.
        long all = settledMine1 == lower.board ? upper.board : 0;
        long overfull = overfull0;
        long mine = settledMine0;
        long l = settledLow0;
        long h = settledHigh0;
        long toppled = toppled0;
        do {
            toppled |= overfull;
            long edge = overfull & upper.edges;
            h ^= l & edge ^ overfull & upper.corners;
            l ^= edge;
            long north = upper.north(overfull);
            long south = upper.south(overfull);
            long west = upper.west(overfull);
            long east = upper.east(overfull);
            mine |= north | south | west | east;
            overfull = Bits.overflow(l, h, north, south, west, east);
            long ones = Bits.ones(north, south, west, east);
            h ^= Bits.twos(north, south, west, east) ^ l & ones;
            l ^= ones;
        } while (overfull != 0 && overfull >>> seam == 0 && mine != all);
        overfull0 = overfull;
        settledMine0 = mine;
        settledLow0 = l;
        settledHigh0 = h;
        toppled0 = toppled;
    }

    /** Topples in the lower word until its first row topples too. */
    private void toppleLower() {
        long all = settledMine0 == upper.board ? lower.board : 0;
        long overfull = overfull1;
        long mine = settledMine1;
        long l = settledLow1;
        long h = settledHigh1;
        long toppled = toppled1;
        do {
            toppled |= overfull;
            long edge = overfull & lower.edges;
            h ^= l & edge ^ overfull & lower.corners;
            l ^= edge;
            long north = lower.north(overfull);
            long south = lower.south(overfull);
            long west = lower.west(overfull);
            long east = lower.east(overfull);
            mine |= north | south | west | east;
            overfull = Bits.overflow(l, h, north, south, west, east);
            long ones = Bits.ones(north, south, west, east);
            h ^= Bits.twos(north, south, west, east) ^ l & ones;
            l ^= ones;
        } while (overfull != 0 && (overfull & border) == 0 && mine != all);
        overfull1 = overfull;
        settledMine1 = mine;
        settledLow1 = l;
        settledHigh1 = h;
        toppled1 = toppled;
    }

    /** Topples one wave in both words. */
    private void toppleBoth() {
        long over0 = overfull0;
        long over1 = overfull1;
        toppled0 |= over0;
        toppled1 |= over1;
        long l0 = settledLow0 ^ over0 & upper.edges;
        long l1 = settledLow1 ^ over1 & lower.edges;
        long h0 = settledHigh0 ^ settledLow0 & over0 & upper.edges ^ over0 & upper.corners;
        long h1 = settledHigh1 ^ settledLow1 & over1 & lower.edges ^ over1 & lower.corners;
        long north0 = upper.north(over0) | over1 << seam & upper.board;
        long south0 = upper.south(over0);
        long west0 = upper.west(over0);
        long east0 = upper.east(over0);
        long north1 = lower.north(over1);
        long south1 = lower.south(over1) | over0 >>> seam;
        long west1 = lower.west(over1);
        long east1 = lower.east(over1);
        settledMine0 |= north0 | south0 | west0 | east0;
        settledMine1 |= north1 | south1 | west1 | east1;
        overfull0 = Bits.overflow(l0, h0, north0, south0, west0, east0);
        overfull1 = Bits.overflow(l1, h1, north1, south1, west1, east1);
        long ones0 = Bits.ones(north0, south0, west0, east0);
        long ones1 = Bits.ones(north1, south1, west1, east1);
        settledHigh0 = h0 ^ Bits.twos(north0, south0, west0, east0) ^ l0 & ones0;
        settledHigh1 = h1 ^ Bits.twos(north1, south1, west1, east1) ^ l1 & ones1;
        settledLow0 = l0 ^ ones0;
        settledLow1 = l1 ^ ones1;
    }

    /** {@return the squares of the upper word that a cascade reached: those that toppled, and their neighbours} */
    long reached0() {
        long beside = upper.north(toppled0) | upper.south(toppled0) | upper.west(toppled0) | upper.east(toppled0);
        return toppled0 | beside | toppled1 << seam & upper.board;
    }

    /** {@return the same in the lower word} */
    long reached1() {
        long beside = lower.north(toppled1) | lower.south(toppled1) | lower.west(toppled1) | lower.east(toppled1);
        return toppled1 | beside | toppled0 >>> seam;
    }

    private boolean settledAll() {
        return settledMine0 == upper.board && settledMine1 == lower.board;
    }

    @Override
    int toppledSquares() {
        return Long.bitCount(toppled0) + Long.bitCount(toppled1);
    }

    @Override
    public int outcome() {
        if (now(OTHER0) == upper.board && now(OTHER1) == lower.board) {
            return LOST;
        }
        return now(OWN0) == upper.board && now(OWN1) == lower.board ? WON : OPEN;
    }

    @Override
    public long hash() {
        return mix(now(OWN0), now(OTHER0), now(LOW0), now(HIGH0))
                + Long.rotateLeft(mix(now(OWN1), now(OTHER1), now(LOW1), now(HIGH1)), 31);
    }

    @Override
    long sum(CubesEvaluation by) {
        long own0 = now(OWN0);
        long own1 = now(OWN1);
        long other0 = now(OTHER0);
        long other1 = now(OTHER1);
        long low0 = now(LOW0);
        long low1 = now(LOW1);
        long high0 = now(HIGH0);
        long high1 = now(HIGH1);
        return by.tempo()
                + by.squares(own0, other0, low0, high0, upper)
                + by.squares(own1, other1, low1, high1, lower)
                + by.pairs(
                        own0,
                        other0,
                        low0,
                        high0,
                        own0 >>> upper.columns | own1 << seam,
                        other0 >>> upper.columns | other1 << seam,
                        low0 >>> upper.columns | low1 << seam,
                        high0 >>> upper.columns | high1 << seam)
                + by.pairsInRows(own0, other0, low0, high0, upper)
                + by.pairs(own1, other1, low1, high1, lower)
                + explosions(by);
    }

    @Override
    TwoWordExplosions explosions() {
        return explosions;
    }

    private int count(int side) {
        return Long.bitCount(now(side)) + Long.bitCount(now(side + 1));
    }

    @Override
    int owned() {
        return count(OWN0);
    }

    @Override
    boolean allWin() {
        long critical0 = critical0(OWN0);
        long critical1 = critical1(OWN0);
        if ((critical0 | critical1) == 0) {
            return false;
        }
        cascade(top + OWN0, top, critical0, critical1);
        return settledAll();
    }

    /** See {@link OneWordState#surelyHolds}. */
    @Override
    public boolean surelyHolds() {
        long quiet0 = upper.board & ~now(OTHER0) & ~(now(LOW0) & now(HIGH0));
        long quiet1 = lower.board & ~now(OTHER1) & ~(now(LOW1) & now(HIGH1));
        if ((now(OWN0) | now(OWN1)) == 0 || (quiet0 | quiet1) == 0) {
            return false;
        }
        long critical0 = critical0(OTHER0);
        long critical1 = critical1(OTHER0);
        if ((critical0 | critical1) == 0 || squares() - count(OTHER0) > plies() + 2) {
            return true;
        }
        cascade(top + OTHER0, top, critical0, critical1);
        return !settledAll() && (quiet0 & ~(settledLow0 & settledHigh0) | quiet1 & ~(settledLow1 & settledHigh1)) != 0;
    }
}
