package jump61.desktop.review.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import jump61.review.GameReview;
import jump61.review.MoveReview;

/** The chance of the side that began, over the moves of the game; a click shows the position there. */
public final class ChanceGraph extends Region {
    private static final double MARK = 10;

    private final Polygon below = new Polygon();
    private final Polyline curve = new Polyline();
    private final Line even = new Line();
    private final Region cursor = new Region();
    private final List<Node> marks = new ArrayList<>();
    private List<OptionalDouble> chances = List.of();
    private List<MoveReview> faults = List.of();
    private int selected;
    private IntConsumer onChoose = ply -> {};

    /** An empty graph. */
    public ChanceGraph() {
        getStyleClass().add("chance-graph");
        below.getStyleClass().add("chance-below");
        curve.getStyleClass().add("chance-curve");
        even.getStyleClass().add("chance-even");
        cursor.getStyleClass().add("chance-cursor");
        getChildren().addAll(below, even, cursor, curve);
        getChildren().forEach(child -> child.setManaged(false));
        setOnMousePressed(this::choose);
        setOnMouseDragged(this::choose);
    }

    /** Has {@code consumer} told after how many moves the position stands that was clicked. */
    void setOnChoose(IntConsumer consumer) {
        onChoose = consumer;
    }

    /** Shows what is known of a game. */
    void show(GameReview review) {
        chances = review == null ? List.of() : review.chances();
        faults = review == null
                ? List.of()
                : review.moves().stream()
                        .filter(move -> move.verdict().isFault())
                        .toList();
        getChildren().removeAll(marks);
        marks.clear();
        for (MoveReview fault : faults) {
            Region mark = new Region();
            mark.getStyleClass().addAll("review-mark", "mark-" + fault.verdict().key());
            mark.setManaged(false);
            mark.setMouseTransparent(true);
            marks.add(mark);
        }
        getChildren().addAll(marks);
        requestLayout();
    }

    /** Marks the position after so many moves. */
    void select(int ply) {
        selected = ply;
        requestLayout();
    }

    private void choose(MouseEvent event) {
        if (chances.size() > 1) {
            long ply = Math.round(event.getX() / getWidth() * (chances.size() - 1));
            onChoose.accept((int) Math.max(0, Math.min(ply, chances.size() - 1)));
        }
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        List<Double> points = new ArrayList<>();
        for (int ply = 0; ply < chances.size(); ply++) {
            if (chances.get(ply).isPresent()) {
                points.add(x(ply));
                points.add(y(ply));
            }
        }
        curve.getPoints().setAll(points);
        List<Double> area = new ArrayList<>(points);
        if (!points.isEmpty()) {
            area.addAll(List.of(points.get(points.size() - 2), height, points.get(0), height));
        }
        below.getPoints().setAll(area);
        even.setEndX(width);
        even.setStartY(height / 2);
        even.setEndY(height / 2);
        cursor.setVisible(!chances.isEmpty());
        cursor.resizeRelocate(x(Math.min(selected, Math.max(0, chances.size() - 1))) - 2, 0, 4, height);
        for (int i = 0; i < marks.size(); i++) {
            int ply = faults.get(i).ply();
            double y = Math.max(MARK / 2, Math.min(y(ply), height - MARK / 2));
            marks.get(i).resizeRelocate(x(ply) - MARK / 2, y - MARK / 2, MARK, MARK);
        }
    }

    private double x(int ply) {
        return chances.size() < 2 ? 0 : getWidth() * ply / (chances.size() - 1);
    }

    private double y(int ply) {
        return getHeight() * (1 - chances.get(ply).orElse(0.5));
    }
}
