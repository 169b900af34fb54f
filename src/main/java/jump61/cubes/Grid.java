package jump61.cubes;

import java.util.stream.IntStream;

/** The squares of an N×N board, numbered from 0 row by row, and which of them share an edge. */
final class Grid {
    private static final Grid[] BY_SIZE = IntStream.rangeClosed(0, CubesGame.SIZES.largest())
            .mapToObj(Grid::new)
            .toArray(Grid[]::new);

    private final int size;
    private final int[][] neighbours;

    private Grid(int size) {
        this.size = size;
        this.neighbours =
                IntStream.range(0, size * size).mapToObj(this::neighboursOf).toArray(int[][]::new);
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

    int squares() {
        return size * size;
    }

    private int[] neighboursOf(int square) {
        int row = square / size;
        int column = square % size;
        return IntStream.of(
                        row > 0 ? square - size : -1,
                        column > 0 ? square - 1 : -1,
                        column < size - 1 ? square + 1 : -1,
                        row < size - 1 ? square + size : -1)
                .filter(neighbour -> neighbour >= 0)
                .toArray();
    }
}
