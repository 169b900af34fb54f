package jump61.games.cubes.ui;

import java.util.List;
import java.util.stream.IntStream;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;

/** Finds squares with as many spots as they can hold, so that one more makes them burst. */
final class FullSquares {
    private FullSquares() {}

    /** {@return the full squares of a side, by number; an empty list once the game is over} */
    static List<Integer> of(CubesPosition position, Side side) {
        return IntStream.range(0, position.size().squares())
                .filter(square -> isFull(position, square))
                .filter(square -> {
                    CubesMove at = position.move(square);
                    return position.owner(at).filter(side::equals).isPresent();
                })
                .boxed()
                .toList();
    }

    /** {@return the squares that a turn has filled, by number} */
    static List<Integer> filledBy(Turn turn) {
        CubesPosition before = (CubesPosition) turn.before();
        CubesPosition after = (CubesPosition) turn.after();
        return IntStream.range(0, after.size().squares())
                .filter(square -> isFull(after, square) && !isFull(before, square))
                .boxed()
                .toList();
    }

    private static boolean isFull(CubesPosition position, int square) {
        CubesMove at = position.move(square);
        return position.result().isEmpty() && position.spots(at) >= position.capacity(at);
    }
}
