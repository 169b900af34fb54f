package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.paint.Color;
import javafx.scene.shape.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MiniatureTest {
    static Stream<Arguments> places() {
        return Stream.of(
                arguments(100, 100, List.of(0.0, 0.0, 50.0, 50.0)),
                arguments(300, 200, List.of(50.0, 0.0, 150.0, 100.0)),
                arguments(50, 80, List.of(0.0, 15.0, 25.0, 40.0)));
    }

    @Test
    void aPictureKeepsItsSizeUntilItIsToFillItsPlace() {
        Miniature picture = new Miniature(100);
        picture.applyCss();
        assertEquals(
                List.of(100.0, 100.0, 100.0),
                List.of(picture.minWidth(-1), picture.prefWidth(-1), picture.maxWidth(-1)));
        assertEquals(
                List.of(100.0, 100.0, 100.0),
                List.of(picture.minHeight(-1), picture.prefHeight(-1), picture.maxHeight(-1)));
        picture.fill();
        assertEquals(0, picture.minWidth(-1));
        assertEquals(Double.MAX_VALUE, picture.maxHeight(-1));
    }

    @ParameterizedTest
    @MethodSource("places")
    void aPictureThatFillsItsPlaceIsDrawnInTheMiddleOfItAsLargeAsItFits(int width, int height, List<Double> corners) {
        Miniature picture = new Miniature(100);
        picture.fill();
        picture.rectangle("face", 0, 0, 0.5, 0.5);
        picture.resize(width, height);
        picture.layout();
        Shape face = (Shape) picture.getChildrenUnmodifiable().get(0);
        face.setStroke(null);
        face.setFill(Color.BLACK);
        Bounds drawn = face.getBoundsInParent();
        assertEquals(corners, List.of(drawn.getMinX(), drawn.getMinY(), drawn.getMaxX(), drawn.getMaxY()));
    }
}
