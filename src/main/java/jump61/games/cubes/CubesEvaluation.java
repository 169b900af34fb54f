package jump61.games.cubes;

import java.util.Arrays;

/**
 * The chances of the side to move, as the logarithm of its odds in hundredths: a weighted sum of counts. The weights
 * are learned from the scores of deeper searches. It counts:
 *
 * <ul>
 *   <li>squares, by owner, kind (inner, edge, corner) and count (3 when critical);
 *   <li>pairs of neighbours that are owned, by their owners and how near to critical they are;
 *   <li>the best explosion of each side, divided into pieces by its size.
 * </ul>
 *
 * <p>Each weight has one value for an empty board and one for a full board, and is interpolated between them. Both are
 * packed into one long, so that one addition adds both.
 */
final class CubesEvaluation {
    /** Number of kinds of squares: inner, edge, corner. */
    private static final int KINDS = 3;

    private static final int OWN = 0;
    /** Index of the first weight for the other side's squares. */
    static final int OTHER = OWN + 4 * KINDS;
    /** Index of the first weight for neutral squares. */
    static final int NEUTRAL = OTHER + 4 * KINDS;

    private static final int PAIRS = NEUTRAL + KINDS;
    /** Squares of either side, each with a count below 2, of 2, or of 3. */
    private static final int PAIR_KINDS = 6;

    private static final int OWN_EXPLOSION = PAIRS + PAIR_KINDS * (PAIR_KINDS + 1) / 2;
    private static final int PIECES = 3;
    /** Index of the first weight for the best explosion of the other side. */
    static final int OTHER_EXPLOSION = OWN_EXPLOSION + PIECES;
    /** Index of the weight for having the move, which is the last. */
    static final int TEMPO = OTHER_EXPLOSION + PIECES;

    /** Number of weights. */
    static final int WEIGHTS = TEMPO + 1;

    /** Weights are in hundredths divided by this. */
    static final int SCALE = 4;

    /** The last stage of the game; the first is 0. */
    private static final int STAGES = 64;

    private static final int SMALL = 4;
    private static final int MIDDLE = 8;
    /** An immediate win counts like an explosion of this size. */
    private static final int MOST = 72;

    private final long[] weights;
    private final boolean weighsExplosionsOfOther;

    /** Creates an evaluation with weights made by {@link #pack}. */
    CubesEvaluation(long[] weights) {
        this.weights = weights;
        this.weighsExplosionsOfOther =
                Arrays.stream(weights, OTHER_EXPLOSION, TEMPO).anyMatch(weight -> weight != 0);
    }

    /** {@return a weight with one value for an empty board and one for a full one} */
    static long pack(int early, int late) {
        return ((long) late << Integer.SIZE) + early;
    }

    /** {@return the value of a sum of weights} */
    static int value(long sum, int plies, int squares) {
        int stage = Math.min(STAGES, plies * (STAGES / 2) / squares);
        int early = (int) sum;
        int late = (int) (sum - early >> Integer.SIZE);
        return (early * (STAGES - stage) + late * stage) / (STAGES * SCALE);
    }

    /** {@return whether the explosions of the other side count} If not, they need not be found. */
    boolean weighsExplosionsOfOther() {
        return weighsExplosionsOfOther;
    }

    long tempo() {
        return weights[TEMPO];
    }

    /** {@return the sum for all squares of a word} */
    long squares(long own, long other, long low, long high, Bits bits) {
        long critical = low & high;
        long two = high & ~low;
        long one = low & ~high;
        long none = bits.board & ~(low | high);
        return kinds(own & none, OWN, bits)
                + kinds(own & one, OWN + KINDS, bits)
                + kinds(own & two, OWN + 2 * KINDS, bits)
                + kinds(own & critical, OWN + 3 * KINDS, bits)
                + kinds(other & none, OTHER, bits)
                + kinds(other & one, OTHER + KINDS, bits)
                + kinds(other & two, OTHER + 2 * KINDS, bits)
                + kinds(other & critical, OTHER + 3 * KINDS, bits)
                + kinds(bits.board & ~(own | other), NEUTRAL, bits);
    }

    private long kinds(long squares, int at, Bits bits) {
        return weights[at] * Long.bitCount(squares & bits.inner)
                + weights[at + 1] * Long.bitCount(squares & bits.edges)
                + weights[at + 2] * Long.bitCount(squares & bits.corners);
    }

    /** {@return the sum for pairs of neighbours in a word} */
    long pairs(long own, long other, long low, long high, Bits bits) {
        if (bits.pairsFit) {
            return pairs(
                    bits.pairsFrom(own),
                    bits.pairsFrom(other),
                    bits.pairsFrom(low),
                    bits.pairsFrom(high),
                    bits.pairsTo(own),
                    bits.pairsTo(other),
                    bits.pairsTo(low),
                    bits.pairsTo(high));
        }
        int columns = bits.columns;
        return pairs(own, other, low, high, own >>> columns, other >>> columns, low >>> columns, high >>> columns)
                + pairsInRows(own, other, low, high, bits);
    }

    /** {@return the sum for pairs of neighbours in the rows of a word} */
    long pairsInRows(long own, long other, long low, long high, Bits bits) {
        return pairs(own, other, low, high, bits.west(own), bits.west(other), low >>> 1, high >>> 1);
    }

    /**
     * {@return the sum for the pairs of each square with one of its neighbours, whose planes are given shifted onto it}
     */
    long pairs(long own, long other, long low, long high, long own2, long other2, long low2, long high2) {
        long a = own & ~high;
        long a2 = own2 & ~high2;
        long b = own & high & ~low;
        long b2 = own2 & high2 & ~low2;
        long c = own & high & low;
        long c2 = own2 & high2 & low2;
        long d = other & ~high;
        long d2 = other2 & ~high2;
        long e = other & high & ~low;
        long e2 = other2 & high2 & ~low2;
        long f = other & high & low;
        long f2 = other2 & high2 & low2;
        return weights[PAIRS] * Long.bitCount(a & a2)
                + weights[PAIRS + 1] * Long.bitCount(a & b2 | b & a2)
                + weights[PAIRS + 2] * Long.bitCount(a & c2 | c & a2)
                + weights[PAIRS + 3] * Long.bitCount(a & d2 | d & a2)
                + weights[PAIRS + 4] * Long.bitCount(a & e2 | e & a2)
                + weights[PAIRS + 5] * Long.bitCount(a & f2 | f & a2)
                + weights[PAIRS + 6] * Long.bitCount(b & b2)
                + weights[PAIRS + 7] * Long.bitCount(b & c2 | c & b2)
                + weights[PAIRS + 8] * Long.bitCount(b & d2 | d & b2)
                + weights[PAIRS + 9] * Long.bitCount(b & e2 | e & b2)
                + weights[PAIRS + 10] * Long.bitCount(b & f2 | f & b2)
                + weights[PAIRS + 11] * Long.bitCount(c & c2)
                + weights[PAIRS + 12] * Long.bitCount(c & d2 | d & c2)
                + weights[PAIRS + 13] * Long.bitCount(c & e2 | e & c2)
                + weights[PAIRS + 14] * Long.bitCount(c & f2 | f & c2)
                + weights[PAIRS + 15] * Long.bitCount(d & d2)
                + weights[PAIRS + 16] * Long.bitCount(d & e2 | e & d2)
                + weights[PAIRS + 17] * Long.bitCount(d & f2 | f & d2)
                + weights[PAIRS + 18] * Long.bitCount(e & e2)
                + weights[PAIRS + 19] * Long.bitCount(e & f2 | f & e2)
                + weights[PAIRS + 20] * Long.bitCount(f & f2);
    }

    /**
     * {@return the sum for the best explosions of both sides}
     *
     * @param own the number of squares that the side to move would gain plus the number that the other side would lose
     * @param other the same for the other side, if it were to move
     */
    long explosions(int own, int other) {
        return pieces(own, OWN_EXPLOSION) + pieces(other, OTHER_EXPLOSION);
    }

    private long pieces(int squares, int at) {
        int gain = Math.min(squares, MOST);
        int small = Math.min(gain, SMALL);
        int middle = Math.min(gain - small, MIDDLE);
        return weights[at] * small + weights[at + 1] * middle + weights[at + 2] * (gain - small - middle);
    }
}
