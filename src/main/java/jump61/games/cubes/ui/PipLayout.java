package jump61.games.cubes.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;

/** The positions of the pips of a die, on a face with coordinates from 0 to 1. */
final class PipLayout {
    private static final double NEAR = 0.25;
    private static final double FAR = 1 - NEAR;
    private static final Point2D CENTRE = new Point2D(0.5, 0.5);
    private static final List<Point2D> RISING = List.of(new Point2D(NEAR, FAR), new Point2D(FAR, NEAR));
    private static final List<Point2D> FALLING = List.of(new Point2D(NEAR, NEAR), new Point2D(FAR, FAR));
    private static final List<Point2D> SIDES = List.of(new Point2D(NEAR, 0.5), new Point2D(FAR, 0.5));
    private static final List<Point2D> ENDS = List.of(new Point2D(0.5, NEAR), new Point2D(0.5, FAR));

    /** Maximum number of separate pips on a face; no board needs more. */
    static final int MOST = 9;

    private PipLayout() {}

    /** {@return the centres of {@code count} pips, but of {@link #MOST} at most} */
    static List<Point2D> of(int count) {
        List<Point2D> pips = new ArrayList<>();
        if (count % 2 == 1 || count > MOST) {
            pips.add(CENTRE);
        }
        if (count >= 2) {
            pips.addAll(RISING);
        }
        if (count >= 4) {
            pips.addAll(FALLING);
        }
        if (count >= 6) {
            pips.addAll(SIDES);
        }
        if (count >= 8) {
            pips.addAll(ENDS);
        }
        return List.copyOf(pips);
    }
}
