package jump61.share;

import java.util.ArrayList;
import java.util.List;
import jump61.share.Shape.Point;

/** Digits as strokes, so that pictures do not need a typeface. */
final class Digits {
    /** Each digit as points to be joined, on a grid 4 wide and 6 high. */
    private static final String[] PATHS = {
        "10 30 41 45 36 16 05 01 10",
        "11 30 36",
        "01 10 30 41 42 06 46",
        "01 10 30 41 42 33 13 33 44 45 36 16 05",
        "36 30 04 44",
        "40 10 03 13 33 44 45 36 16 05",
        "40 20 03 05 16 36 45 44 33 13 04",
        "00 40 16",
        "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33",
        "42 33 13 02 01 10 30 41 43 26 06",
    };

    private static final double WIDTH = 4;
    private static final double HEIGHT = 6;
    private static final double GAP = 2;
    private static final double STROKE = 0.13;

    private Digits() {}

    /** {@return a number as lines} */
    static List<Shape.Line> strokes(Shape.Number number) {
        String text = String.valueOf(number.value());
        double unit = number.height() / HEIGHT;
        double width = (text.length() * (WIDTH + GAP) - GAP) * unit;
        double left = number.centre().x() - width / 2;
        double top = number.centre().y() - number.height() / 2;
        List<Shape.Line> lines = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            String[] path = PATHS[text.charAt(i) - '0'].split(" ");
            double x = left + i * (WIDTH + GAP) * unit;
            for (int j = 1; j < path.length; j++) {
                lines.add(new Shape.Line(
                        number.ink(),
                        point(path[j - 1], x, top, unit),
                        point(path[j], x, top, unit),
                        number.height() * STROKE,
                        0));
            }
        }
        return lines;
    }

    private static Point point(String place, double left, double top, double unit) {
        return new Point(left + (place.charAt(0) - '0') * unit, top + (place.charAt(1) - '0') * unit);
    }
}
