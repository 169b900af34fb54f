package jump61.lab.strength;

import java.util.ArrayList;
import java.util.List;

/**
 * The referee's board: the rules of Jump61 on a plain array, written independently of the program's. Red's squares hold
 * positive numbers of spots, Blue's negative ones, and neutral squares hold 0 for their one spot.
 */
final class PlainBoard {
    private static final int[][] DIRECTIONS = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};

    private final int[][] cells;
    /** Red: 1, Blue: -1. */
    private int mover = 1;

    PlainBoard(int rows, int columns) {
        cells = new int[rows][columns];
    }

    /** {@return the moves of the side to move, as {@code row:column}; an empty list if the game is over} */
    List<String> moves() {
        List<String> moves = new ArrayList<>();
        for (int row = 0; row < cells.length && winner() == 0; row++) {
            for (int column = 0; column < cells[row].length; column++) {
                if (cells[row][column] * mover >= 0) {
                    moves.add(row + 1 + ":" + (column + 1));
                }
            }
        }
        return moves;
    }

    /**
     * Plays a move.
     *
     * @throws IllegalArgumentException if it is illegal
     */
    void play(String move) {
        if (!moves().contains(move)) {
            throw new IllegalArgumentException(move + " is against the rules in " + this);
        }
        int colon = move.indexOf(':');
        addSpot(Integer.parseInt(move.substring(0, colon)) - 1, Integer.parseInt(move.substring(colon + 1)) - 1);
        boolean unsettled = true;
        while (unsettled && winner() == 0) {
            unsettled = toppleOne();
        }
        mover = -mover;
    }

    /** {@return 1 if Red owns all squares, -1 if Blue does, 0 otherwise} */
    int winner() {
        int sign = Integer.signum(cells[0][0]);
        for (int[] row : cells) {
            for (int cell : row) {
                if (Integer.signum(cell) != sign) {
                    return 0;
                }
            }
        }
        return sign;
    }

    /** {@return 1 if Red is to move, -1 if Blue} */
    int mover() {
        return mover;
    }

    private boolean toppleOne() {
        for (int row = 0; row < cells.length; row++) {
            for (int column = 0; column < cells[row].length; column++) {
                int neighbours = 0;
                for (int[] direction : DIRECTIONS) {
                    neighbours += isOnBoard(row + direction[0], column + direction[1]) ? 1 : 0;
                }
                if (Math.abs(cells[row][column]) > neighbours) {
                    cells[row][column] -= mover * neighbours;
                    spread(row, column);
                    return true;
                }
            }
        }
        return false;
    }

    private void spread(int row, int column) {
        for (int[] direction : DIRECTIONS) {
            if (isOnBoard(row + direction[0], column + direction[1])) {
                addSpot(row + direction[0], column + direction[1]);
            }
        }
    }

    private boolean isOnBoard(int row, int column) {
        return row >= 0 && row < cells.length && column >= 0 && column < cells[0].length;
    }

    private void addSpot(int row, int column) {
        cells[row][column] = mover * (Math.max(Math.abs(cells[row][column]), 1) + 1);
    }

    /** {@return the position in the program's notation} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int[] row : cells) {
            text.append(text.length() > 0 ? " /" : "");
            for (int cell : row) {
                text.append(text.length() > 0 ? " " : "");
                text.append(Math.max(Math.abs(cell), 1)).append(cell > 0 ? "r" : cell < 0 ? "b" : "-");
            }
        }
        return text.toString();
    }
}
