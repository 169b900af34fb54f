package jump61.games.cubes.ui;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.CacheHint;
import jump61.game.BoardSize;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.games.cubes.CubesReplay;

/** All squares of a Jump61 board, numbered as in the position. */
final class CubesSquares {
    private final BoardSize size;
    private final List<CubesSquare> squares;
    private final int[] capacities;

    /** Creates the squares of a board of the same size as {@code like}. */
    CubesSquares(CubesPosition like) {
        size = like.size();
        squares = IntStream.range(0, size.squares()).mapToObj(CubesSquare::new).toList();
        capacities = squares.stream()
                .map(square -> like.move(square.index()))
                .mapToInt(at -> like.capacity(at))
                .toArray();
    }

    BoardSize size() {
        return size;
    }

    List<CubesSquare> all() {
        return squares;
    }

    CubesSquare get(int index) {
        return squares.get(index);
    }

    double pipRadius() {
        return CubesSquare.pipRadius(squares.get(0).getWidth());
    }

    /** Shows a position. */
    void show(CubesPosition position) {
        // Once the game is over, nothing bursts any more.
        boolean open = position.result().isEmpty();
        for (CubesSquare square : squares) {
            CubesMove at = position.move(square.index());
            int spots = position.spots(at);
            square.show(spots, position.owner(at), open && spots >= capacities[square.index()]);
        }
    }

    /** Shows a board in the middle of a turn. */
    void show(CubesReplay.Board board, CascadeWaves waves) {
        for (CubesSquare square : squares) {
            int spots = board.spots().get(square.index());
            square.show(spots, waves.owner(board, square.index()), spots >= capacities[square.index()]);
        }
    }

    /** Shows the squares that a move would take. Must not be called during the preview of another move. */
    void preview(MovePreview preview) {
        preview.gained().forEach(square -> squares.get(square).preview(preview.mover()));
    }

    /** Ends {@link #preview}. */
    void endPreview() {
        squares.forEach(CubesSquare::endPreview);
    }

    /**
     * Caches the squares as bitmaps, so that squares that a cascade leaves alone cost little to draw; or stops, for
     * crisp drawing.
     */
    void keepPictures(boolean keep) {
        for (CubesSquare square : squares) {
            square.setCacheHint(CacheHint.SPEED);
            square.setCache(keep);
        }
    }

    /** Ends all motion of individual squares. */
    void rest() {
        squares.forEach(CubesSquare::rest);
    }
}
