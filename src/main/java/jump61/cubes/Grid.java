package jump61.cubes;

import java.util.Arrays;

/** The squares of an N×N board, numbered from 0 row by row, and which of them share an edge. */
final class Grid {
    /** How many ways there are to rotate and reflect a board; number 0 leaves it as it is. */
    static final int SYMMETRIES = 8;

    private static final Grid[] BY_SIZE = new Grid[CubesGame.SIZES.largest() + 1];

    private final int size;
    private final int[][] neighbours;

    static {
        for (int size = 0; size < BY_SIZE.length; size++) {
            BY_SIZE[size] = new Grid(size);
        }
    }

    private Grid(int size) {
        this.size = size;
        this.neighbours = new int[size * size][];
        for (int square = 0; square < neighbours.length; square++) {
            neighbours[square] = neighboursOf(square);
        }
    }

    static Grid of(int size) {
        return BY_SIZE[size];
    }

    /** {@return the squares that share an edge with {@code square}; not to be changed} */
    int[] neighbours(int square) {
        return neighbours[square];
    }

    /** {@return how many spots {@code square} can hold without being overfull} */
    int capacity(int square) {
        return neighbours[square].length;
    }

    /** {@return where a symmetry, from 0, takes a square} */
    int image(int square, int symmetry) {
        int row = square / size;
        int column = square % size;
        int newRow = (symmetry & 1) == 0 ? row : size - 1 - row;
        int newColumn = (symmetry & 2) == 0 ? column : size - 1 - column;
        return (symmetry & 4) == 0 ? newRow * size + newColumn : newColumn * size + newRow;
    }

    /** {@return cells rotated or reflected} */
    int[] image(int[] cells, int symmetry) {
        int[] image = new int[cells.length];
        for (int square = 0; square < cells.length; square++) {
            image[image(square, symmetry)] = cells[square];
        }
        return image;
    }

    int squares() {
        return size * size;
    }

    private int[] neighboursOf(int square) {
        int row = square / size;
        int column = square % size;
        int[] found = new int[4];
        int count = 0;
        if (row > 0) {
            found[count++] = square - size;
        }
        if (column > 0) {
            found[count++] = square - 1;
        }
        if (column < size - 1) {
            found[count++] = square + 1;
        }
        if (row < size - 1) {
            found[count++] = square + size;
        }
        return Arrays.copyOf(found, count);
    }
}
