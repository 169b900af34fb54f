package jump61.window.match.view;

import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.window.board.BoardControl;
import jump61.window.board.BoardSkin;

/**
 * The board in the second of two parts, and over it the first part. Boards need not be square, so the first part
 * follows what is drawn, which may be narrower and lower than the room for it.
 */
public final class BoardStand extends VBox {
    /** Minimum width of a bar with numbers, in pixels. */
    private static final double NARROWEST = 96;

    private final ReadOnlyDoubleWrapper boardWidth =
            new ReadOnlyDoubleWrapper(this, "boardWidth", Region.USE_COMPUTED_SIZE);
    private final ReadOnlyDoubleWrapper boardStart = new ReadOnlyDoubleWrapper(this, "boardStart");
    private final ReadOnlyObjectWrapper<Bounds> drawn =
            new ReadOnlyObjectWrapper<>(this, "drawn", new BoundingBox(0, 0, 0, 0));
    private BoardControl board;

    /** Sets the board to follow. */
    void setBoard(BoardControl newBoard) {
        board = newBoard;
        requestLayout();
    }

    /** The width of the board as drawn, or what a bar over it needs. */
    ReadOnlyDoubleProperty boardWidthProperty() {
        return boardWidth.getReadOnlyProperty();
    }

    /** How far the board as drawn begins beyond the start of what is over it. */
    ReadOnlyDoubleProperty boardStartProperty() {
        return boardStart.getReadOnlyProperty();
    }

    /** Where the board is drawn within this, for what stands beside it. */
    ReadOnlyObjectProperty<Bounds> drawnProperty() {
        return drawn.getReadOnlyProperty();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Region over = (Region) getChildren().get(0);
        Region holder = (Region) getChildren().get(1);
        // The size of the board as drawn is known only after its layout.
        holder.layout();
        Bounds place = findBoard().orElseGet(holder::getBoundsInParent);
        drawn.set(place);
        boardWidth.set(Math.min(getWidth(), Math.max(NARROWEST, place.getWidth())));
        double start = snapPositionX(place.getMinX() + (place.getWidth() - boardWidth.get()) / 2);
        // Words that need more room than a narrow board go on beyond its end, or else begin before it.
        double width = Math.min(getWidth(), Math.max(boardWidth.get(), snapSizeX(over.prefWidth(-1))));
        double x = Math.max(0, Math.min(start, getWidth() - width));
        boardStart.set(start - x);
        over.resizeRelocate(x, place.getMinY() - over.getHeight(), width, over.getHeight());
    }

    private Optional<Bounds> findBoard() {
        if (board == null || !(board.getSkin() instanceof BoardSkin<?> skin)) {
            return Optional.empty();
        }
        Bounds own = skin.drawn();
        Point2D one = place(own.getMinX(), own.getMinY());
        Point2D other = place(own.getMaxX(), own.getMaxY());
        // In a mirrored window, left and right change places.
        return Optional.of(
                new BoundingBox(Math.min(one.getX(), other.getX()), one.getY(), own.getWidth(), own.getHeight()));
    }

    private Point2D place(double x, double y) {
        Point2D at = new Point2D(x, y);
        for (Node node = board; node != this; node = node.getParent()) {
            at = node.localToParent(at);
        }
        return at;
    }
}
