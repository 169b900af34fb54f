package jump61.games.cubes;

/**
 * The search state of a board of more than 64 squares. Each plane takes several words, each with the same number of
 * complete rows, except that the last may have fewer. On the stack, the words of a plane are adjacent.
 */
abstract sealed class SeveralWordState extends CubesSearchState permits TwoWordState, ManyWordState {
    private static final int PLANES = 4;
    // The numbers of the planes.
    static final int OWN = 0;
    static final int OTHER = 1;
    static final int LOW = 2;
    static final int HIGH = 3;

    /** Number of words per plane. */
    final int length;
    /** The layout of each word. */
    final Bits[] bits;
    /** Number of squares per word; the first square of each word is a multiple of this. */
    final int squaresInAWord;
    /** The distance, in bits, between the last row of a word and the first row of a word. */
    final int seam;

    /** Creates a state of a board spread evenly over {@code length} words. The board need not fill them. */
    SeveralWordState(CubesPosition position, int length, CubesEvaluation evaluation) {
        super(position, Integer.highestOneBit(PLANES * length * 2 - 1), evaluation);
        Grid grid = Grid.of(position.size());
        this.length = length;
        int rowsInAWord = (grid.rows() + length - 1) / length;
        squaresInAWord = rowsInAWord * grid.columns();
        seam = squaresInAWord - grid.columns();
        bits = new Bits[length];
        for (int word = 0; word < length; word++) {
            int first = word * rowsInAWord;
            bits[word] = new Bits(grid, first, Math.min(first + rowsInAWord, grid.rows()));
        }
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

    /** Copies the current position, without earlier ones. */
    SeveralWordState(SeveralWordState that) {
        super(that);
        length = that.length;
        bits = that.bits;
        squaresInAWord = that.squaresInAWord;
        seam = that.seam;
        System.arraycopy(that.stack, that.top, stack, 0, PLANES * length);
    }

    private void set(int plane, int square, boolean isSet) {
        if (isSet) {
            stack[at(plane, square / squaresInAWord)] |= 1L << square % squaresInAWord;
        }
    }

    /** {@return the place of a word of the current position on the stack} */
    final int at(int plane, int word) {
        return top + plane * length + word;
    }

    final long word(int plane, int word) {
        return stack[top + plane * length + word];
    }

    /** {@return the critical squares of a side in a word} */
    final long critical(int side, int word) {
        return word(side, word) & word(LOW, word) & word(HIGH, word);
    }

    /** Appends the numbers of a set of squares of a word to a list of moves. */
    final int write(long squares, int word, int[] buffer, int from) {
        int to = from;
        for (long left = squares; left != 0; left &= left - 1) {
            buffer[to++] = square(word, left);
        }
        return to;
    }

    /** {@return the number of the first square of a set in a word} */
    final int square(int word, long squares) {
        return word * squaresInAWord + Long.numberOfTrailingZeros(squares);
    }

    @Override
    final boolean isCritical(int square) {
        int word = square / squaresInAWord;
        return (word(LOW, word) & word(HIGH, word) & 1L << square % squaresInAWord) != 0;
    }

    @Override
    public final void pass() {
        int before = push();
        turnOver(before);
        System.arraycopy(stack, before + LOW * length, stack, top + LOW * length, 2 * length);
    }

    /** Copies the owners of squares from an earlier position to the current one, in which the other side is to move. */
    final void turnOver(int before) {
        System.arraycopy(stack, before + OTHER * length, stack, top, length);
        System.arraycopy(stack, before, stack, top + OTHER * length, length);
    }

    @Override
    public final void undo() {
        pop();
    }

    @Override
    public final long symmetryKey() {
        SymmetryKeys keys = SymmetryKeys.of(Grid.of(root().size()), squaresInAWord);
        return keys.key(stack, top, length);
    }

    @Override
    final int lastNeutral() {
        int found = -1;
        for (int word = 0; word < length; word++) {
            if (word(OTHER, word) != 0) {
                return -1;
            }
            long neutral = bits[word].board & ~word(OWN, word);
            found = neutral != 0 ? square(word, neutral) : found;
        }
        return found;
    }
}
