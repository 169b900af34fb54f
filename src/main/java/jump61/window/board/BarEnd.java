package jump61.window.board;

import java.util.Optional;
import javafx.scene.shape.Path;
import jump61.game.Colour;

/** The pip at one end of an {@link EvaluationBar}, which identifies a side by its shape. */
final class BarEnd extends Path {
    /** Relative to the thickness of the bar. */
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
