package jump61.checkers;

import jump61.game.Side;

/** What a piece is worth by its square alone, in hundredths of a man: positive for Red, negative for White. */
final class Places {
    /** From the side's own row forward, the four dark squares of each row. */
    private static final int[] MAN_IN_OPENING = {
        103, 111, 122, 111, //
        111, 120, 118, 109, //
        102, 103, 110, 100, //
        92, 110, 103, 92, //
        72, 101, 102, 71, //
        43, 53, 55, 81, //
        39, 25, 21, 16
    };

    private static final int[] MAN_IN_ENDING = {
        52, 61, 44, 44, //
        59, 69, 54, 38, //
        62, 100, 91, 72, //
        81, 93, 101, 72, //
        90, 82, 93, 96, //
        82, 90, 103, 96, //
        76, 86, 86, 108
    };

    private static final int KING = Stages.of(-4, 183);

    private static final int[] OF_RED = ofRed();

    private Places() {}

    /** {@return the worth of a piece on a square, as {@link Stages}} */
    static int worth(Side side, int square) {
        return side == Side.RED ? OF_RED[square] : -OF_RED[Board.SIZE * Board.SIZE - 1 - square];
    }

    /** {@return the worth of all pieces} */
    static int sum(Board board) {
        int sum = 0;
        for (int square = 0; square < Board.SIZE * Board.SIZE; square++) {
            sum += board.has(Side.RED, square) ? worth(Side.RED, square) : 0;
            sum += board.has(Side.WHITE, square) ? worth(Side.WHITE, square) : 0;
        }
        return sum;
    }

    private static int[] ofRed() {
        int[] worth = new int[Board.SIZE * Board.SIZE];
        for (int i = 0; i < MAN_IN_OPENING.length; i++) {
            worth[Board.darkSquare(i)] = Stages.of(MAN_IN_OPENING[i], MAN_IN_ENDING[i]);
        }
        for (int i = MAN_IN_OPENING.length; i < MAN_IN_OPENING.length + 4; i++) {
            worth[Board.darkSquare(i)] = KING;
        }
        return worth;
    }
}
