package jump61.profile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.stage.Stage;
import jump61.profile.ui.GameStatistics.Point;
import jump61.profile.ui.TrendChart.Guide;
import jump61.window.FxThreadExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FxThreadExtension.class)
class TrendChartTest {
    private static final double WIDTH = 400;
    private static final double HEIGHT = 200;

    private TrendChart chart;

    @Start
    void open(Stage stage) {
        chart = new TrendChart();
        stage.setScene(new Scene(chart, WIDTH, HEIGHT));
        stage.show();
    }

    private static List<Point> points(double... values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> new Point(LocalDate.of(2026, 11, 1).plusDays(i), values[i], 5))
                .toList();
    }

    private void show(FxRobot robot, List<Point> values, Guide... guides) {
        robot.interact(() -> {
            chart.show(values, List.of(guides), point -> "value " + (int) point.value());
            chart.layout();
        });
    }

    private <T extends Node> List<T> all(Class<T> type, String styleClass) {
        return chart.lookupAll("." + styleClass).stream().map(type::cast).collect(Collectors.toList());
    }

    @Test
    void aFewGamesHaveADotEachOnTheLine(FxRobot robot) {
        show(robot, points(1500, 1520, 1480));
        List<Circle> dots = all(Circle.class, "trend-dot");
        assertEquals(3, dots.size());
        Polyline curve = (Polyline) chart.lookup(".trend-line");
        for (int i = 0; i < 3; i++) {
            assertEquals(curve.getPoints().get(2 * i), dots.get(i).getCenterX());
            assertEquals(curve.getPoints().get(2 * i + 1), dots.get(i).getCenterY());
        }
        assertTrue(0 < dots.get(0).getCenterX()
                && dots.get(0).getCenterX() < dots.get(1).getCenterX());
        assertTrue(dots.get(2).getCenterX() <= chart.getWidth());
        assertTrue(dots.get(1).getCenterY() < dots.get(0).getCenterY(), "more is further up");
        assertTrue(dots.get(0).getCenterY() < dots.get(2).getCenterY());
    }

    @Test
    void thereIsNoDotForEachOfManyGames(FxRobot robot) {
        show(robot, points(IntStream.rangeClosed(1, 40).asDoubleStream().toArray()));
        assertEquals(40, all(Circle.class, "trend-dot").size());
        show(robot, points(IntStream.rangeClosed(1, 41).asDoubleStream().toArray()));
        assertEquals(0, all(Circle.class, "trend-dot").size());
    }

    @Test
    void guidesAreThoseBetweenTheValuesAndTheNextOnBothSides(FxRobot robot) {
        show(
                robot,
                points(1500, 1650),
                new Guide("one", 1200),
                new Guide("two", 1400),
                new Guide("three", 1600),
                new Guide("four", 1800),
                new Guide("five", 2000));
        assertEquals(
                List.of("two", "three", "four"),
                all(Label.class, "trend-name").stream().map(Label::getText).toList());
        List<Line> lines = all(Line.class, "trend-guide");
        List<Label> names = all(Label.class, "trend-name");
        for (int i = 0; i < 3; i++) {
            assertEquals(0, lines.get(i).getStartX());
            assertEquals(4, names.get(i).getLayoutX() - lines.get(i).getEndX(), 1, "a name stands behind its line");
            assertTrue(names.get(i)
                    .getBoundsInParent()
                    .contains(names.get(i).getLayoutX() + 1, lines.get(i).getStartY()));
        }
    }

    @Test
    void whatWasShownBeforeIsGone(FxRobot robot) {
        show(robot, points(1500, 1520), new Guide("one", 1510));
        show(robot, points(1400, 1420, 1440), new Guide("two", 1410));
        assertEquals(3, all(Circle.class, "trend-dot").size());
        assertEquals(
                List.of("two"),
                all(Label.class, "trend-name").stream().map(Label::getText).toList());
        assertEquals(1, all(Line.class, "trend-guide").size());
    }

    @Test
    void pointingAtTheChartTellsTheNearestGame(FxRobot robot) {
        show(robot, points(1500, 1520, 1480));
        Label tip = (Label) chart.lookup(".trend-tip");
        assertTrue(!tip.isVisible());
        Circle second = all(Circle.class, "trend-dot").get(1);
        robot.interact(() -> chart.fireEvent(moved(second.getCenterX() + 20)));
        assertTrue(tip.isVisible());
        assertEquals("value 1520", tip.getText());
        Circle marker = (Circle) chart.lookup(".trend-marker");
        assertEquals(second.getCenterX(), marker.getCenterX());
        assertEquals(second.getCenterY(), marker.getCenterY());
        assertTrue(chart.getLayoutBounds().contains(tip.getBoundsInParent()));
        robot.interact(() -> chart.fireEvent(moved(chart.getWidth())));
        assertEquals("value 1480", tip.getText());
        assertTrue(chart.getLayoutBounds().contains(tip.getBoundsInParent()), "at the edge it is moved aside");
    }

    private static MouseEvent moved(double x) {
        return new MouseEvent(
                MouseEvent.MOUSE_MOVED,
                x,
                50,
                x,
                50,
                MouseButton.NONE,
                0,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                null);
    }
}
