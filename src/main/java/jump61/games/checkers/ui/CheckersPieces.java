package jump61.games.checkers.ui;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import jump61.game.BoardSize;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.CheckersPosition;
import jump61.window.board.GridGeometry;

/** The pieces on a Checkers board. */
final class CheckersPieces extends Group {
    static final int SIZE = CheckersGame.INSTANCE.sizes().usual();

    private final CheckersPiece[] pieces = new CheckersPiece[SIZE * SIZE];
    private GridGeometry geometry = GridGeometry.unplaced(BoardSize.square(SIZE));

    CheckersPieces() {
        setMouseTransparent(true);
        setAutoSizeChildren(false);
    }

    /** Shows the pieces of a position, each on its square. */
    void show(CheckersPosition position) {
        getChildren().clear();
        for (int square = 0; square < pieces.length; square++) {
            pieces[square] = position.piece(square / SIZE, square % SIZE)
                    .map(CheckersPiece::new)
                    .orElse(null);
            at(square).ifPresent(getChildren()::add);
        }
        place(geometry);
    }

    /** {@return the piece on a square} */
    Optional<CheckersPiece> at(int square) {
        return Optional.ofNullable(pieces[square]);
    }

    void place(GridGeometry newGeometry) {
        geometry = newGeometry;
        for (int square = 0; square < pieces.length; square++) {
            rest(square);
        }
    }

    /** Returns the piece from a square to that square. */
    void rest(int square) {
        at(square).ifPresent(piece -> {
            Bounds home = geometry.square(square);
            piece.resizeRelocate(home.getMinX(), home.getMinY(), home.getWidth(), home.getHeight());
            piece.setTranslateX(0);
            piece.setTranslateY(0);
            piece.swell(1);
            piece.setViewOrder(0);
        });
    }

    /** Lifts the piece from a square and holds it centred at a position. */
    void hold(int square, double x, double y, double swelling) {
        at(square).ifPresent(piece -> {
            Bounds home = geometry.square(square);
            piece.setTranslateX(x - home.getCenterX());
            piece.setTranslateY(y - home.getCenterY());
            piece.swell(swelling);
            piece.setViewOrder(-1);
        });
    }

    GridGeometry geometry() {
        return geometry;
    }
}
