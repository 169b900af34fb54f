package jump61.games.cubes;

import java.util.Arrays;
import java.util.stream.IntStream;
import jump61.game.BoardSize;

/** The squares of a board, numbered from 0 row by row, and their neighbours. */
final class Grid {
    /** Number of rotations and reflections of a square board; number 0 is the identity. */
    static final int SYMMETRIES = 8;

    /** Number of symmetries of a board that is not square: the first half, which map rows to rows. */
    private static final int SYMMETRIES_OF_OBLONGS = 4;

    private static final Grid[][] MADE = new Grid[CubesGame.SIZES.largest() + 1][CubesGame.SIZES.largest() + 1];

    private final int rows;
    private final int columns;
    private final int[][] neighbours;
    /** By symmetry: for each square, the square that is mapped to it. */
    private final int[][] origins;

    /** Computes a new grid; {@link #of} reuses one. */
    Grid(BoardSize size) {
        this.rows = size.rows();
        this.columns = size.columns();
        this.neighbours = new int[size.squares()][];
        for (int square = 0; square < neighbours.length; square++) {
            neighbours[square] = neighboursOf(square);
        }
        origins = IntStream.range(0, symmetries()).mapToObj(this::originsUnder).toArray(int[][]::new);
    }

    /** {@return the grid for a board size, created on first use; it does no harm if two threads create it} */
    static Grid of(BoardSize size) {
        Grid made = MADE[size.rows()][size.columns()];
        if (made == null) {
            made = new Grid(size);
            MADE[size.rows()][size.columns()] = made;
        }
        return made;
    }

    /** {@return the squares that share an edge with {@code square}; not to be modified} */
    int[] neighbours(int square) {
        return neighbours[square];
    }

    /** {@return the number of spots {@code square} can hold without being overfull} */
    int capacity(int square) {
        return neighbours[square].length;
    }

    /** {@return the number of symmetries of this board; they are numbered from 0} */
    int symmetries() {
        return rows == columns ? SYMMETRIES : SYMMETRIES_OF_OBLONGS;
    }

    /** {@return the square to which a symmetry maps a square} */
    int image(int square, int symmetry) {
        int row = square / columns;
        int column = square % columns;
        int newRow = (symmetry & 1) == 0 ? row : rows - 1 - row;
        int newColumn = (symmetry & 2) == 0 ? column : columns - 1 - column;
        return (symmetry & 4) == 0 ? newRow * columns + newColumn : newColumn * columns + newRow;
    }

    /** {@return the image of {@code cells} that comes first in order; {@code cells} itself if no other precedes it} */
    int[] firstImage(int[] cells) {
        int[] first = origins[0];
        for (int symmetry = 1; symmetry < origins.length; symmetry++) {
            first = precedes(origins[symmetry], first, cells) ? origins[symmetry] : first;
        }
        return first == origins[0]
                ? cells
                : Arrays.stream(first).map(square -> cells[square]).toArray();
    }

    private static boolean precedes(int[] origins, int[] others, int[] cells) {
        int square = 0;
        while (square < cells.length && cells[origins[square]] == cells[others[square]]) {
            square++;
        }
        return square < cells.length && cells[origins[square]] < cells[others[square]];
    }

    /** {@return for each square, the one that a symmetry maps to it; not to be modified} */
    int[] origins(int symmetry) {
        return origins[symmetry];
    }

    private int[] originsUnder(int symmetry) {
        int[] origins = new int[neighbours.length];
        for (int square = 0; square < origins.length; square++) {
            origins[image(square, symmetry)] = square;
        }
        return origins;
    }

    int squares() {
        return neighbours.length;
    }

    /** {@return the number of spots the board can hold without any square being overfull} */
    int capacity() {
        return Arrays.stream(neighbours).mapToInt(around -> around.length).sum();
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    private int[] neighboursOf(int square) {
        int row = square / columns;
        int column = square % columns;
        int[] found = new int[4];
        int count = 0;
        if (row > 0) {
            found[count++] = square - columns;
        }
        if (column > 0) {
            found[count++] = square - 1;
        }
        if (column < columns - 1) {
            found[count++] = square + 1;
        }
        if (row < rows - 1) {
            found[count++] = square + columns;
        }
        return Arrays.copyOf(found, count);
    }
}
