package jump61.games.checkers;

import jump61.game.Side;

/**
 * The pieces of both sides as bitboards (bit 8·row + column). A piece on its far row is a king, any other piece a man,
 * so kings need no bitboard of their own.
 *
 * @param red Red's pieces
 * @param white White's pieces
 */
record Board(long red, long white) {
    /** The length of the board's edge, in squares. */
    static final int SIZE = 8;
    /** The squares where Red is crowned. */
    static final long RED_CROWNS = 0xAA00_0000_0000_0000L;
    /** The squares where White is crowned. */
    static final long WHITE_CROWNS = 0x0000_0000_0000_0055L;

    /** Red on rows 0 to 2, White on rows 5 to 7, on the squares with an even sum of row and column. */
    static final Board START = new Board(0x0000_0000_0055_AA55L, 0xAA55_AA00_0000_0000L);

    /** The number of kings that ends the game, because the far row is then full. */
    private static final int KINGS_TO_END = 4;

    long of(Side side) {
        return side == Side.FIRST ? red : white;
    }

    long kings(Side side) {
        return side == Side.FIRST ? red & RED_CROWNS : white & WHITE_CROWNS;
    }

    /** {@return the score: 1 for each man, 2 for each king} */
    int score(Side side) {
        return Long.bitCount(of(side)) + Long.bitCount(kings(side));
    }

    boolean fourKings() {
        return endedBy(Side.FIRST) || endedBy(Side.SECOND);
    }

    /** {@return whether a side's kings end the game} */
    boolean endedBy(Side side) {
        return Long.bitCount(kings(side)) == KINGS_TO_END;
    }

    boolean isEmpty(int square) {
        return ((red | white) >>> square & 1) == 0;
    }

    boolean has(Side side, int square) {
        return (of(side) >>> square & 1) != 0;
    }

    boolean hasKing(Side side, int square) {
        return (kings(side) >>> square & 1) != 0;
    }

    /** {@return the board without the piece on a square} */
    Board without(int square) {
        return new Board(red & ~(1L << square), white & ~(1L << square));
    }

    /** {@return the board after a legal step of {@code side}} */
    Board after(Side side, int from, int direction) {
        long moved = 1L << from | 1L << MoveMasks.target(from, direction);
        long taken = MoveMasks.isJump(direction) ? 1L << MoveMasks.passed(from, direction) : 0;
        return side == Side.FIRST ? new Board(red ^ moved, white & ~taken) : new Board(red & ~taken, white ^ moved);
    }

    /** {@return whether this row and column are on the board} */
    static boolean contains(int row, int column) {
        return 0 <= row && row < SIZE && 0 <= column && column < SIZE;
    }

    static int square(int row, int column) {
        return row * SIZE + column;
    }

    /** {@return the dark square with this number, counted row by row from 0} */
    static int darkSquare(int number) {
        int row = number / 4;
        return square(row, number % 4 * 2 + row % 2);
    }
}
