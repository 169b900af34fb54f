package jump61.share;

import java.util.Arrays;
import java.util.function.ToIntFunction;
import jump61.share.Shape.Point;

/** Draws pictures as pixels. Edges are smooth: the coverage of a pixel depends on how far its centre is inside a shape. */
final class Raster {
    /** Coverage comes in steps of a quarter: finer steps would only make files larger. */
    private static final int STEPS = 4;

    private static final int OPAQUE = 0xff000000;
    private static final double ROOT_HALF = Math.sqrt(0.5);

    private final int length;
    private final ToIntFunction<Ink> colours;
    private final int[] pixels;

    /**
     * Creates an empty image.
     *
     * @param length width and height, in pixels
     * @param colours returns the red, green and blue components of an ink
     */
    Raster(int length, ToIntFunction<Ink> colours) {
        this.length = length;
        this.colours = colours;
        this.pixels = new int[length * length];
    }

    /** How far a point is outside a shape, in pixels; negative inside. */
    private interface Distance {
        double at(double x, double y);
    }

    /** {@return the pixels of a picture, row by row, as opaque ARGB values} */
    static int[] pixels(Drawing drawing, int length, ToIntFunction<Ink> colours) {
        Raster raster = new Raster(length, colours);
        Arrays.fill(raster.pixels, OPAQUE | colours.applyAsInt(Ink.GROUND));
        drawing.parts()
                .forEach(part -> part.shapes()
                        .forEach(shape -> raster.draw(
                                shape, part.at().x() * length, part.at().y() * length)));
        return raster.pixels;
    }

    private void draw(Shape shape, double left, double top) {
        if (shape instanceof Shape.Tile tile) {
            double width = tile.width() * length / 2;
            double height = tile.height() * length / 2;
            double x = left + tile.x() * length + width;
            double y = top + tile.y() * length + height;
            fill(tile.ink(), box(x, y, width, height), roundBox(x, y, width, height, tile.radius() * length));
        } else if (shape instanceof Shape.Ring ring) {
            double side = ring.side() * length / 2;
            double x = left + ring.x() * length + side;
            double y = top + ring.y() * length + side;
            double half = ring.stroke() * length / 2;
            Distance outline = roundBox(x, y, side, side, ring.radius() * length);
            fill(ring.ink(), box(x, y, side + half, side + half), (px, py) -> Math.abs(outline.at(px, py)) - half);
        } else if (shape instanceof Shape.Disc disc) {
            double x = left + disc.x() * length;
            double y = top + disc.y() * length;
            double radius = disc.radius() * length;
            fill(disc.ink(), box(x, y, radius, radius), (px, py) -> length(px - x, py - y) - radius);
        } else if (shape instanceof Shape.Diamond diamond) {
            double x = left + diamond.x() * length;
            double y = top + diamond.y() * length;
            double radius = diamond.radius() * length;
            fill(
                    diamond.ink(),
                    box(x, y, radius, radius),
                    (px, py) -> (Math.abs(px - x) + Math.abs(py - y) - radius) * ROOT_HALF);
        } else if (shape instanceof Shape.Line line) {
            line(line, left, top);
        } else if (shape instanceof Shape.Number number) {
            Digits.strokes(number).forEach(stroke -> line(stroke, left, top));
        }
    }

    private void line(Shape.Line line, double left, double top) {
        double all = length(
                line.to().x() - line.from().x(), line.to().y() - line.from().y());
        double dash = line.dash() == 0 ? all : line.dash();
        for (double done = 0; done < all || done == 0; done += 2 * dash) {
            Point from = line.from().towards(line.to(), all == 0 ? 0 : done / all);
            Point to = line.from().towards(line.to(), all == 0 ? 0 : Math.min(1, (done + dash) / all));
            stroke(
                    line.ink(),
                    new Point(left + from.x() * length, top + from.y() * length),
                    new Point(left + to.x() * length, top + to.y() * length),
                    line.stroke() * length / 2);
            if (all == 0) {
                return;
            }
        }
    }

    private void stroke(Ink ink, Point from, Point to, double half) {
        double wayX = to.x() - from.x();
        double wayY = to.y() - from.y();
        double square = wayX * wayX + wayY * wayY;
        double[] area = {
            Math.min(from.x(), to.x()) - half,
            Math.min(from.y(), to.y()) - half,
            Math.max(from.x(), to.x()) + half,
            Math.max(from.y(), to.y()) + half
        };
        fill(ink, area, (x, y) -> {
            double part = square == 0 ? 0 : ((x - from.x()) * wayX + (y - from.y()) * wayY) / square;
            double held = Math.max(0, Math.min(1, part));
            return length(x - from.x() - held * wayX, y - from.y() - held * wayY) - half;
        });
    }

    /** {@return the length of a vector; much faster than {@link Math#hypot}, and accurate enough} */
    private static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    private static double[] box(double x, double y, double width, double height) {
        return new double[] {x - width, y - height, x + width, y + height};
    }

    /** Returns the distance from a rounded rectangle with this centre, half width and half height. */
    private static Distance roundBox(double x, double y, double width, double height, double radius) {
        return (px, py) -> {
            double beyondX = Math.abs(px - x) - width + radius;
            double beyondY = Math.abs(py - y) - height + radius;
            double outside = length(Math.max(0, beyondX), Math.max(0, beyondY));
            return outside + Math.min(0, Math.max(beyondX, beyondY)) - radius;
        };
    }

    private void fill(Ink ink, double[] area, Distance distance) {
        int colour = colours.applyAsInt(ink);
        int right = Math.min(length - 1, (int) Math.ceil(area[2]));
        int bottom = Math.min(length - 1, (int) Math.ceil(area[3]));
        for (int y = Math.max(0, (int) area[1] - 1); y <= bottom; y++) {
            for (int x = Math.max(0, (int) area[0] - 1); x <= right; x++) {
                double covered = Math.max(0, Math.min(1, 0.5 - distance.at(x + 0.5, y + 0.5)));
                int steps = (int) Math.round(covered * STEPS);
                if (steps > 0) {
                    int place = y * length + x;
                    pixels[place] = blend(pixels[place], colour, steps);
                }
            }
        }
    }

    private static int blend(int below, int above, int steps) {
        int mixed = 0;
        for (int shift = 0; shift < 3 * Byte.SIZE; shift += Byte.SIZE) {
            int value = ((below >> shift & 0xff) * (STEPS - steps) + (above >> shift & 0xff) * steps) / STEPS;
            mixed |= value << shift;
        }
        return OPAQUE | mixed;
    }
}
