package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Grids made afresh, as they are otherwise made once for each size. */
class GridTest {
    private static final int[] SQUARES = {11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 42, 43};

    @Test
    void aSquareSendsItsSpotsUpLeftRightAndDown() {
        // Four rows of three squares:
        //  0  1  2
        //  3  4  5
        //  6  7  8
        //  9 10 11
        assertEquals(
                List.of("1 3", "0 2 4", "1 5", "0 4 6", "1 3 5 7", "2 4 8"),
                IntStream.range(0, 6).mapToObj(GridTest::neighbours).toList());
        assertEquals(
                List.of("3 7 9", "4 6 8 10", "5 7 11", "6 10", "7 9 11", "8 10"),
                IntStream.range(6, 12).mapToObj(GridTest::neighbours).toList());
    }

    private static String neighbours(int square) {
        return Arrays.stream(grid("4x3").neighbours(square))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({"2, 8", "2x3, 14", "3x4, 34", "15, 840"})
    void aBoardHoldsTwoSpotsForEachPairOfNeighbours(String size, int spots) {
        assertEquals(spots, grid(size).capacity());
    }

    @ParameterizedTest
    @CsvSource({"2, 8", "3, 8", "2x3, 4", "5x3, 4", "15, 8"})
    void everySymmetryKeepsNeighboursTogetherAndIsAnotherOne(String size, int symmetries) {
        Grid grid = grid(size);
        assertEquals(symmetries, grid.symmetries());
        Set<List<Integer>> different = new HashSet<>();
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
            int number = symmetry;
            different.add(IntStream.range(0, grid.squares())
                    .mapToObj(square -> grid.image(square, number))
                    .toList());
            for (int square = 0; square < grid.squares(); square++) {
                int[] around = grid.neighbours(grid.image(square, number));
                for (int neighbour : grid.neighbours(square)) {
                    int image = grid.image(neighbour, number);
                    assertTrue(Arrays.stream(around).anyMatch(other -> other == image), () -> size + ", " + number);
                }
            }
        }
        assertEquals(symmetries, different.size());
    }

    @Test
    void theFirstImageIsThatWithTheLeastSquaresInFront() {
        Grid grid = grid("4x3");
        int[] flipped = {41, 42, 43, 31, 32, 33, 21, 22, 23, 11, 12, 13};
        int[] mirrored = {13, 12, 11, 23, 22, 21, 33, 32, 31, 43, 42, 41};
        int[] turned = {43, 42, 41, 33, 32, 31, 23, 22, 21, 13, 12, 11};
        assertSame(SQUARES, grid.firstImage(SQUARES));
        for (int[] image : List.of(flipped, mirrored, turned)) {
            assertArrayEquals(SQUARES, grid.firstImage(image));
        }
    }

    /** A quarter turn to the right: the first column, from below, becomes the first row. */
    @Test
    void aSquareBoardIsAlsoTurnedByAQuarter() {
        assertArrayEquals(
                new int[] {1, 1, 1, 2, 2, 2, 3, 3, 3}, grid("3x3").firstImage(new int[] {1, 2, 3, 1, 2, 3, 1, 2, 3}));
        assertArrayEquals(
                new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, grid("3x3").firstImage(new int[] {3, 6, 9, 2, 5, 8, 1, 4, 7}));
    }

    @Test
    void allBoardsOfASizeShareAGrid() {
        BoardSize size = new BoardSize(3, 5);
        assertSame(Grid.of(size), Grid.of(new BoardSize(3, 5)));
        assertEquals(3, Grid.of(size).rows());
        assertEquals(5, Grid.of(size).columns());
        assertEquals(5, Grid.of(new BoardSize(5, 3)).rows());
    }

    private static Grid grid(String size) {
        return new Grid(BoardSize.parse(size).orElseThrow());
    }
}
