package jump61.tournament.ui;

import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;

/** A rating as a dot with its error bar, on a scale shared by all players. */
final class RatingMark extends Region {
    private static final double RADIUS = 4.5;
    private static final double WIDTH = 120;
    private static final double LEAST_WIDTH = 80;
    private static final double HEIGHT = 18;

    private final double value;
    private final double error;
    private final double low;
    private final double high;
    private final Line middle = new Line();
    private final Line bar = new Line();
    private final Circle dot = new Circle(RADIUS);

    /**
     * Creates a mark.
     *
     * @param low where the scale begins
     * @param high where it ends, above {@code low}
     */
    RatingMark(double value, double error, double low, double high) {
        this.value = value;
        this.error = error;
        this.low = low;
        this.high = high;
        middle.getStyleClass().add("rating-middle");
        bar.getStyleClass().add("rating-bar");
        dot.getStyleClass().add("rating-dot");
        getChildren().addAll(middle, bar, dot);
        getChildren().forEach(child -> child.setManaged(false));
        setMinSize(LEAST_WIDTH, HEIGHT);
        setPrefSize(WIDTH, HEIGHT);
    }

    @Override
    protected void layoutChildren() {
        double y = getHeight() / 2;
        place(middle, x(0), 0, x(0), getHeight());
        place(bar, x(value - error), y, x(value + error), y);
        dot.setCenterX(x(value));
        dot.setCenterY(y);
    }

    private static void place(Line line, double fromX, double fromY, double toX, double toY) {
        line.setStartX(fromX);
        line.setStartY(fromY);
        line.setEndX(toX);
        line.setEndY(toY);
    }

    private double x(double rating) {
        double part = Math.max(0, Math.min(1, (rating - low) / (high - low)));
        return RADIUS + part * (getWidth() - 2 * RADIUS);
    }
}
