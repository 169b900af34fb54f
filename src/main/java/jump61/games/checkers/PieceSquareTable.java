package jump61.games.checkers;

import jump61.game.Side;

/** The value of a piece according to its square alone, in hundredths of a man: positive for Red, negative for White. */
final class PieceSquareTable {
    /** The four dark squares of each row, starting with the side's own first row. */
    private static final int[] MAN_IN_OPENING = {
        85, 46, 58, 48, //
        43, 53, 51, 86, //
        77, 37, 44, 34, //
        27, 45, 36, 71, //
        51, 32, 36, 4, //
        -22, -17, -12, 48, //
        10, -40, -42, -44
    };

    private static final int[] MAN_IN_ENDING = {
        33, 39, 26, 20, //
        36, 44, 30, 20, //
        46, 77, 68, 47, //
        56, 69, 79, 55, //
        75, 62, 70, 73, //
        64, 74, 86, 94, //
        79, 90, 88, 107
    };

    private static final int KING = TaperedScore.of(0, 200);

    private static final int[] OF_RED = ofRed();

    private PieceSquareTable() {}

    /** {@return the value of a piece on a square, as a {@link TaperedScore}} */
    static int worth(Side side, int square) {
        return side == Side.FIRST ? OF_RED[square] : -OF_RED[Board.SIZE * Board.SIZE - 1 - square];
    }

    /** {@return the value of all pieces} */
    static int sum(Board board) {
        int sum = 0;
        for (int square = 0; square < Board.SIZE * Board.SIZE; square++) {
            sum += board.has(Side.FIRST, square) ? worth(Side.FIRST, square) : 0;
            sum += board.has(Side.SECOND, square) ? worth(Side.SECOND, square) : 0;
        }
        return sum;
    }

    private static int[] ofRed() {
        int[] worth = new int[Board.SIZE * Board.SIZE];
        for (int i = 0; i < MAN_IN_OPENING.length; i++) {
            worth[Board.darkSquare(i)] = TaperedScore.of(MAN_IN_OPENING[i], MAN_IN_ENDING[i]);
        }
        for (int i = MAN_IN_OPENING.length; i < MAN_IN_OPENING.length + 4; i++) {
            worth[Board.darkSquare(i)] = KING;
        }
        return worth;
    }
}
