package jump61.game;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The board sizes a game offers. Rows and columns are chosen apart; all three numbers are equal for a game with one board.
 *
 * @param smallest the fewest rows and the fewest columns
 * @param usual the rows and columns offered first
 * @param largest the most rows and the most columns
 */
public record BoardSizes(int smallest, int usual, int largest) {
    /** {@return the sizes of a game that has one board only} */
    public static BoardSizes only(int size) {
        return new BoardSizes(size, size, size);
    }

    /** {@return whether {@code size} is offered} */
    public boolean contains(BoardSize size) {
        return contains(size.rows()) && contains(size.columns());
    }

    /** {@return whether a board may have so many rows or columns} */
    public boolean contains(int rowsOrColumns) {
        return smallest <= rowsOrColumns && rowsOrColumns <= largest;
    }

    /** {@return every size offered, the fewest rows first} */
    public Stream<BoardSize> all() {
        return IntStream.rangeClosed(smallest, largest)
                .boxed()
                .flatMap(rows ->
                        IntStream.rangeClosed(smallest, largest).mapToObj(columns -> new BoardSize(rows, columns)));
    }

    /** {@return whether there is a choice of sizes} */
    public boolean isChoice() {
        return smallest < largest;
    }

    /** {@return the size of the square board offered first} */
    public BoardSize usualSize() {
        return BoardSize.square(usual);
    }
}
