package jump61.game;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The board sizes a game offers. Rows and columns are chosen independently. In a game with a single board, all three
 * numbers are equal.
 *
 * @param smallest minimum number of rows, and of columns
 * @param usual default number of rows, and of columns
 * @param largest maximum number of rows, and of columns
 */
public record BoardSizes(int smallest, int usual, int largest) {
    /** {@return the sizes of a game with a single board} */
    public static BoardSizes only(int size) {
        return new BoardSizes(size, size, size);
    }

    /** {@return whether {@code size} is offered} */
    public boolean contains(BoardSize size) {
        return contains(size.rows()) && contains(size.columns());
    }

    /** {@return whether a board may have this many rows or columns} */
    public boolean contains(int rowsOrColumns) {
        return smallest <= rowsOrColumns && rowsOrColumns <= largest;
    }

    /** {@return every size offered, those with the fewest rows first} */
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

    /** {@return the default size, which is square} */
    public BoardSize usualSize() {
        return BoardSize.square(usual);
    }
}
