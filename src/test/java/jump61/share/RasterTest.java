package jump61.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compared with the drawing of the JDK, which the program does without. */
class RasterTest {
    private static final int LENGTH = 200;
    private static final Ink INK = Ink.RED;
    /** Where the part lies. */
    private static final Shape.Point AT = new Shape.Point(0.1, 0.05);
    /** Of 255: the two smooth their edges in different ways. */
    private static final int EDGE = 80;

    private static final double MEAN = 0.5;

    static Stream<Shape> shapes() {
        return Stream.of(
                new Shape.Tile(INK, 0.1, 0.2, 0.5, 0.25, 0.06),
                new Shape.Tile(INK, 0.3, 0.1, 0.2, 0.6, 0.1),
                new Shape.Tile(INK, 0.1, 0.1, 0.4, 0.4, 0),
                new Shape.Ring(INK, 0.15, 0.2, 0.5, 0.08, 0.03),
                new Shape.Disc(INK, 0.4, 0.5, 0.22),
                new Shape.Diamond(INK, 0.45, 0.4, 0.3),
                line(0.1, 0.6, 0.7, 0.2, 0),
                line(0.4, 0.1, 0.4, 0.7, 0),
                line(0.1, 0.3, 0.7, 0.3, 0.1));
    }

    private static Shape.Line line(double x, double y, double toX, double toY, double dash) {
        return new Shape.Line(INK, new Shape.Point(x, y), new Shape.Point(toX, toY), 0.04, dash);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void aShapeCoversThePixelsItShould(Shape shape) {
        Drawing drawing = new Drawing(List.of(new Drawing.Part(List.of(shape), AT)));
        int[] drawn = Raster.pixels(drawing, LENGTH, ink -> ink == INK ? 0x000000 : 0xffffff);
        int[] wanted = drawnByTheJdk(shape);
        long sum = 0;
        for (int i = 0; i < drawn.length; i++) {
            int difference = Math.abs((drawn[i] & 0xff) - (wanted[i] & 0xff));
            assertTrue(difference <= EDGE, "pixel " + i % LENGTH + ", " + i / LENGTH + " is off by " + difference);
            sum += difference;
        }
        assertTrue((double) sum / drawn.length < MEAN, "mean difference: " + (double) sum / drawn.length);
        assertEquals(0xff000000, drawn[darkest(wanted)], "its colour");
    }

    private static int darkest(int[] pixels) {
        int darkest = 0;
        for (int i = 0; i < pixels.length; i++) {
            darkest = (pixels[i] & 0xff) < (pixels[darkest] & 0xff) ? i : darkest;
        }
        return darkest;
    }

    private static int[] drawnByTheJdk(Shape shape) {
        BufferedImage image = new BufferedImage(LENGTH, LENGTH, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, LENGTH, LENGTH);
        graphics.setColor(Color.BLACK);
        graphics.transform(AffineTransform.getScaleInstance(LENGTH, LENGTH));
        graphics.translate(AT.x(), AT.y());
        if (shape instanceof Shape.Tile tile) {
            graphics.fill(box(tile.x(), tile.y(), tile.width(), tile.height(), tile.radius()));
        } else if (shape instanceof Shape.Ring ring) {
            graphics.setStroke(new BasicStroke((float) ring.stroke()));
            graphics.draw(box(ring.x(), ring.y(), ring.side(), ring.side(), ring.radius()));
        } else if (shape instanceof Shape.Disc disc) {
            double size = 2 * disc.radius();
            graphics.fill(new Ellipse2D.Double(disc.x() - disc.radius(), disc.y() - disc.radius(), size, size));
        } else if (shape instanceof Shape.Diamond diamond) {
            Path2D path = new Path2D.Double();
            path.moveTo(diamond.x(), diamond.y() - diamond.radius());
            path.lineTo(diamond.x() + diamond.radius(), diamond.y());
            path.lineTo(diamond.x(), diamond.y() + diamond.radius());
            path.lineTo(diamond.x() - diamond.radius(), diamond.y());
            path.closePath();
            graphics.fill(path);
        } else if (shape instanceof Shape.Line line) {
            float[] dash = line.dash() == 0 ? null : new float[] {(float) line.dash()};
            graphics.setStroke(
                    new BasicStroke((float) line.stroke(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, dash, 0));
            graphics.draw(new Line2D.Double(
                    line.from().x(), line.from().y(), line.to().x(), line.to().y()));
        }
        graphics.dispose();
        return image.getRGB(0, 0, LENGTH, LENGTH, null, 0, LENGTH);
    }

    private static RoundRectangle2D box(double x, double y, double width, double height, double radius) {
        return new RoundRectangle2D.Double(x, y, width, height, 2 * radius, 2 * radius);
    }
}
