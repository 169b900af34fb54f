package jump61.window.board;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.geometry.NodeOrientation;
import javafx.scene.layout.Region;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.VLineTo;
import javafx.scene.transform.Scale;

/**
 * A small picture of a position, for lists. It has one path per style class, because a hundred nodes per row would be
 * slow. Games draw in coordinates from 0 to 1; later shapes are drawn over earlier ones.
 */
public final class Miniature extends Region {
    private final Map<String, Path> layers = new LinkedHashMap<>();
    private final double length;
    private final Scale scale = new Scale();

    /**
     * Creates an empty picture.
     *
     * @param length width and height, in pixels
     */
    public Miniature(double length) {
        this.length = length;
        getStyleClass().add("miniature");
        setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        setMinSize(length, length);
        setPrefSize(length, length);
        setMaxSize(length, length);
    }

    /** Makes the picture as large as its place allows; its shapes grow and shrink with it. */
    public void fill() {
        setMinSize(0, 0);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /** {@return width and height, in pixels, for games that draw less if there is no room} */
    public double length() {
        return length;
    }

    /** Draws a rectangle, given its upper left corner. */
    public void rectangle(String styleClass, double x, double y, double width, double height) {
        draw(
                styleClass,
                new MoveTo(x * length, y * length),
                new HLineTo((x + width) * length),
                new VLineTo((y + height) * length),
                new HLineTo(x * length),
                new ClosePath());
    }

    /** Draws a square with round corners, given its upper left one. */
    public void tile(String styleClass, double x, double y, double side, double radius) {
        double r = radius * length;
        double left = x * length;
        double top = y * length;
        double right = left + side * length;
        double bottom = top + side * length;
        draw(
                styleClass,
                new MoveTo(left + r, top),
                new HLineTo(right - r),
                new ArcTo(r, r, 0, right, top + r, false, true),
                new VLineTo(bottom - r),
                new ArcTo(r, r, 0, right - r, bottom, false, true),
                new HLineTo(left + r),
                new ArcTo(r, r, 0, left, bottom - r, false, true),
                new VLineTo(top + r),
                new ArcTo(r, r, 0, left + r, top, false, true),
                new ClosePath());
    }

    /** Draws a disc, given its centre. */
    public void disc(String styleClass, double x, double y, double radius) {
        pip(styleClass, PipShape.ROUND, x, y, radius);
    }

    /** Draws a pip, given its centre. */
    public void pip(String styleClass, PipShape shape, double x, double y, double radius) {
        layer(styleClass).getElements().addAll(shape.outline(x * length, y * length, radius * length));
    }

    /** Draws a line. */
    public void line(String styleClass, double fromX, double fromY, double toX, double toY) {
        draw(styleClass, new MoveTo(fromX * length, fromY * length), new LineTo(toX * length, toY * length));
    }

    private void draw(String styleClass, PathElement... elements) {
        layer(styleClass).getElements().addAll(elements);
    }

    private Path layer(String styleClass) {
        return layers.computeIfAbsent(styleClass, this::newLayer);
    }

    private Path newLayer(String styleClass) {
        var path = new Path();
        path.getStyleClass().add(styleClass);
        path.setManaged(false);
        path.setMouseTransparent(true);
        path.getTransforms().add(scale);
        getChildren().add(path);
        return path;
    }

    @Override
    protected void layoutChildren() {
        double side = Math.min(getWidth(), getHeight());
        scale.setX(side / length);
        scale.setY(side / length);
        for (Path layer : layers.values()) {
            layer.setLayoutX((getWidth() - side) / 2);
            layer.setLayoutY((getHeight() - side) / 2);
        }
    }
}
