package jump61.profile.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.geometry.NodeOrientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import jump61.profile.ui.GameStatistics.Point;

/**
 * A chart of a value over games: a line with its margin of error as a band, and named guides instead of an axis.
 * Pointing at the chart shows the value of the nearest game.
 */
public final class TrendChart extends Region {
    private static final double LEFT = 4;
    private static final double DOT = 3.5;
    private static final double LEAST_BETWEEN_NAMES = 15;
    private static final double SPARE = 0.08;
    /** Maximum number of games for which each is drawn as a dot. */
    private static final int FEW = 40;

    private final Polygon band = new Polygon();
    private final Polyline curve = new Polyline();
    private final Line pointer = new Line();
    private final Circle marker = new Circle(DOT + 1.5);
    private final Label tip = new Label();
    private final List<Line> lines = new ArrayList<>();
    private final List<Label> names = new ArrayList<>();
    private final List<Circle> dots = new ArrayList<>();
    private List<Guide> guides = List.of();
    private List<Point> points = List.of();
    private Function<Point, String> words = point -> "";
    private double low;
    private double high = 1;
    private double right;

    /**
     * A horizontal line with a name.
     *
     * @param name the text at its right end
     * @param value its position on the scale
     */
    public record Guide(String name, double value) {}

    /** Creates an empty chart. */
    public TrendChart() {
        getStyleClass().add("trend-chart");
        setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        style(band, "trend-band");
        style(curve, "trend-line");
        style(pointer, "trend-pointer");
        style(marker, "trend-marker");
        style(tip, "trend-tip");
        setOnMouseMoved(this::point);
        setOnMouseDragged(this::point);
        setOnMouseExited(event -> hideTip());
        hideTip();
    }

    private static void style(Node node, String styleClass) {
        node.getStyleClass().add(styleClass);
        node.setManaged(false);
        node.setMouseTransparent(true);
    }

    /**
     * Shows values.
     *
     * @param values the values, oldest first; at least one
     * @param allGuides the available guides; shown are those in the range of the values, and the nearest above and
     *     below
     * @param told returns the text for a value being pointed at
     */
    public void show(List<Point> values, List<Guide> allGuides, Function<Point, String> told) {
        points = List.copyOf(values);
        words = told;
        low = values.stream().mapToDouble(Point::value).min().orElse(0);
        high = values.stream().mapToDouble(Point::value).max().orElse(1);
        double below = allGuides.stream()
                .mapToDouble(Guide::value)
                .filter(v -> v <= low)
                .max()
                .orElse(low);
        double above = allGuides.stream()
                .mapToDouble(Guide::value)
                .filter(v -> v >= high)
                .min()
                .orElse(high);
        low = Math.min(low, below);
        high = Math.max(high, Math.max(above, low + 1));
        guides = allGuides.stream()
                .filter(g -> g.value() >= low && g.value() <= high)
                .toList();
        double spare = SPARE * (high - low);
        low -= spare;
        high += spare;
        fill();
        requestLayout();
    }

    private void fill() {
        lines.clear();
        names.clear();
        dots.clear();
        for (Guide guide : guides) {
            Line line = new Line();
            style(line, "trend-guide");
            lines.add(line);
            Label name = new Label(guide.name());
            style(name, "trend-name");
            names.add(name);
        }
        if (points.size() <= FEW) {
            points.forEach(point -> {
                Circle dot = new Circle(DOT);
                style(dot, "trend-dot");
                dots.add(dot);
            });
        }
        getChildren().setAll(lines);
        getChildren().addAll(band, curve, pointer);
        getChildren().addAll(dots);
        getChildren().addAll(names);
        getChildren().addAll(marker, tip);
    }

    @Override
    protected void layoutChildren() {
        names.forEach(Node::applyCss);
        right = getWidth()
                - names.stream().mapToDouble(name -> name.prefWidth(-1)).max().orElse(0)
                - 10;
        layOutGuides();
        List<Double> line = new ArrayList<>();
        List<Double> area = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            line.addAll(List.of(x(i), y(points.get(i).value())));
            area.addAll(List.of(x(i), y(points.get(i).value() + points.get(i).margin())));
        }
        for (int i = points.size() - 1; i >= 0; i--) {
            area.addAll(List.of(x(i), y(points.get(i).value() - points.get(i).margin())));
        }
        curve.getPoints().setAll(line);
        band.getPoints().setAll(area);
        for (int i = 0; i < dots.size(); i++) {
            dots.get(i).setCenterX(x(i));
            dots.get(i).setCenterY(y(points.get(i).value()));
        }
    }

    /** Places the names of the guides. From the bottom, names that would touch another are left out. */
    private void layOutGuides() {
        double last = Double.POSITIVE_INFINITY;
        for (int i = 0; i < guides.size(); i++) {
            double y = Math.round(y(guides.get(i).value())) + 0.5;
            Line line = lines.get(i);
            line.setStartX(0);
            line.setEndX(right + 4);
            line.setStartY(y);
            line.setEndY(y);
            Label name = names.get(i);
            name.setVisible(last - y >= LEAST_BETWEEN_NAMES);
            last = name.isVisible() ? y : last;
            double height = name.prefHeight(-1);
            name.resizeRelocate(right + 8, y - height / 2, name.prefWidth(-1), height);
        }
    }

    private double x(int index) {
        double width = right - LEFT - 2 * DOT;
        return LEFT + DOT + (points.size() < 2 ? width / 2 : width * index / (points.size() - 1));
    }

    /**
     * Returns the vertical position of a value. Values beyond the chart, such as the end of a band, are drawn at the
     * edge.
     */
    private double y(double value) {
        double part = (value - low) / (high - low);
        return getHeight() * (1 - Math.max(0, Math.min(1, part)));
    }

    private void point(MouseEvent event) {
        if (points.isEmpty()) {
            return;
        }
        double step = points.size() < 2 ? 1 : (x(points.size() - 1) - x(0)) / (points.size() - 1);
        int nearest = (int) Math.max(0, Math.min(points.size() - 1, Math.round((event.getX() - x(0)) / step)));
        Point chosen = points.get(nearest);
        double y = y(chosen.value());
        pointer.setStartX(x(nearest));
        pointer.setEndX(x(nearest));
        pointer.setStartY(0);
        pointer.setEndY(getHeight());
        marker.setCenterX(x(nearest));
        marker.setCenterY(y);
        tip.setText(words.apply(chosen));
        tip.applyCss();
        tip.autosize();
        Bounds size = tip.getLayoutBounds();
        double left = Math.max(0, Math.min(getWidth() - size.getWidth(), x(nearest) - size.getWidth() / 2));
        double above = y - size.getHeight() - 10;
        tip.relocate(left, above < 0 ? y + 10 : above);
        showTip(true);
    }

    private void hideTip() {
        showTip(false);
    }

    private void showTip(boolean visible) {
        tip.setVisible(visible);
        marker.setVisible(visible);
        pointer.setVisible(visible);
    }
}
