package jump61.games.cubes.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;
import jump61.game.BoardSize;

/** The small arrows on the edges of a full square, which show where its spots would go. */
final class BurstArrows {
    /** Half the width of an arrow, relative to its height. */
    private static final double HALF_WIDTH = 1.6;

    private BurstArrows() {}

    /**
     * {@return arrows towards each neighbour of a square}
     *
     * @param index the square's number, row by row from 0
     * @param size the board size
     * @param length the length of the square
     * @param height the height of an arrow; its tip touches the square's edge
     */
    static List<PathElement> of(int index, BoardSize size, double length, double height) {
        List<PathElement> arrows = new ArrayList<>();
        if (index % size.columns() > 0) {
            arrow(arrows, 0, length / 2, 1, 0, height);
        }
        if (index % size.columns() < size.columns() - 1) {
            arrow(arrows, length, length / 2, -1, 0, height);
        }
        if (index / size.columns() > 0) {
            arrow(arrows, length / 2, 0, 0, 1, height);
        }
        if (index / size.columns() < size.rows() - 1) {
            arrow(arrows, length / 2, length, 0, -1, height);
        }
        return arrows;
    }

    /** Adds a triangle with its tip at a point, widening in a direction. */
    private static void arrow(List<PathElement> arrows, double x, double y, int dx, int dy, double height) {
        double half = height * HALF_WIDTH;
        arrows.add(new MoveTo(x, y));
        arrows.add(new LineTo(x + dx * height + dy * half, y + dy * height + dx * half));
        arrows.add(new LineTo(x + dx * height - dy * half, y + dy * height - dx * half));
        arrows.add(new ClosePath());
    }
}
