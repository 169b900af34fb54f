package jump61.window.board;

import java.util.Optional;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Insets;
import javafx.scene.control.SkinBase;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.util.Duration;
import jump61.game.Colour;
import jump61.game.Side;

/** Draws an {@link EvaluationBar}: the second side's colour as the ground, Red's over it, a mark in the middle. */
final class EvaluationBarSkin extends SkinBase<EvaluationBar> {
    private static final double THICKNESS = 20;
    private static final double LENGTH = 160;

    private static final Duration MOVING = Duration.millis(400);

    /** The value currently drawn, which moves to the actual value. */
    private final DoubleProperty shown = new SimpleDoubleProperty();

    private final Timeline moving = new Timeline();
    private final Region whole = part("second");
    private final Region reds = part("red-part");
    private final Region middle = part("middle");
    private final BarEnd redPip = new BarEnd();
    private final BarEnd secondPip = new BarEnd();
    private final Tooltip tooltip = new Tooltip();

    EvaluationBarSkin(EvaluationBar bar) {
        super(bar);
        tooltip.textProperty().bind(bar.explanationProperty());
        Tooltip.install(bar, tooltip);
        getChildren().setAll(whole, reds, middle, redPip, secondPip);
        shown.set(bar.getValue());
        shown.addListener(observable -> bar.requestLayout());
        registerChangeListener(bar.valueProperty(), change -> move());
        registerChangeListener(bar.turnedProperty(), change -> bar.requestLayout());
        registerChangeListener(bar.gameProperty(), change -> look());
        look();
    }

    private void look() {
        redPip.setColour(colour(Side.FIRST));
        BoardPseudoClasses.setColour(whole, colour(Side.SECOND));
        secondPip.setColour(colour(Side.SECOND));
        getSkinnable().requestLayout();
    }

    /** Moves to the bar's value; gently if the bar is visible. */
    private void move() {
        moving.stop();
        EvaluationBar bar = getSkinnable();
        if (bar.isAnimated() && bar.getScene() != null && bar.isVisible()) {
            moving.getKeyFrames()
                    .setAll(new KeyFrame(MOVING, new KeyValue(shown, bar.getValue(), Interpolator.EASE_BOTH)));
            moving.playFromStart();
        } else {
            shown.set(bar.getValue());
        }
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        double part = (1 + Math.max(-1, Math.min(1, shown.get()))) / 2;
        double redLength = snapPositionY(height * part);
        boolean redIsBelow = !getSkinnable().isTurned();
        whole.resizeRelocate(x, y, width, height);
        reds.resizeRelocate(x, redIsBelow ? y + height - redLength : y, width, redLength);
        middle.resizeRelocate(x, snapPositionY(y + height / 2) - 1, width, 2);
        // The pips at the ends identify the sides by shape. A side's end has no pip once its part is too small.
        place(redPip, redIsBelow, part > 0.1);
        place(secondPip, !redIsBelow, part < 0.9);
    }

    private void place(BarEnd end, boolean below, boolean shown) {
        Insets around = getSkinnable().getInsets();
        double width = getSkinnable().getWidth() - around.getLeft() - around.getRight();
        double height = getSkinnable().getHeight() - around.getTop() - around.getBottom();
        double along = below ? height - width / 2 : width / 2;
        end.setVisible(shown);
        end.draw(around.getLeft() + width / 2, around.getTop() + along, width);
    }

    private Optional<Colour> colour(Side side) {
        return Optional.of(getSkinnable().gameProperty().get().colour(side));
    }

    private static Region part(String styleClass) {
        Region part = new Region();
        part.getStyleClass().add(styleClass);
        part.setManaged(false);
        return part;
    }

    @Override
    public void dispose() {
        if (getSkinnable() != null) {
            Tooltip.uninstall(getSkinnable(), tooltip);
        }
        moving.stop();
        super.dispose();
    }

    @Override
    protected double computeMinWidth(double height, double top, double right, double bottom, double left) {
        return THICKNESS;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        return THICKNESS;
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        return THICKNESS;
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return LENGTH;
    }

    @Override
    protected double computeMaxWidth(double height, double top, double right, double bottom, double left) {
        return THICKNESS;
    }

    @Override
    protected double computeMaxHeight(double width, double top, double right, double bottom, double left) {
        return Double.MAX_VALUE;
    }

    /** The pip at one end of an {@link EvaluationBar}, which identifies a side by its shape. */
    private static final class BarEnd extends Path {
        /** The radius of the pip, relative to the thickness of the bar. */
        private static final double RADIUS = 0.2;

        private Optional<Colour> colour = Optional.empty();

        BarEnd() {
            getStyleClass().add("end-pip");
            setManaged(false);
        }

        void setColour(Optional<Colour> newColour) {
            colour = newColour;
            BoardPseudoClasses.setColour(this, colour);
        }

        /** Draws the pip around a point. */
        void draw(double x, double y, double thickness) {
            getElements().setAll(PipShape.of(colour).outline(x, y, thickness * RADIUS));
        }
    }
}
