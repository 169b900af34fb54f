package jump61.cubes;

import java.util.Arrays;

/**
 * A board of any size: each plane is as many words as it takes, with whole rows in each. Slower than {@link OneWordState}
 * and {@link TwoWordState}, which it follows step by step.
 */
final class ManyWordState extends CubesSearchState {
    private static final int PLANES = 4;
    // Which plane is which; a position on the stack has the words of each plane side by side.
    private static final int OWN = 0;
    private static final int OTHER = 1;
    private static final int LOW = 2;
    private static final int HIGH = 3;

    /** How many words a plane has. */
    private final int length;

    private final Bits[] bits;
    /** The first square of each word but the first one is a multiple of this. */
    private final int squaresInAWord;
    /** How far apart the last row of a word and the first row of a word lie. */
    private final int seam;

    private final ManyWordCascade cascade;
    /** The critical squares that {@link #explode} has still to try. */
    private final long[] untried;

    ManyWordState(CubesPosition position, Evaluation evaluation) {
        this(position, words(position.size()), evaluation);
    }

    private ManyWordState(CubesPosition position, int length, Evaluation evaluation) {
        super(position, Integer.highestOneBit(PLANES * length * 2 - 1), evaluation);
        Grid grid = Grid.of(position.size());
        int rowsInAWord = Long.SIZE / grid.columns();
        this.length = length;
        squaresInAWord = rowsInAWord * grid.columns();
        seam = squaresInAWord - grid.columns();
        bits = new Bits[length];
        for (int word = 0; word < length; word++) {
            int first = word * rowsInAWord;
            bits[word] = new Bits(
                    grid, first, Math.min(first + rowsInAWord, position.size().rows()));
        }
        cascade = new ManyWordCascade(bits, seam);
        untried = new long[length];
        for (int square = 0; square < squares(); square++) {
            CubesMove at = position.move(square);
            int count = count(position, at);
            int owner = owner(position, at);
            set(OWN, square, owner > 0);
            set(OTHER, square, owner < 0);
            set(LOW, square, (count & 1) == 1);
            set(HIGH, square, count >= 2);
        }
    }

    private ManyWordState(ManyWordState that) {
        super(that);
        length = that.length;
        bits = that.bits;
        squaresInAWord = that.squaresInAWord;
        seam = that.seam;
        cascade = new ManyWordCascade(bits, seam);
        untried = new long[length];
        System.arraycopy(that.stack, that.top, stack, 0, PLANES * length);
    }

    @Override
    public ManyWordState copy() {
        return new ManyWordState(this);
    }

    private void set(int plane, int square, boolean isSet) {
        if (isSet) {
            stack[at(plane, square / squaresInAWord)] |= 1L << square % squaresInAWord;
        }
    }

    /** {@return where a word of the position now lies on the stack} */
    private int at(int plane, int word) {
        return top + plane * length + word;
    }

    private long word(int plane, int word) {
        return stack[top + plane * length + word];
    }

    @Override
    public int legalMoves(int[] buffer, int from) {
        if (outcome() != OPEN) {
            return from;
        }
        int to = from;
        for (int count = 3; count > 0; count--) {
            for (int word = 0; word < length; word++) {
                long free = bits[word].board & ~word(OTHER, word);
                to = write(free & withCount(count, word), word, buffer, to);
            }
        }
        return to;
    }

    /** {@return the squares of a word with a count of 3, of 2, or, for 1, of less} */
    private long withCount(int count, int word) {
        long highs = word(HIGH, word);
        long lows = word(LOW, word);
        return count == 1 ? ~highs : count == 2 ? highs & ~lows : highs & lows;
    }

    private int write(long squares, int word, int[] buffer, int from) {
        int to = from;
        for (long left = squares; left != 0; left &= left - 1) {
            buffer[to++] = word * squaresInAWord + Long.numberOfTrailingZeros(left);
        }
        return to;
    }

    @Override
    public void play(int square) {
        changed();
        int before = push();
        int word = square / squaresInAWord;
        long spot = 1L << square % squaresInAWord;
        int planes = PLANES * length;
        System.arraycopy(stack, before + OTHER * length, stack, top, length);
        System.arraycopy(stack, before, stack, top + length, length);
        System.arraycopy(stack, before + LOW * length, stack, top + LOW * length, planes - LOW * length);
        long carry = word(LOW, word) & spot;
        boolean topples = (word(HIGH, word) & carry) != 0;
        stack[at(LOW, word)] ^= spot;
        stack[at(HIGH, word)] ^= carry;
        stack[at(OTHER, word)] |= spot;
        if (topples) {
            begin(OTHER);
            cascade.overfull[word] = spot;
            cascade.run();
            settle();
        }
    }

    /** Puts the board now where a cascade works on it, for the side that owns a plane. */
    private void begin(int plane) {
        cascade.begin(stack, at(plane, 0), at(LOW, 0), at(HIGH, 0));
    }

    private void settle() {
        for (int word = 0; word < length; word++) {
            stack[at(OTHER, word)] = cascade.mine[word];
            stack[at(OWN, word)] &= ~cascade.mine[word];
            stack[at(LOW, word)] = cascade.low[word];
            stack[at(HIGH, word)] = cascade.high[word];
        }
    }

    @Override
    int toppledSquares() {
        return Arrays.stream(cascade.toppled).mapToInt(Long::bitCount).sum();
    }

    @Override
    boolean isCritical(int square) {
        int word = square / squaresInAWord;
        return (word(LOW, word) & word(HIGH, word) & 1L << square % squaresInAWord) != 0;
    }

    @Override
    public void undo() {
        pop();
        changed();
    }

    @Override
    public int outcome() {
        if (ownsAll(OTHER)) {
            return LOST;
        }
        return ownsAll(OWN) ? WON : OPEN;
    }

    private boolean ownsAll(int plane) {
        for (int word = 0; word < length; word++) {
            if (word(plane, word) != bits[word].board) {
                return false;
            }
        }
        return true;
    }

    private int count(int plane) {
        int count = 0;
        for (int word = 0; word < length; word++) {
            count += Long.bitCount(word(plane, word));
        }
        return count;
    }

    @Override
    public long hash() {
        long hash = 0;
        for (int word = 0; word < length; word++) {
            hash = Long.rotateLeft(hash, 31)
                    + mix(word(OWN, word), word(OTHER, word), word(LOW, word), word(HIGH, word));
        }
        return hash;
    }

    @Override
    int sum(Evaluation by) {
        int sum = by.tempo() + by.explosions(bestGain(), explode(OTHER, OWN));
        for (int word = 0; word < length; word++) {
            long own = word(OWN, word);
            long other = word(OTHER, word);
            long lows = word(LOW, word);
            long highs = word(HIGH, word);
            sum += by.squares(own, other, lows, highs, bits[word]) + by.pairs(own, other, lows, highs, bits[word]);
            if (word + 1 < length) {
                sum += by.pairs(
                        own >>> seam,
                        other >>> seam,
                        lows >>> seam,
                        highs >>> seam,
                        word(OWN, word + 1),
                        word(OTHER, word + 1),
                        word(LOW, word + 1),
                        word(HIGH, word + 1));
            }
        }
        return sum;
    }

    @Override
    int explode() {
        return explode(OWN, OTHER);
    }

    private int explode(int side, int foe) {
        int owned = count(side);
        int best = 0;
        for (int word = 0; word < length; word++) {
            untried[word] = critical(side, word);
        }
        for (int word = 0; word < length; word++) {
            while (untried[word] != 0) {
                long first = untried[word] & -untried[word];
                untried[word] ^= first;
                int gain = gain(side, foe, word, first) - owned;
                if (cascade.wins()) {
                    exploding = word * squaresInAWord + Long.numberOfTrailingZeros(first);
                    return ALL;
                }
                if (gain > best) {
                    best = gain;
                    exploding = word * squaresInAWord + Long.numberOfTrailingZeros(first);
                }
                for (int other = word; other < length; other++) {
                    untried[other] &= ~(cascade.toppled[other] & ~(cascade.low[other] & cascade.high[other]));
                }
            }
        }
        return best;
    }

    /** {@return the squares a side owns after an explosion, those taken from its foe counted twice} */
    private int gain(int side, int foe, int word, long first) {
        begin(side);
        cascade.topple(word, first);
        cascade.run();
        int count = 0;
        for (int at = 0; at < length; at++) {
            count += Long.bitCount(cascade.mine[at]) + Long.bitCount(cascade.mine[at] & word(foe, at));
        }
        return count;
    }

    private long critical(int side, int word) {
        return word(side, word) & word(LOW, word) & word(HIGH, word);
    }

    /** {@return whether a side that topples all its critical squares at once wins; more spots never conquer less} */
    private boolean allWin(int side) {
        begin(side);
        boolean any = false;
        for (int word = 0; word < length; word++) {
            cascade.topple(word, critical(side, word));
            any |= cascade.overfull[word] != 0;
        }
        if (any) {
            cascade.run();
        }
        return any && cascade.wins();
    }

    @Override
    public int winningMove() {
        int foreign = squares() - count(OWN);
        if (foreign <= plies() + 1 && allWin(OWN) && bestGain() == ALL) {
            return forcingMove();
        }
        if (foreign != 1 || count(OTHER) != 0) {
            return -1;
        }
        for (int word = 0; word < length; word++) {
            long neutral = bits[word].board & ~word(OWN, word);
            if (neutral != 0) {
                return word * squaresInAWord + Long.numberOfTrailingZeros(neutral);
            }
        }
        return -1;
    }

    /** See {@link OneWordState#surelyHolds}. */
    @Override
    public boolean surelyHolds() {
        boolean quiet = false;
        for (int word = 0; word < length; word++) {
            quiet |= isQuiet(word, word(LOW, word) & word(HIGH, word));
        }
        if (!quiet || count(OWN) == 0) {
            return false;
        }
        if (squares() - count(OTHER) > plies() + 2) {
            return true;
        }
        if (allWin(OTHER)) {
            return false;
        }
        boolean holds = false;
        for (int word = 0; word < length; word++) {
            holds |= isQuiet(word, word(LOW, word) & word(HIGH, word) | cascade.low[word] & cascade.high[word]);
        }
        return holds;
    }

    private boolean isQuiet(int word, long critical) {
        return (bits[word].board & ~word(OTHER, word) & ~critical) != 0;
    }
}
