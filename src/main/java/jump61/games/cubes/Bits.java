package jump61.games.cubes;

/**
 * The layout of squares in a word, which holds some complete rows of a board: bit {@code (row - first) * columns +
 * column}. The masks are used to move many squares to their neighbours at once.
 */
final class Bits {
    /** The length of a row. */
    final int columns;
    /** All squares. */
    final long board;
    /** The squares with two neighbours. */
    final long corners;
    /** The squares with three neighbours; none on 2×2. */
    final long edges;
    /** The squares with four neighbours. */
    final long inner;
    /** All squares except those of the first column. */
    final long notFirst;
    /** All squares except those of the last column. */
    final long notLast;
    /**
     * Whether all pairs of neighbours fit into one word: pairs in columns and pairs in the last row have the bit of
     * their upper or left square, pairs in other rows have higher bits.
     */
    final boolean pairsFit;

    private final int shift;
    private final long notLowest;
    private final long lastRow;
    private final long otherRows;

    /** Lays out the rows of a board from {@code firstRow} (inclusive) to {@code endRow} (exclusive). */
    Bits(Grid grid, int firstRow, int endRow) {
        this.columns = grid.columns();
        long all = 0;
        long cornerBits = 0;
        long edgeBits = 0;
        long firstColumn = 0;
        long lastColumn = 0;
        for (int square = firstRow * columns; square < endRow * columns; square++) {
            long bit = 1L << (square - firstRow * columns);
            all |= bit;
            cornerBits |= grid.capacity(square) == 2 ? bit : 0;
            edgeBits |= grid.capacity(square) == 3 ? bit : 0;
            firstColumn |= square % columns == 0 ? bit : 0;
            lastColumn |= square % columns == columns - 1 ? bit : 0;
        }
        board = all;
        corners = cornerBits;
        edges = edgeBits;
        inner = all & ~(cornerBits | edgeBits);
        notFirst = all & ~firstColumn;
        notLast = all & ~lastColumn;
        int squares = Long.bitCount(all);
        pairsFit = 2 * squares - columns - 2 <= Long.SIZE;
        shift = squares - 1;
        notLowest = all >>> columns;
        lastRow = notLast & ~notLowest;
        otherRows = notLast & notLowest;
    }

    /** {@return the squares one column to the left of these} */
    long west(long squares) {
        return (squares & notFirst) >>> 1;
    }

    /** {@return the squares one column to the right of these} */
    long east(long squares) {
        return (squares & notLast) << 1;
    }

    /** {@return the squares one row above these, within this word} */
    long north(long squares) {
        return squares >>> columns;
    }

    /** {@return the squares one row below these, within this word} */
    long south(long squares) {
        return squares << columns & board;
    }

    /** {@return the pairs of neighbours whose upper or left square is one of these, if they fit} */
    long pairsFrom(long squares) {
        return squares & (notLowest | lastRow) | (squares & otherRows) << shift;
    }

    /** {@return the pairs of neighbours whose lower or right square is one of these, if they fit} */
    long pairsTo(long squares) {
        long west = squares >>> 1;
        return squares >>> columns & notLowest | west & lastRow | (west & otherRows) << shift;
    }

    /** {@return for each square, the lowest bit of the number of these four sets that contain it} */
    static long ones(long a, long b, long c, long d) {
        return a ^ b ^ c ^ d;
    }

    /** {@return for each square, the middle bit of the number of these four sets that contain it} */
    static long twos(long a, long b, long c, long d) {
        return a & b ^ c & d | (a ^ b) & (c ^ d);
    }

    /**
     * {@return the squares whose two-bit count overflows when increased by the number of sets that contain them}
     *
     * @param low the lower bits of the counts
     * @param high the upper bits of the counts
     */
    static long overflow(long low, long high, long a, long b, long c, long d) {
        long twos = twos(a, b, c, d);
        long carry = low & ones(a, b, c, d);
        return high & (twos | carry) | twos & carry | a & b & c & d;
    }
}
