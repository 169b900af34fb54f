package jump61.desktop.match.view;

import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.desktop.board.BoardControl;
import jump61.desktop.board.BoardSkin;

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
    private final ReadOnlyDoubleWrapper before = new ReadOnlyDoubleWrapper(this, "before");
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

    /** The free width before the board as drawn and what is over it: what stands beside the board can move up by this. */
    ReadOnlyDoubleProperty beforeProperty() {
        return before.getReadOnlyProperty();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Region over = (Region) getChildren().get(0);
        Region holder = (Region) getChildren().get(1);
        // The size of the board as drawn is known only after its layout.
        holder.layout();
        Bounds drawn = drawn().orElseGet(holder::getBoundsInParent);
        boardWidth.set(Math.min(getWidth(), Math.max(NARROWEST, drawn.getWidth())));
        double start = snapPositionX(drawn.getMinX() + (drawn.getWidth() - boardWidth.get()) / 2);
        // Words that need more room than a narrow board go on beyond its end, or else begin before it.
        double width = Math.min(getWidth(), Math.max(boardWidth.get(), snapSizeX(over.prefWidth(-1))));
        double x = Math.max(0, Math.min(start, getWidth() - width));
        boardStart.set(start - x);
        before.set(snapPositionX(Math.max(0, Math.min(x, drawn.getMinX()))));
        over.resizeRelocate(x, drawn.getMinY() - over.getHeight(), width, over.getHeight());
    }

    private Optional<Bounds> drawn() {
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
