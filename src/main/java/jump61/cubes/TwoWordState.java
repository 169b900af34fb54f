package jump61.cubes;

/** A board of up to 128 squares: each plane has one word for the upper rows and one for the lower. */
final class TwoWordState extends CubesSearchState {
    private static final int WORDS = 8;
    private final Bits upper;
    private final Bits lower;
    /** The first square of the lower word. */
    private final int half;
    /** How far apart the last row of the upper word and the first of a word lie. */
    private final int seam;

    private long own0;
    private long own1;
    private long other0;
    private long other1;
    private long low0;
    private long low1;
    private long high0;
    private long high1;
    private long toppled0;
    private long toppled1;
    private long stillCritical0;
    private long stillCritical1;

    TwoWordState(CubesPosition position, Evaluation evaluation) {
        super(position, WORDS, evaluation);
        Grid grid = Grid.of(position.size());
        int rows = position.size().rows();
        upper = new Bits(grid, 0, rows / 2);
        lower = new Bits(grid, rows / 2, rows);
        half = rows / 2 * grid.columns();
        seam = half - grid.columns();
        for (int square = 0; square < squares(); square++) {
            CubesMove at = position.move(square);
            int count = count(position, at);
            int owner = owner(position, at);
            long bit0 = bit0(square);
            long bit1 = bit1(square);
            own0 |= owner > 0 ? bit0 : 0;
            own1 |= owner > 0 ? bit1 : 0;
            other0 |= owner < 0 ? bit0 : 0;
            other1 |= owner < 0 ? bit1 : 0;
            low0 |= (count & 1) == 1 ? bit0 : 0;
            low1 |= (count & 1) == 1 ? bit1 : 0;
            high0 |= count >= 2 ? bit0 : 0;
            high1 |= count >= 2 ? bit1 : 0;
        }
    }

    private TwoWordState(TwoWordState that) {
        super(that);
        half = that.half;
        upper = that.upper;
        lower = that.lower;
        seam = that.seam;
        own0 = that.own0;
        own1 = that.own1;
        other0 = that.other0;
        other1 = that.other1;
        low0 = that.low0;
        low1 = that.low1;
        high0 = that.high0;
        high1 = that.high1;
    }

    @Override
    public TwoWordState copy() {
        return new TwoWordState(this);
    }

    private long bit0(int square) {
        return square < half ? 1L << square : 0;
    }

    private long bit1(int square) {
        return square < half ? 0 : 1L << (square - half);
    }

    @Override
    public int legalMoves(int[] buffer, int from) {
        if (outcome() != OPEN) {
            return from;
        }
        long free0 = upper.board & ~other0;
        long free1 = lower.board & ~other1;
        int to = write(free0 & low0 & high0, free1 & low1 & high1, buffer, from);
        to = write(free0 & high0 & ~low0, free1 & high1 & ~low1, buffer, to);
        return write(free0 & ~high0, free1 & ~high1, buffer, to);
    }

    private int write(long squares0, long squares1, int[] buffer, int from) {
        int to = from;
        for (long left = squares0; left != 0; left &= left - 1) {
            buffer[to++] = Long.numberOfTrailingZeros(left);
        }
        for (long left = squares1; left != 0; left &= left - 1) {
            buffer[to++] = half + Long.numberOfTrailingZeros(left);
        }
        return to;
    }

    @Override
    public void play(int square) {
        changed();
        save(push());
        long spot0 = bit0(square);
        long spot1 = bit1(square);
        long carry0 = low0 & spot0;
        long carry1 = low1 & spot1;
        long overfull0 = high0 & carry0;
        long overfull1 = high1 & carry1;
        low0 ^= spot0;
        low1 ^= spot1;
        high0 ^= carry0;
        high1 ^= carry1;
        long mine0 = own0 | spot0;
        long mine1 = own1 | spot1;
        own0 = other0;
        own1 = other1;
        other0 = mine0;
        other1 = mine1;
        if ((overfull0 | overfull1) != 0) {
            cascade(overfull0, overfull1);
            own0 &= ~other0;
            own1 &= ~other1;
        }
    }

    /** Settles the board for {@code other} as {@link OneWordState} does; here the row beyond a word's edge lies in the other word. */
    private void cascade(long first0, long first1) {
        long overfull0 = first0;
        long overfull1 = first1;
        long mine0 = other0;
        long mine1 = other1;
        long l0 = low0;
        long l1 = low1;
        long h0 = high0;
        long h1 = high1;
        toppled0 = 0;
        toppled1 = 0;
        do {
            toppled0 |= overfull0;
            toppled1 |= overfull1;
            h0 ^= l0 & overfull0 & upper.edges ^ overfull0 & upper.corners;
            l0 ^= overfull0 & upper.edges;
            h1 ^= l1 & overfull1 & lower.edges ^ overfull1 & lower.corners;
            l1 ^= overfull1 & lower.edges;
            long north0 = north0(overfull0, overfull1);
            long south0 = upper.south(overfull0);
            long west0 = upper.west(overfull0);
            long east0 = upper.east(overfull0);
            long north1 = lower.north(overfull1);
            long south1 = south1(overfull0, overfull1);
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
        settle(mine0, mine1, l0, l1, h0, h1);
    }

    private void settle(long mine0, long mine1, long l0, long l1, long h0, long h1) {
        other0 = mine0;
        other1 = mine1;
        low0 = l0;
        low1 = l1;
        high0 = h0;
        high1 = h1;
    }

    private long north0(long squares0, long squares1) {
        return upper.north(squares0) | squares1 << seam & upper.board;
    }

    private long south1(long squares0, long squares1) {
        return lower.south(squares1) | squares0 >>> seam;
    }

    private void save(int at) {
        stack[at] = own0;
        stack[at + 1] = own1;
        stack[at + 2] = other0;
        stack[at + 3] = other1;
        stack[at + 4] = low0;
        stack[at + 5] = low1;
        stack[at + 6] = high0;
        stack[at + 7] = high1;
    }

    @Override
    int toppledSquares() {
        return Long.bitCount(toppled0) + Long.bitCount(toppled1);
    }

    @Override
    boolean isCritical(int square) {
        return (low0 & high0 & bit0(square) | low1 & high1 & bit1(square)) != 0;
    }

    @Override
    public void undo() {
        restore(pop());
        changed();
    }

    private void restore(int at) {
        own0 = stack[at];
        own1 = stack[at + 1];
        other0 = stack[at + 2];
        other1 = stack[at + 3];
        low0 = stack[at + 4];
        low1 = stack[at + 5];
        high0 = stack[at + 6];
        high1 = stack[at + 7];
    }

    @Override
    public int outcome() {
        if (other0 == upper.board && other1 == lower.board) {
            return LOST;
        }
        return own0 == upper.board && own1 == lower.board ? WON : OPEN;
    }

    @Override
    public long hash() {
        return mix(own0, other0, low0, high0) + Long.rotateLeft(mix(own1, other1, low1, high1), 31);
    }

    @Override
    int sum(Evaluation by) {
        return by.tempo()
                + by.squares(own0, other0, low0, high0, upper)
                + by.squares(own1, other1, low1, high1, lower)
                + by.pairs(own0, other0, low0, high0, upper)
                + by.pairs(own1, other1, low1, high1, lower)
                + by.pairs(own0 >>> seam, other0 >>> seam, low0 >>> seam, high0 >>> seam, own1, other1, low1, high1)
                + by.explosions(bestGain(), explosionOfOther());
    }

    private int numberOf(long bit0, long bit1) {
        return bit0 != 0 ? Long.numberOfTrailingZeros(bit0) : half + Long.numberOfTrailingZeros(bit1);
    }

    private int explosionOfOther() {
        swapSides();
        int best = explode();
        swapSides();
        return best;
    }

    private void swapSides() {
        long was0 = own0;
        long was1 = own1;
        own0 = other0;
        own1 = other1;
        other0 = was0;
        other1 = was1;
    }

    /** See {@link OneWordState}. */
    @Override
    int explode() {
        int owned = Long.bitCount(own0) + Long.bitCount(own1);
        long untried0 = own0 & low0 & high0;
        long untried1 = own1 & low1 & high1;
        int best = 0;
        while ((untried0 | untried1) != 0) {
            long first0 = untried0 & -untried0;
            long first1 = first0 == 0 ? untried1 & -untried1 : 0;
            int gain = gain(first0, first1, owned);
            if (gain > best) {
                best = gain;
                exploding = numberOf(first0, first1);
            }
            if (gain == ALL) {
                return ALL;
            }
            untried0 &= ~(first0 | toppled0 & ~stillCritical0);
            untried1 &= ~(first1 | toppled1 & ~stillCritical1);
        }
        return best;
    }

    private int gain(long first0, long first1, int owned) {
        int at = push();
        save(at);
        long foe0 = other0;
        long foe1 = other1;
        other0 = own0;
        other1 = own1;
        boolean all = conquersAll(first0, first1);
        stillCritical0 = low0 & high0;
        stillCritical1 = low1 & high1;
        int after = Long.bitCount(other0) + Long.bitCount(other1);
        int lost = Long.bitCount(other0 & foe0) + Long.bitCount(other1 & foe1);
        restore(pop());
        return all ? ALL : after - owned + lost;
    }

    @Override
    public int winningMove() {
        long critical0 = own0 & low0 & high0;
        long critical1 = own1 & low1 & high1;
        int foreign = squares() - Long.bitCount(own0) - Long.bitCount(own1);
        if (foreign > plies() + 1 || (critical0 | critical1) == 0 || !winsWith(critical0, critical1)) {
            return lastNeutral(foreign);
        }
        for (long untried = critical0; untried != 0; untried &= untried - 1) {
            if (winsWith(untried & -untried, 0)) {
                return Long.numberOfTrailingZeros(untried);
            }
        }
        for (long untried = critical1; untried != 0; untried &= untried - 1) {
            if (winsWith(0, untried & -untried)) {
                return half + Long.numberOfTrailingZeros(untried);
            }
        }
        return lastNeutral(foreign);
    }

    /** {@return whether a spot on each of these critical squares wins; more spots never conquer less} */
    private boolean winsWith(long critical0, long critical1) {
        int at = push();
        save(at);
        other0 = own0;
        other1 = own1;
        boolean wins = conquersAll(critical0, critical1);
        restore(pop());
        return wins;
    }

    /** Topples critical squares of {@code other}. */
    private boolean conquersAll(long critical0, long critical1) {
        low0 &= ~critical0;
        low1 &= ~critical1;
        high0 &= ~critical0;
        high1 &= ~critical1;
        cascade(critical0, critical1);
        return other0 == upper.board && other1 == lower.board;
    }

    /** See {@link OneWordState#surelyHolds}. */
    @Override
    public boolean surelyHolds() {
        long quiet0 = upper.board & ~other0 & ~(low0 & high0);
        long quiet1 = lower.board & ~other1 & ~(low1 & high1);
        long critical0 = other0 & low0 & high0;
        long critical1 = other1 & low1 & high1;
        int foreign = squares() - Long.bitCount(other0) - Long.bitCount(other1);
        if ((own0 | own1) == 0 || (quiet0 | quiet1) == 0) {
            return false;
        }
        if ((critical0 | critical1) == 0 || foreign > plies() + 2) {
            return true;
        }
        int at = push();
        save(at);
        boolean survives = !conquersAll(critical0, critical1);
        boolean holds = survives && (quiet0 & ~(low0 & high0) | quiet1 & ~(low1 & high1)) != 0;
        restore(pop());
        return holds;
    }

    private int lastNeutral(int foreign) {
        if ((other0 | other1) != 0 || foreign != 1) {
            return -1;
        }
        long neutral0 = upper.board & ~own0;
        long neutral1 = lower.board & ~own1;
        return numberOf(neutral0, neutral1);
    }
}
