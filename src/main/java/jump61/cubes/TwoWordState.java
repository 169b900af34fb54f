package jump61.cubes;

/**
 * The search state of a board of up to 128 squares. Each plane has one word for the upper rows and one for the lower.
 */
final class TwoWordState extends SeveralWordState {
    // The places of the planes' words on the stack.
    private static final int OWN0 = 0;
    private static final int OWN1 = 1;
    private static final int OTHER0 = 2;
    private static final int OTHER1 = 3;
    private static final int LOW0 = 4;
    private static final int LOW1 = 5;
    private static final int HIGH0 = 6;
    private static final int HIGH1 = 7;
    private static final int WORDS = 8;

    private final Bits upper;
    private final Bits lower;
    /** The first square of the lower word. */
    private final int half;

    // The results of a cascade.
    private long settledMine0;
    private long settledMine1;
    private long settledLow0;
    private long settledLow1;
    private long settledHigh0;
    private long settledHigh1;
    private long toppled0;
    private long toppled1;

    TwoWordState(CubesPosition position, Evaluation evaluation) {
        super(position, 2, evaluation);
        upper = bits[0];
        lower = bits[1];
        half = squaresInAWord;
    }

    private TwoWordState(TwoWordState that) {
        super(that);
        upper = that.upper;
        lower = that.lower;
        half = that.half;
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
        changed();
        long spot0 = square < half ? 1L << square : 0;
        long spot1 = square < half ? 0 : 1L << (square - half);
        long carry0 = now(LOW0) & spot0;
        long carry1 = now(LOW1) & spot1;
        long overfull0 = now(HIGH0) & carry0;
        long overfull1 = now(HIGH1) & carry1;
        if ((overfull0 | overfull1) != 0) {
            cascade(OWN0, overfull0, overfull1);
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
     * Topples wave by wave, like {@link OneWordState}; here, the row beyond a word's edge is in the other word. The
     * position is not changed.
     *
     * @param side the owner of the squares: {@code OWN0} or {@code OTHER0}
     * @param overfull0 the critical squares of the upper word that receive a spot
     * @param overfull1 the same in the lower word
     */
    private void cascade(int side, long overfull0, long overfull1) {
        long[] planes = stack;
        long mine0 = planes[top + side];
        long mine1 = planes[top + side + 1];
        long l0 = planes[top + LOW0] & ~overfull0;
        long l1 = planes[top + LOW1] & ~overfull1;
        long h0 = planes[top + HIGH0] & ~overfull0;
        long h1 = planes[top + HIGH1] & ~overfull1;
        long all0 = 0;
        long all1 = 0;
        do {
            all0 |= overfull0;
            all1 |= overfull1;
            h0 ^= l0 & overfull0 & upper.edges ^ overfull0 & upper.corners;
            l0 ^= overfull0 & upper.edges;
            h1 ^= l1 & overfull1 & lower.edges ^ overfull1 & lower.corners;
            l1 ^= overfull1 & lower.edges;
            long north0 = upper.north(overfull0) | overfull1 << seam & upper.board;
            long south0 = upper.south(overfull0);
            long west0 = upper.west(overfull0);
            long east0 = upper.east(overfull0);
            long north1 = lower.north(overfull1);
            long south1 = lower.south(overfull1) | overfull0 >>> seam;
            long west1 = lower.west(overfull1);
            long east1 = lower.east(overfull1);
            mine0 |= north0 | south0 | west0 | east0;
            mine1 |= north1 | south1 | west1 | east1;
            overfull0 = Bits.overflow(l0, h0, north0, south0, west0, east0);
            overfull1 = Bits.overflow(l1, h1, north1, south1, west1, east1);
            long ones0 = Bits.ones(north0, south0, west0, east0);
            long ones1 = Bits.ones(north1, south1, west1, east1);
            h0 ^= Bits.twos(north0, south0, west0, east0) ^ l0 & ones0;
            h1 ^= Bits.twos(north1, south1, west1, east1) ^ l1 & ones1;
            l0 ^= ones0;
            l1 ^= ones1;
        } while ((overfull0 | overfull1) != 0 && (mine0 != upper.board || mine1 != lower.board));
        toppled0 = all0;
        toppled1 = all1;
        settle(mine0, mine1, l0, l1, h0, h1);
    }

    private void settle(long mine0, long mine1, long l0, long l1, long h0, long h1) {
        settledMine0 = mine0;
        settledMine1 = mine1;
        settledLow0 = l0;
        settledLow1 = l1;
        settledHigh0 = h0;
        settledHigh1 = h1;
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
    int sum(Evaluation by) {
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
                + by.pairs(own0, other0, low0, high0, upper)
                + by.pairs(own1, other1, low1, high1, lower)
                + by.pairs(own0 >>> seam, other0 >>> seam, low0 >>> seam, high0 >>> seam, own1, other1, low1, high1)
                + by.explosions(bestGain(), explode(OTHER0, OWN0));
    }

    @Override
    int explode() {
        return explode(OWN0, OTHER0);
    }

    /** See {@link OneWordState}. */
    private int explode(int side, int foe) {
        int owned = count(side);
        long untried0 = critical0(side);
        long untried1 = critical1(side);
        int best = 0;
        while ((untried0 | untried1) != 0) {
            long first0 = untried0 & -untried0;
            long first1 = first0 == 0 ? untried1 & -untried1 : 0;
            cascade(side, first0, first1);
            int gain = settledAll() ? ALL : gain(foe) - owned;
            if (gain > best) {
                best = gain;
                exploding = first0 != 0 ? square(0, first0) : square(1, first1);
                if (gain == ALL) {
                    return ALL;
                }
            }
            untried0 &= ~(first0 | toppled0 & ~(settledLow0 & settledHigh0));
            untried1 &= ~(first1 | toppled1 & ~(settledLow1 & settledHigh1));
        }
        return best;
    }

    /** {@return the squares a side owns after a cascade, counting those taken from its opponent twice} */
    private int gain(int foe) {
        return Long.bitCount(settledMine0)
                + Long.bitCount(settledMine1)
                + Long.bitCount(settledMine0 & now(foe))
                + Long.bitCount(settledMine1 & now(foe + 1));
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
        cascade(OWN0, critical0, critical1);
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
        cascade(OTHER0, critical0, critical1);
        return !settledAll() && (quiet0 & ~(settledLow0 & settledHigh0) | quiet1 & ~(settledLow1 & settledHigh1)) != 0;
    }
}
