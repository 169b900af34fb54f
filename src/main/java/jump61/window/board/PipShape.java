package jump61.window.board;

import java.util.List;
import java.util.Optional;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;
import jump61.game.Colour;

/** The outline of a pip, which identifies the side without colour. */
public enum PipShape {
    ROUND {
        @Override
        public List<PathElement> outline(double x, double y, double radius) {
            return List.of(
                    new MoveTo(x - radius, y),
                    new ArcTo(radius, radius, 0, x + radius, y, false, true),
                    new ArcTo(radius, radius, 0, x - radius, y, false, true),
                    new ClosePath());
        }
    },
    DIAMOND {
        @Override
        public List<PathElement> outline(double x, double y, double radius) {
            // A diamond of the same radius looks smaller than a circle, because its area is 2 r² instead of 3.14 r².
            double reach = radius * 1.22;
            return List.of(
                    new MoveTo(x, y - reach),
                    new LineTo(x + reach, y),
                    new LineTo(x, y + reach),
                    new LineTo(x - reach, y),
                    new ClosePath());
        }
    };

    /** {@return the closed outline of a pip around a centre} */
    public abstract List<PathElement> outline(double x, double y, double radius);

    /** {@return the pip shape for a colour, or for no side} */
    public static PipShape of(Optional<Colour> colour) {
        return colour.filter(Colour.BLUE::equals).isPresent() ? DIAMOND : ROUND;
    }
}
