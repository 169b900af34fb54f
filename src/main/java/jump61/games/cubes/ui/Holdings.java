package jump61.games.cubes.ui;

import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import jump61.game.Side;
import jump61.games.cubes.CubesPosition;
import jump61.window.board.Territory;

/** Counts each side's squares and spots on a board of Jump61. */
final class Holdings {
    private Holdings() {}

    /**
     * {@return the squares and spots of both sides}
     *
     * @param squares the number of squares
     * @param owners returns the owner of a square, empty if it is free
     * @param spots returns the spots of a square
     */
    static Territory of(int squares, IntFunction<Optional<Side>> owners, IntUnaryOperator spots) {
        int[] held = new int[2];
        int[] sum = new int[2];
        for (int square = 0; square < squares; square++) {
            Optional<Side> owner = owners.apply(square);
            if (owner.isPresent()) {
                int side = owner.get() == Side.FIRST ? 0 : 1;
                held[side]++;
                sum[side] += spots.applyAsInt(square);
            }
        }
        return new Territory(held[0], squares - held[0] - held[1], held[1], sum[0], sum[1]);
    }

    /** {@return the squares and spots of both sides in a position} */
    static Territory of(CubesPosition position) {
        return of(
                position.size().squares(),
                square -> position.owner(position.move(square)),
                square -> position.spots(position.move(square)));
    }
}
