package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StageGeometryTest {
    private static final double RAIL = 84;

    @Test
    void atTheUsualSizeBoardAndPanelStandAsDrawn() {
        StageGeometry stage = StageGeometry.of(1000 - RAIL, 700, false);
        assertEquals(new BoundingBox(116 - RAIL, 112, 556, 556), stage.board());
        assertEquals(new BoundingBox(704 - RAIL, 32, 264, 636), stage.panel());
        assertEquals(new BoundingBox(116 - RAIL, 76, 556, 8), stage.bar());
    }

    @ParameterizedTest
    @CsvSource({"800,600", "1000,700", "1400,980", "3000,980", "900,2000"})
    void theBoardIsAsLargeAsThePanelAndTheHeadlineAllow(double width, double height) {
        StageGeometry stage = StageGeometry.of(width - RAIL, height, false);
        assertEquals(Math.min(height - 144, width - 444), stage.board().getHeight());
        assertEquals(264, stage.panel().getWidth());
        assertEquals(32, stage.panel().getMinX() - stage.board().getMaxX());
        assertEquals(stage.board().getMaxY(), stage.panel().getMaxY());
        assertEquals(
                stage.board().getMinX(), width - RAIL - stage.panel().getMaxX(), 1, "in the middle of what is left");
    }

    @ParameterizedTest
    @CsvSource({"480,312", "790,450", "1200,400", "480,752", "500,500", "360,600"})
    void inASmallWindowNothingOverlapsAndNothingLiesOutside(double width, double height) {
        StageGeometry stage = StageGeometry.of(width, height, true);
        Bounds window = new BoundingBox(0, 0, width, height);
        assertTrue(window.contains(stage.board()) && window.contains(stage.panel()));
        assertTrue(stage.headline().getMaxY() <= stage.bar().getMinY());
        assertTrue(stage.bar().getMaxY() <= stage.board().getMinY());
        assertTrue(stage.panel().getMinX() >= stage.board().getMaxX()
                || stage.panel().getMinY() >= stage.board().getMaxY());
        assertTrue(stage.panel().getWidth() >= 200, "wide enough for words");
        assertTrue(stage.board().getHeight() >= 0.4 * Math.min(width, height));
        assertTrue(stage.foot().getMinY() >= stage.board().getMaxY() - 8, "a note covers no square");
    }
}
