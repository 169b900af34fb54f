package jump61.game;

/**
 * The board sizes a game offers; all three are equal for a game with one board.
 *
 * @param smallest the smallest size
 * @param usual the size offered first
 * @param largest the largest size
 */
public record BoardSizes(int smallest, int usual, int largest) {
    /** {@return the sizes of a game that has one board only} */
    public static BoardSizes only(int size) {
        return new BoardSizes(size, size, size);
    }

    /** {@return whether {@code size} is offered} */
    public boolean contains(int size) {
        return smallest <= size && size <= largest;
    }
}
