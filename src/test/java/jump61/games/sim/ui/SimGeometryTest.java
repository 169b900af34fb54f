package jump61.games.sim.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Point2D;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.window.board.MovePlace;
import org.junit.jupiter.api.Test;

/** Where marks on a board of Sim are. */
class SimGeometryTest {
    private final SimGeometry geometry = SimGeometry.fit(new BoundingBox(0, 0, 500, 500));

    @Test
    void aMarkedLineCrossesOutNoNumber() {
        IntStream.rangeClosed(2, SimGame.POINTS).forEach(other -> {
            MovePlace place = geometry.place(SimMove.between(1, other));
            Point2D from = place.from().orElseThrow();
            assertEquals(geometry.pointRadius(), from.distance(geometry.point(1)), 0.01, "1" + other);
            assertEquals(geometry.pointRadius(), place.to().distance(geometry.point(other)), 0.01, "1" + other);
        });
    }
}
