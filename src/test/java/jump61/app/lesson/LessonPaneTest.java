package jump61.app.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;
import jump61.window.FxThreadExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxThreadExtension.class)
class LessonPaneTest {
    private final LessonPane pane = new LessonPane();
    private final Region board = new Region();
    private final Region bubble = new Region();

    LessonPaneTest() {
        Region head = new Region();
        Region bar = new Region();
        bubble.setPrefHeight(100);
        pane.getChildren().addAll(head, bar, board, bubble);
        pane.arrange(head, bar, board, bubble, List.of());
    }

    /** As in a window, where what moves is laid out once more, and then rests. */
    private void layOut(double width, double height) {
        pane.resize(width, height);
        pane.layout();
        pane.layout();
        assertFalse(pane.isNeedsLayout());
    }

    private Polygon tip() {
        return (Polygon) part(".lesson-tip");
    }

    private Node part(String style) {
        return pane.lookup(style);
    }

    @Test
    void theTipFollowsThePlaceThatIsPointedAt() {
        layOut(1000, 700);
        assertFalse(tip().isVisible());
        for (double y : new double[] {50, 250, 450}) {
            pane.pointAt(Optional.of(new BoundingBox(100, y, 60, 40)));
            pane.layout();
            assertTrue(tip().isVisible());
            assertEquals(board.getLayoutY() + y + 20, tip().getPoints().get(3), "its point is as high as the place");
            Bounds ring = part(".lesson-pulse").getBoundsInParent();
            assertEquals(board.getLayoutX() + 100, ring.getMinX());
            assertEquals(board.getLayoutY() + y, ring.getMinY());
        }
        pane.pointAt(Optional.empty());
        pane.layout();
        assertFalse(tip().isVisible() || part(".lesson-pulse").isVisible());
    }

    @Test
    void inASmallHighWindowTheTipPointsUp() {
        layOut(1000, 700);
        pane.setSmall(true);
        layOut(400, 800);
        pane.pointAt(Optional.of(new BoundingBox(200, 100, 60, 40)));
        pane.layout();
        assertEquals(board.getLayoutX() + 230, tip().getPoints().get(2));
        assertTrue(tip().getPoints().get(3) < bubble.getLayoutY());
        assertTrue(tip().getPoints().get(1) > bubble.getLayoutY(), "it grows out of the bubble");
    }

    /** Cards follow below the bubble; those that find no room there go above it, and are left out if there is none. */
    @Test
    void cardsStandBelowTheBubbleOrElseAboveIt() {
        Region first = card(150);
        Region second = card(200);
        Region third = card(10_000);
        pane.getChildren().removeAll(tip(), part(".lesson-pulse"));
        pane.arrange(new Region(), new Region(), board, bubble, List.of(first, second, third));
        pane.pointAt(Optional.of(new BoundingBox(100, 250, 60, 40)));
        layOut(1000, 700);
        assertTrue(first.isVisible() && second.isVisible());
        assertFalse(third.isVisible());
        double end = bubble.getLayoutY() + bubble.getHeight();
        assertTrue(first.getLayoutY() > end, "below");
        assertTrue(second.getLayoutY() + second.getHeight() < bubble.getLayoutY(), "above");
        assertTrue(second.getLayoutY() > 0);
        pane.pointAt(Optional.of(new BoundingBox(100, 50, 60, 40)));
        pane.layout();
        assertTrue(second.getLayoutY() > first.getLayoutY() + first.getHeight(), "both below");
    }

    private Region card(double height) {
        Region card = new Region();
        card.setPrefHeight(height);
        pane.getChildren().add(card);
        return card;
    }
}
