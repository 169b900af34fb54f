package jump61.library.ui;

import java.util.List;
import javafx.geometry.NodeOrientation;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import jump61.game.Colour;
import jump61.game.Side;

/** A small curve that shows who was ahead in a game, between the colours of both sides; the user's is below. */
final class SmallTrend extends Region {
    private final Region above = new Region();
    private final Polygon below = new Polygon();
    private final Line middle = new Line();
    private final Polyline curve = new Polyline();
    private List<Double> chances = List.of();
    private boolean turned;

    SmallTrend() {
        getStyleClass().add("small-trend");
        setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        middle.getStyleClass().add("chance-even");
        curve.getStyleClass().add("chance-curve");
        List.of(above, below, middle, curve).forEach(part -> part.setManaged(false));
        getChildren().setAll(above, below, middle, curve);
        setMouseTransparent(true);
    }

    /**
     * Shows a curve.
     *
     * @param values the chances of the side that moves first; fewer than two show nothing
     * @param lower the side whose colour is below
     * @param colours the colours of the first and the second side
     */
    void show(List<Double> values, Side lower, List<Colour> colours) {
        chances = List.copyOf(values);
        turned = lower == Side.SECOND;
        above.getStyleClass().setAll(tint(colours.get(turned ? 0 : 1)));
        below.getStyleClass().setAll(tint(colours.get(turned ? 1 : 0)));
        requestLayout();
    }

    /** {@return whether there is a curve to show} */
    boolean isKnown() {
        return chances.size() > 1;
    }

    private static String tint(Colour colour) {
        return "tint-" + colour.id();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        above.resizeRelocate(0, 0, width, height);
        curve.getPoints().clear();
        for (int i = 0; i < chances.size(); i++) {
            double chance = turned ? 1 - chances.get(i) : chances.get(i);
            curve.getPoints().addAll(width * i / Math.max(1, chances.size() - 1), (1 - chance) * height);
        }
        below.getPoints().setAll(curve.getPoints());
        below.getPoints().addAll(width, height, 0.0, height);
        middle.setStartY(height / 2);
        middle.setEndY(height / 2);
        middle.setEndX(width);
    }
}
