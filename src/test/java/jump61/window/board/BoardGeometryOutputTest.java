package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.shape.ArcTo;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;
import jump61.game.BoardSize;
import jump61.game.Colour;
import jump61.trust.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where everything is, at many sizes; none of it depends on a font. */
class BoardGeometryOutputTest {
    private static final List<BoardSize> BOARDS =
            List.of(BoardSize.square(2), new BoardSize(3, 7), BoardSize.square(8), new BoardSize(15, 4));
    private static final double[][] AREAS = {{90, 60}, {300, 300}, {640, 480}, {500, 1100}, {1900, 1000}};

    private static String text(double... numbers) {
        StringBuilder text = new StringBuilder();
        for (double number : numbers) {
            text.append(String.format(Locale.ROOT, " %.2f", number));
        }
        return text.toString();
    }

    private static String text(Bounds area) {
        return text(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
    }

    @Test
    void squaresStayWhereTheyWere() throws IOException {
        List<String> lines = new ArrayList<>();
        for (BoardSize size : BOARDS) {
            for (double[] area : AREAS) {
                for (double scale : new double[] {1, 1.5}) {
                    GridGeometry grid = GridGeometry.fit(size, new BoundingBox(10, 20, area[0], area[1]), scale);
                    lines.add("");
                    lines.add(size + " in" + text(area) + ", scale" + text(scale) + ": frame" + text(grid.frame())
                            + " with" + text(grid.lead(), grid.trail()) + ", numbers: " + grid.isNumbered());
                    for (GridGeometry seen : List.of(grid, grid.turned(true))) {
                        lines.add("first" + text(seen.square(0)) + " last" + text(seen.square(size.squares() - 1))
                                + " middles" + text(seen.middleOfRow(1), seen.middleOfColumn(1)) + " at 30, 50: "
                                + seen.squareAt(30, 50));
                    }
                }
            }
        }
        Golden.check(getClass(), "squares.txt", lines);
    }

    @Test
    void thePartsOfTheStageStayWhereTheyWere() throws IOException {
        List<String> lines = new ArrayList<>();
        for (double[] area : AREAS) {
            for (boolean small : new boolean[] {false, true}) {
                StageGeometry stage = StageGeometry.of(area[0], area[1], small);
                lines.add("");
                lines.add(text(area) + (small ? ", small" : ""));
                lines.add("board" + text(stage.board()) + " panel" + text(stage.panel()));
                lines.add("bar" + text(stage.bar()) + " headline" + text(stage.headline()));
            }
        }
        Golden.check(getClass(), "stage.txt", lines);
    }

    /** {@return where a part of an outline ends; empty if it closes the outline} */
    private static Optional<double[]> end(PathElement part) {
        if (part instanceof MoveTo move) {
            return Optional.of(new double[] {move.getX(), move.getY()});
        }
        if (part instanceof LineTo line) {
            return Optional.of(new double[] {line.getX(), line.getY()});
        }
        return part instanceof ArcTo arc
                ? Optional.of(new double[] {arc.getX(), arc.getY()})
                : Optional.<double[]>empty();
    }

    @ParameterizedTest
    @EnumSource(PipShape.class)
    void aPipGoesRoundItsMiddleToWhereItBegan(PipShape shape) {
        List<PathElement> outline = shape.outline(100, 200, 10);
        List<String> ends = new ArrayList<>();
        for (PathElement part : outline) {
            end(part).ifPresent(place -> ends.add(text(place)));
        }
        Set<String> corners = new LinkedHashSet<>(ends);
        boolean round = outline.get(1) instanceof ArcTo;
        assertEquals(round ? 2 : 4, corners.size());
        assertEquals(
                round ? ends.get(0) : ends.get(corners.size() - 1),
                ends.get(ends.size() - 1),
                "an arc leads back to where it began; a straight line may be left to the end");
        for (String corner : corners) {
            String[] at = corner.strip().split(" ");
            String opposite = text(200 - Double.parseDouble(at[0]), 400 - Double.parseDouble(at[1]));
            assertTrue(corners.contains(opposite), corner);
            assertFalse(
                    ends.indexOf(corner) + 1 < ends.size()
                            && ends.get(ends.indexOf(corner) + 1).equals(corner),
                    "a part leads nowhere");
        }
        assertEquals(ClosePath.class, outline.get(outline.size() - 1).getClass());
    }

    @Test
    void onlyBlueHasDiamonds() {
        assertEquals(PipShape.DIAMOND, PipShape.of(Optional.of(Colour.BLUE)));
        assertEquals(PipShape.ROUND, PipShape.of(Optional.of(Colour.RED)));
        assertEquals(PipShape.ROUND, PipShape.of(Optional.empty()));
    }
}
