package jump61.games.cubes;

import jump61.game.MonotoneState;

/**
 * The search state of a board of up to 64 squares, with each plane in one word.
 *
 * <p>Positions with the same spots can be compared, because it never hurts to own more squares. Where a spot goes and
 * what topples does not depend on who owns the squares. So if a side owns additional squares, it still has all its
 * moves, the other side has no new moves, and after every move the side still owns at least as much as without them.
 */
final class OneWordState extends CubesSearchState implements MonotoneState {
    /** Number of words of a position. */
    static final int WORDS = 4;
    // The places of a position's planes on the stack; the current position is at the top.
    private static final int OWN = 0;
    private static final int OTHER = 1;
    static final int LOW = 2;
    static final int HIGH = 3;

    /** Number of bits of a comparison key that contain the symmetry, which differs between the images of a position. */
    private static final int SYMMETRY_BITS = 3;

    /** Size of a small board, in squares. Up to this size, carrying explosions over does not pay. */
    private static final int SMALL = 48;

    private final Bits bits;
    private final Grid grid;
    private final int columns;
    private final long board;
    private final long edges;
    private final long corners;
    private final long notFirst;
    private final long notLast;

    private final Explosions explosions;
    /** Null on a board that is too large. */
    private final TurnedSets turnedSets;
    /** The symmetry of the last {@link #comparisonKey}. */
    private int turn;

    // The results of a cascade.
    long settledLow;
    long settledHigh;
    long settledToppled;

    OneWordState(CubesPosition position, CubesEvaluation evaluation) {
        super(position, WORDS, evaluation);
        grid = Grid.of(position.size());
        bits = new Bits(grid, 0, position.size().rows());
        columns = bits.columns;
        board = bits.board;
        edges = bits.edges;
        corners = bits.corners;
        notFirst = bits.notFirst;
        notLast = bits.notLast;
        explosions = explosionsFor(bits);
        turnedSets = squares() <= TurnedSets.SQUARES ? TurnedSets.of(grid) : null;
        for (int square = 0; square < squares(); square++) {
            CubesMove at = position.move(square);
            int count = count(position, at);
            int owner = owner(position, at);
            stack[OWN] |= owner > 0 ? 1L << square : 0;
            stack[OTHER] |= owner < 0 ? 1L << square : 0;
            stack[LOW] |= (count & 1L) << square;
            stack[HIGH] |= (count >> 1 & 1L) << square;
        }
    }

    private OneWordState(OneWordState that) {
        super(that);
        bits = that.bits;
        grid = that.grid;
        columns = that.columns;
        board = that.board;
        edges = that.edges;
        corners = that.corners;
        notFirst = that.notFirst;
        notLast = that.notLast;
        explosions = explosionsFor(bits);
        turnedSets = that.turnedSets;
        System.arraycopy(that.stack, that.top, stack, 0, WORDS);
    }

    private long own() {
        return stack[top + OWN];
    }

    private long other() {
        return stack[top + OTHER];
    }

    private long low() {
        return stack[top + LOW];
    }

    private long high() {
        return stack[top + HIGH];
    }

    @Override
    public OneWordState copy() {
        return new OneWordState(this);
    }

    @Override
    public int legalMoves(int[] buffer, int from) {
        if (own() == board || other() == board) {
            return from;
        }
        long free = board & ~other();
        int to = write(free & low() & high(), buffer, from);
        to = write(free & high() & ~low(), buffer, to);
        return write(free & ~high(), buffer, to);
    }

    private static int write(long squares, int[] buffer, int from) {
        int to = from;
        for (long left = squares; left != 0; left &= left - 1) {
            buffer[to++] = Long.numberOfTrailingZeros(left);
        }
        return to;
    }

    @Override
    public void play(int square) {
        int at = push();
        long[] planes = stack;
        long lows = planes[at + LOW];
        long highs = planes[at + HIGH];
        long theirs = planes[at + OTHER];
        long spot = 1L << square;
        long carry = lows & spot;
        long overfull = highs & carry;
        lows ^= spot;
        highs ^= carry;
        long mine = planes[at + OWN] | spot;
        if (overfull != 0) {
            mine = cascade(overfull, mine, lows, highs);
            theirs &= ~mine;
            lows = settledLow;
            highs = settledHigh;
        }
        planes[at + WORDS + OWN] = theirs;
        planes[at + WORDS + OTHER] = mine;
        planes[at + WORDS + LOW] = lows;
        planes[at + WORDS + HIGH] = highs;
    }

    /**
     * Topples wave by wave, until nothing is overfull or the mover owns all squares. Stores the remaining spots in
     * {@code settledLow} and {@code settledHigh}, and the squares that toppled in {@code settledToppled}.
     *
     * @param first the overfull squares, whose counts have overflowed
     * @param mover the squares of the side that moves
     * @return the squares it owns in the end
     */
    long cascade(long first, long mover, long lows, long highs) {
        long overfull = first;
        long mine = mover;
        long l = lows;
        long h = highs;
        long toppled = 0;
        do {
            toppled |= overfull;
            long edge = overfull & edges;
            h ^= l & edge ^ overfull & corners;
            l ^= edge;
            long north = overfull >>> columns;
            long south = overfull << columns & board;
            long west = (overfull & notFirst) >>> 1;
            long east = (overfull & notLast) << 1;
            mine |= north | south | west | east;
            overfull = Bits.overflow(l, h, north, south, west, east);
            long ones = Bits.ones(north, south, west, east);
            h ^= Bits.twos(north, south, west, east) ^ l & ones;
            l ^= ones;
        } while (overfull != 0 && mine != board);
        settledToppled = toppled;
        settledLow = l;
        settledHigh = h;
        return mine;
    }

    @Override
    int toppledSquares() {
        return Long.bitCount(settledToppled);
    }

    @Override
    boolean isCritical(int square) {
        return (low() & high() & 1L << square) != 0;
    }

    @Override
    public void pass() {
        int at = push();
        long[] planes = stack;
        planes[at + WORDS + OWN] = planes[at + OTHER];
        planes[at + WORDS + OTHER] = planes[at + OWN];
        planes[at + WORDS + LOW] = planes[at + LOW];
        planes[at + WORDS + HIGH] = planes[at + HIGH];
    }

    @Override
    public void undo() {
        pop();
    }

    @Override
    public int outcome() {
        if (other() == board) {
            return LOST;
        }
        return own() == board ? WON : OPEN;
    }

    @Override
    public long hash() {
        return mix(own(), other(), low(), high());
    }

    @Override
    public long symmetryKey() {
        return SymmetryKeys.of(grid, Long.SIZE).key(stack, top, 1);
    }

    @Override
    public long comparisonKey() {
        if (turnedSets == null) {
            return INCOMPARABLE;
        }
        long key = SymmetryKeys.of(grid, Long.SIZE).leastOfCounts(low(), high());
        turn = (int) key & Grid.SYMMETRIES - 1;
        return key >> SYMMETRY_BITS;
    }

    @Override
    public long holdings() {
        return holdings(own(), board & ~other());
    }

    @Override
    public long sufficientFor(int move) {
        long touched = touched(move);
        return holdings(own() & ~touched, board & ~other() & ~touched | 1L << move);
    }

    /** {@return two sets in one number: squares that the side to move owns, and squares that the other does not own} */
    private long holdings(long own, long open) {
        return turnedSets.image(own, turn) << TurnedSets.SQUARES | turnedSets.image(open, turn);
    }

    /** {@return the squares that the side to move owns after a move, no matter who owned them before} */
    private long touched(int move) {
        long spot = 1L << move;
        if (!isCritical(move)) {
            return spot;
        }
        cascade(spot, own(), low() & ~spot, high() & ~spot);
        long toppled = settledToppled;
        return toppled
                | toppled >>> columns
                | toppled << columns & board
                | (toppled & notFirst) >>> 1
                | (toppled & notLast) << 1;
    }

    @Override
    long sum(CubesEvaluation by) {
        return by.tempo()
                + by.squares(own(), other(), low(), high(), bits)
                + by.pairs(own(), other(), low(), high(), bits)
                + explosions(by);
    }

    private Explosions explosionsFor(Bits bits) {
        return squares() <= SMALL ? new FreshExplosions(this) : new OneWordExplosions(this, bits);
    }

    @Override
    Explosions explosions() {
        return explosions;
    }

    @Override
    int owned() {
        return Long.bitCount(own());
    }

    @Override
    boolean allWin() {
        long critical = own() & low() & high();
        return critical != 0 && cascade(critical, own(), low() & ~critical, high() & ~critical) == board;
    }

    /**
     * Checks whether a spot that stays on its square saves the side to move. Such a spot changes nothing else, so a
     * single cascade of all the opponent's critical squares decides this.
     */
    @Override
    public boolean surelyHolds() {
        long quiet = board & ~other() & ~(low() & high());
        long critical = other() & low() & high();
        int foreign = squares() - Long.bitCount(other());
        if (own() == 0 || quiet == 0) {
            return false;
        }
        if (critical == 0 || foreign > plies() + 2) {
            return true;
        }
        boolean survives = cascade(critical, other(), low() & ~critical, high() & ~critical) != board;
        return survives && (quiet & ~(settledLow & settledHigh)) != 0;
    }

    @Override
    int lastNeutral() {
        return other() == 0 ? Long.numberOfTrailingZeros(board & ~own()) : -1;
    }

    /** Rotates and reflects sets of squares, eight squares at a time, on boards of up to 32 squares. */
    static final class TurnedSets {
        /** Maximum number of squares of a board. */
        static final int SQUARES = 32;

        private static final int GROUP = 8;
        private static final int PATTERNS = 1 << GROUP;
        private static final int GROUPS = SQUARES / GROUP;
        private static final TurnedSets[][] MADE =
                new TurnedSets[CubesGame.SIZES.largest() + 1][CubesGame.SIZES.largest() + 1];

        /** The images of all sets within a group, by symmetry, group and set. */
        private final int[] images;

        /** Computes new images; {@link #of} reuses them. */
        TurnedSets(Grid grid) {
            images = new int[Grid.SYMMETRIES * GROUPS * PATTERNS];
            for (int i = 0; i < images.length; i++) {
                int symmetry = i / (GROUPS * PATTERNS);
                int group = i / PATTERNS % GROUPS;
                for (int bit = 0; bit < GROUP; bit++) {
                    int square = group * GROUP + bit;
                    if ((i & 1 << bit) != 0 && square < grid.squares()) {
                        images[i] |= 1 << grid.image(square, symmetry % grid.symmetries());
                    }
                }
            }
        }

        /** {@return the images on boards with this grid, created on first use} */
        static TurnedSets of(Grid grid) {
            TurnedSets made = MADE[grid.rows()][grid.columns()];
            if (made == null) {
                made = new TurnedSets(grid);
                MADE[grid.rows()][grid.columns()] = made;
            }
            return made;
        }

        /** {@return the image of a set of squares, as an unsigned number} */
        long image(long squares, int symmetry) {
            int at = symmetry * GROUPS * PATTERNS;
            int image = images[at + (int) (squares & PATTERNS - 1)]
                    | images[at + PATTERNS + (int) (squares >>> GROUP & PATTERNS - 1)]
                    | images[at + 2 * PATTERNS + (int) (squares >>> 2 * GROUP & PATTERNS - 1)]
                    | images[at + 3 * PATTERNS + (int) (squares >>> 3 * GROUP & PATTERNS - 1)];
            return Integer.toUnsignedLong(image);
        }
    }
}
