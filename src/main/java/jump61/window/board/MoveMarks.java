package jump61.window.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;

/** Draws marks of moves over a board: a tinted frame, the path of the move if it has one, and a sign in the corner. */
final class MoveMarks extends Pane {
    /** Width of the part of a sign that extends beyond the side of its square, in pixels. */
    private static final double OVER = 2;

    private static final int CORNERS = 4;

    private final List<Sign> signs = new ArrayList<>();

    /**
     * A mark and its place.
     *
     * @param label the text of its sign; empty for none
     * @param style the style class that determines its colour
     */
    record Placed(MovePlace place, String label, String style) {}

    private record Sign(MovePlace place, Label label) {}

    MoveMarks() {
        setManaged(false);
        setMouseTransparent(true);
        getStyleClass().add("move-marks");
    }

    /** Replaces the marks; the first one is drawn on top. */
    void show(List<Placed> marks) {
        signs.clear();
        List<Node> below = new ArrayList<>();
        List<Node> above = new ArrayList<>();
        for (Placed mark : marks) {
            MovePlace place = mark.place();
            place.from().ifPresent(from -> below.add(0, way(mark, from, place.to())));
            if (place.area().getWidth() > 0) {
                below.add(0, frame(mark, place.area()));
            }
            if (!mark.label().isEmpty()) {
                Label label = new Label(mark.label());
                label.getStyleClass().addAll("move-sign", mark.style());
                label.setManaged(false);
                above.add(0, label);
                signs.add(new Sign(place, label));
            }
        }
        getChildren().setAll(below);
        getChildren().addAll(above);
        applyCss();
        placeSigns();
    }

    private static Region frame(Placed mark, Bounds area) {
        Region frame = new Region();
        frame.getStyleClass().addAll("move-frame", mark.style());
        frame.setManaged(false);
        frame.resizeRelocate(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
        return frame;
    }

    private static Line way(Placed mark, Point2D from, Point2D to) {
        Line way = new Line(from.getX(), from.getY(), to.getX(), to.getY());
        way.getStyleClass().addAll("move-way", mark.style());
        return way;
    }

    /**
     * Places each sign in the first corner of its square where it covers no sign of a better move. A sign without such
     * a corner is hidden.
     */
    private void placeSigns() {
        List<Label> placed = new ArrayList<>();
        for (Sign sign : signs) {
            boolean free = IntStream.range(0, CORNERS).anyMatch(corner -> {
                placeSign(sign.label(), sign.place().area(), corner);
                return placed.stream().noneMatch(better -> covers(sign.label(), better));
            });
            sign.label().setVisible(free);
            if (free) {
                placed.add(sign.label());
            }
        }
    }

    private static boolean covers(Label one, Label other) {
        return one.getLayoutX() < other.getLayoutX() + other.getWidth()
                && other.getLayoutX() < one.getLayoutX() + one.getWidth()
                && one.getLayoutY() < other.getLayoutY() + other.getHeight()
                && other.getLayoutY() < one.getLayoutY() + one.getHeight();
    }

    private static void placeSign(Label sign, Bounds area, int corner) {
        double width = Math.ceil(sign.prefWidth(-1));
        double height = Math.ceil(sign.prefHeight(-1));
        double x = corner % 2 == 0 ? area.getMaxX() - width + OVER : area.getMinX() - OVER;
        // A sign that is half beyond the edge hides no spot.
        double y = (corner < 2 ? area.getMinY() : area.getMaxY()) - height / 2;
        boolean point = area.getWidth() == 0;
        sign.resizeRelocate(
                Math.round(point ? area.getMinX() - width / 2 : x),
                Math.round(point ? area.getMinY() - height / 2 : y),
                width,
                height);
    }
}
