package jump61.games.cubes.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PipLayoutTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void aFaceShowsAsManyPipsAsItHasSpots(int spots) {
        assertEquals(spots, new HashSet<>(PipLayout.of(spots)).size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
    void everyFaceLooksTheSameTurnedUpsideDown(int spots) {
        List<Point2D> pips = PipLayout.of(spots);
        for (Point2D pip : pips) {
            assertTrue(pips.stream().anyMatch(other -> other.distance(1 - pip.getX(), 1 - pip.getY()) < 1e-9));
        }
    }

    @Test
    void moreThanNineSpotsLookLikeNine() {
        assertEquals(new HashSet<>(PipLayout.of(9)), new HashSet<>(PipLayout.of(12)));
    }
}
