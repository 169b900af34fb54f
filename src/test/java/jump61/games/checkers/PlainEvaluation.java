package jump61.games.checkers;

import java.util.stream.IntStream;
import jump61.game.Side;

/**
 * The evaluation once more, square by square: what {@link CheckersEvaluation} counts on bitboards with shifts is looked up here
 * by row and column.
 */
final class PlainEvaluation {
    private static final int MEN_WHEN_RUNNERS_COUNT = 14;
    private static final int MEN_AT_START = 24;
    private static final char EMPTY = '.';

    /** The board as the side to move sees it: its pieces are {@code r} and move down, the other side's {@code w}. */
    private final char[][] board = new char[8][8];

    private int opening;
    private int ending;

    private PlainEvaluation(String notation) {
        String[] words = notation.split(" ");
        boolean red = words[1].equals("red");
        String squares = words[0].replace("/", "");
        for (int i = 0; i < squares.length(); i++) {
            int square = Board.darkSquare(i);
            char piece = Character.toLowerCase(squares.charAt(i));
            int at = red ? square : 63 - square;
            board[at / 8][at % 8] = red || piece == EMPTY ? piece : piece == 'r' ? 'w' : 'r';
        }
    }

    /** {@return the estimate for the side to move, which must be able to} */
    static int of(CheckersPosition position) {
        PlainEvaluation evaluation = new PlainEvaluation(position.notation());
        evaluation.addPieces();
        evaluation.add(CheckersEvaluation.SAFE_JUMP_AT_HAND, evaluation.steps(2, true) > 0 ? 1 : 0);
        evaluation.addSide(1);
        PlainEvaluation turned = evaluation.turned();
        turned.addSide(1);
        evaluation.opening -= turned.opening;
        evaluation.ending -= turned.ending;
        int men = evaluation.men();
        return (evaluation.opening * men + evaluation.ending * (MEN_AT_START - men)) / MEN_AT_START;
    }

    private void addPieces() {
        for (int square = 0; square < 64; square++) {
            if (at(square / 8, square % 8) == 'r') {
                add(PieceSquareTable.worth(Side.FIRST, square), 1);
            } else if (at(square / 8, square % 8) == 'w') {
                add(PieceSquareTable.worth(Side.SECOND, square), 1);
            }
        }
    }

    private void addSide(int times) {
        add(CheckersEvaluation.SLIDE, times * steps(1, false));
        add(CheckersEvaluation.SAFE_SLIDE, times * steps(1, true));
        add(CheckersEvaluation.JUMPER, times * jumpers());
        add(CheckersEvaluation.SAFE_JUMP, times * steps(2, true));
        add(CheckersEvaluation.SUPPORT, times * supports());
        if (men() <= MEN_WHEN_RUNNERS_COUNT) {
            for (int row = 0; row < 7; row++) {
                add(CheckersEvaluation.RUNNER, times * runners(row));
                add(CheckersEvaluation.RUNNER_ROW, times * runners(row) * (7 - row));
            }
        }
    }

    private void add(int weight, int count) {
        opening += count * TaperedScore.at(MEN_AT_START, weight);
        ending += count * TaperedScore.at(0, weight);
    }

    private char at(int row, int column) {
        return row >= 0 && row < 8 && column >= 0 && column < 8 ? board[row][column] : 0;
    }

    /** {@return how many slides (1) or jumps (2) there are, or how many of them end where no man can jump back} */
    private int steps(int length, boolean onlySafe) {
        int count = 0;
        for (int square = 0; square < 64; square++) {
            for (int side = -1; side <= 1; side += 2) {
                boolean can = canStep(square / 8, square % 8, side, length);
                int row = square / 8 + length;
                int column = square % 8 + side * length;
                count += can && (!onlySafe || isSafe(row, column, side)) ? 1 : 0;
            }
        }
        return count;
    }

    private boolean canStep(int row, int column, int side, int length) {
        return at(row, column) == 'r'
                && at(row + length, column + side * length) == EMPTY
                && (length == 1 || at(row + 1, column + side) == 'w');
    }

    private boolean isSafe(int row, int column, int side) {
        boolean isInFront = column + side >= 0 && column + side < 8 && at(row + 1, column + side) == 'w';
        boolean ahead = isInFront && column > 0 && column < 7;
        boolean beside = at(row + 1, column - side) == 'w' && at(row - 1, column + side) == EMPTY;
        return !ahead && !beside;
    }

    private int jumpers() {
        return (int) IntStream.range(0, 64)
                .filter(square -> canStep(square / 8, square % 8, -1, 2) || canStep(square / 8, square % 8, 1, 2))
                .count();
    }

    private int supports() {
        int count = 0;
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 8; column++) {
                count += at(row, column) == 'r' && at(row + 1, column - 1) == 'r' ? 1 : 0;
                count += at(row, column) == 'r' && at(row + 1, column + 1) == 'r' ? 1 : 0;
            }
        }
        return count;
    }

    private int runners(int row) {
        return (int) IntStream.range(0, 8)
                .filter(column -> at(row, column) == 'r' && !canBeMet(row, column) && hasWay(row, column))
                .count();
    }

    /** {@return whether a man of the other side is ahead, no further to the side than down} */
    private boolean canBeMet(int row, int column) {
        for (int ahead = 1; row + ahead < 8; ahead++) {
            for (int side = -ahead; side <= ahead; side += 2) {
                if (at(row + ahead, column + side) == 'w') {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean hasWay(int row, int column) {
        for (int side = -1; side <= 1; side += 2) {
            char next = at(row + 1, column + side);
            boolean free = next == EMPTY || next == 'r' && row + 1 < 7;
            if (free && (row + 1 == 7 || hasWay(row + 1, column + side))) {
                return true;
            }
        }
        return false;
    }

    /** {@return the number of men of both sides; kings stand on the far rows} */
    private int men() {
        return (int) IntStream.range(0, 64)
                .filter(square -> at(square / 8, square % 8) == 'r' && square / 8 < 7
                        || at(square / 8, square % 8) == 'w' && square / 8 > 0)
                .count();
    }

    /** {@return the board as the other side sees it} */
    private PlainEvaluation turned() {
        PlainEvaluation turned = new PlainEvaluation(CheckersPosition.START.notation());
        for (int square = 0; square < 64; square++) {
            char piece = at(square / 8, square % 8);
            turned.board[7 - square / 8][7 - square % 8] = piece == 'r' ? 'w' : piece == 'w' ? 'r' : piece;
        }
        return turned;
    }
}
