package jump61.library.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import jump61.game.Colour;
import jump61.game.Side;
import org.junit.jupiter.api.Test;

/** The curve of a game beside its line in the list. */
class SmallTrendTest {
    private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE);
    private static final List<Double> CHANCES = List.of(0.5, 1.0, 0.25);

    private final SmallTrend trend = new SmallTrend();

    private List<Double> curve(List<Double> chances, Side lower) {
        trend.show(chances, lower, COLOURS);
        trend.resize(100, 40);
        trend.layout();
        return ((Polyline) trend.lookup(".chance-curve")).getPoints();
    }

    @Test
    void itGoesFromTheLeftEdgeToTheRightOne() {
        assertEquals(List.of(0.0, 20.0, 50.0, 0.0, 100.0, 30.0), curve(CHANCES, Side.FIRST));
        assertEquals(List.of(0.0, 20.0, 50.0, 40.0, 100.0, 10.0), curve(CHANCES, Side.SECOND), "turned");
        assertEquals(List.of(0.0, 20.0), curve(List.of(0.5), Side.FIRST));
        assertEquals(List.of(), curve(List.of(), Side.FIRST));
    }

    @Test
    void theColourOfTheLowerSideFillsWhatIsBelow() {
        curve(CHANCES, Side.FIRST);
        Polygon below = (Polygon) trend.lookup(".tint-red");
        assertEquals(List.of(100.0, 40.0, 0.0, 40.0), below.getPoints().subList(6, 10));
        assertEquals(
                List.of("tint-blue"), trend.getChildrenUnmodifiable().get(0).getStyleClass());
        curve(CHANCES, Side.SECOND);
        assertEquals(List.of("tint-blue"), below.getStyleClass());
        assertEquals(List.of("tint-red"), trend.getChildrenUnmodifiable().get(0).getStyleClass());
    }

    @Test
    void aLineMarksTheMiddle() {
        curve(CHANCES, Side.FIRST);
        Line middle = (Line) trend.getChildrenUnmodifiable().get(2);
        assertEquals(
                List.of(0.0, 20.0, 100.0, 20.0),
                List.of(middle.getStartX(), middle.getStartY(), middle.getEndX(), middle.getEndY()));
    }

    @Test
    void twoChancesAtLeastAreACurve() {
        curve(List.of(0.5), Side.FIRST);
        assertFalse(trend.isKnown());
        curve(List.of(0.5, 0.6), Side.FIRST);
        assertTrue(trend.isKnown());
        assertTrue(trend.isMouseTransparent());
    }
}
