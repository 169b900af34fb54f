package jump61.app.newgame;

import java.util.function.Consumer;
import javafx.geometry.NodeOrientation;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.VLineTo;
import jump61.game.BoardSize;
import jump61.game.BoardSizes;

/**
 * A small picture of the largest board, with the chosen board in its upper left corner. Pressing or dragging chooses the
 * size whose lower right square is under the pointer. It is for the mouse; the sliders beside it can be used with the
 * keyboard.
 */
final class SizeGrid extends Region {
    /** The gap between two squares, as a fraction of the distance between their centres. */
    private static final double GAP = 0.2;

    private static final double LENGTH = 96;

    private final Path rest = path("size-rest");
    private final Path chosen = path("size-chosen");
    private BoardSizes sizes = new BoardSizes(1, 1, 1);

    /** Creates an empty picture that passes each chosen size to {@code onChosen}. */
    SizeGrid(Consumer<BoardSize> onChosen) {
        getStyleClass().add("size-grid");
        // A board is not mirrored in any language.
        setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        setMinSize(LENGTH, LENGTH);
        setPrefSize(LENGTH, LENGTH);
        setMaxSize(LENGTH, LENGTH);
        setPickOnBounds(true);
        getChildren().setAll(rest, chosen);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> onChosen.accept(at(event.getX(), event.getY())));
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> onChosen.accept(at(event.getX(), event.getY())));
    }

    private static Path path(String styleClass) {
        Path path = new Path();
        path.getStyleClass().add(styleClass);
        path.setManaged(false);
        path.setMouseTransparent(true);
        return path;
    }

    /** Draws a board as part of the largest board offered. */
    void show(BoardSizes offered, BoardSize board) {
        sizes = offered;
        rest.getElements().clear();
        chosen.getElements().clear();
        for (int row = 0; row < offered.largest(); row++) {
            for (int column = 0; column < offered.largest(); column++) {
                boolean on = row < board.rows() && column < board.columns();
                (on ? chosen : rest).getElements().addAll(square(row, column));
            }
        }
    }

    private PathElement[] square(int row, int column) {
        double pitch = LENGTH / sizes.largest();
        double side = pitch * (1 - GAP);
        double x = column * pitch;
        double y = row * pitch;
        return new PathElement[] {
            new MoveTo(x, y), new HLineTo(x + side), new VLineTo(y + side), new HLineTo(x), new VLineTo(y)
        };
    }

    /** {@return the nearest size that can be chosen, given a point in pixels} */
    BoardSize at(double x, double y) {
        return new BoardSize(within(y), within(x));
    }

    private int within(double distance) {
        int squares = (int) Math.floor(distance / LENGTH * sizes.largest()) + 1;
        return Math.max(sizes.smallest(), Math.min(sizes.largest(), squares));
    }
}
