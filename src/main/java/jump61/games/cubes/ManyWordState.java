package jump61.games.cubes;

import java.util.Arrays;

/**
 * The search state of a board that takes any number of words. It mirrors {@link OneWordState} and {@link TwoWordState}
 * step by step, but is slower.
 */
final class ManyWordState extends SeveralWordState {
    private final ManyWordCascade cascade;
    private final ManyWordExplosions explosions;

    ManyWordState(CubesPosition position, CubesEvaluation evaluation) {
        super(position, words(position.size()), evaluation);
        cascade = new ManyWordCascade(bits, seam);
        explosions = new ManyWordExplosions(this, cascade);
    }

    private ManyWordState(ManyWordState that) {
        super(that);
        cascade = new ManyWordCascade(bits, seam);
        explosions = new ManyWordExplosions(this, cascade);
    }

    @Override
    public ManyWordState copy() {
        return new ManyWordState(this);
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

    /** {@return the squares of a word with a count of 3 or 2; for 1, those with a count of less than 2} */
    private long withCount(int count, int word) {
        long highs = word(HIGH, word);
        long lows = word(LOW, word);
        return count == 1 ? ~highs : count == 2 ? highs & ~lows : highs & lows;
    }

    @Override
    public void play(int square) {
        int before = push();
        int word = square / squaresInAWord;
        long spot = 1L << square % squaresInAWord;
        turnOver(before);
        System.arraycopy(stack, before + LOW * length, stack, top + LOW * length, 2 * length);
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

    /** Copies the current board into the cascade, with the owner of this plane as the mover. */
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
    long sum(CubesEvaluation by) {
        long sum = by.tempo() + explosions(by);
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
    ManyWordExplosions explosions() {
        return explosions;
    }

    /** {@return whether a side wins by toppling all its critical squares at once; more spots never conquer less} */
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
    int owned() {
        return count(OWN);
    }

    @Override
    boolean allWin() {
        return allWin(OWN);
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
