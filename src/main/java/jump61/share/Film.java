package jump61.share;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import jump61.game.Turn;
import jump61.share.Drawing.Frame;
import jump61.share.Drawing.Part;

/** All steps of a game for a web page: each shape once, and for each step only the changes. */
final class Film {
    /** The width and height of the board in coordinates of the page. */
    static final int SCALE = 1000;

    private static final int TENTHS = 10;

    private final Map<List<Shape>, Integer> glyphs = new LinkedHashMap<>();
    private final Map<Part, Integer> parts = new LinkedHashMap<>();
    private final List<Integer> start;
    private final List<List<List<Integer>>> turns = new ArrayList<>();
    private List<Integer> shown;

    /**
     * Creates the film of a game.
     *
     * @param shortest the minimum duration of a step, in milliseconds; shorter steps are left out, except the last of a
     *     move
     */
    Film(SharedGame game, BoardDrawing drawing, int shortest) {
        shown = ids(drawing.draw(game.record().start(), Optional.empty()));
        start = shown;
        for (Turn turn : game.turns()) {
            List<List<Integer>> steps = new ArrayList<>();
            List<Frame> frames = drawing.frames(turn);
            for (int i = 0; i < frames.size(); i++) {
                if (i == frames.size() - 1 || frames.get(i).millis() >= shortest) {
                    steps.add(step(frames.get(i)));
                }
            }
            turns.add(steps);
        }
    }

    private List<Integer> ids(Drawing drawing) {
        return drawing.parts().stream().map(this::id).toList();
    }

    private int id(Part part) {
        glyphs.putIfAbsent(part.shapes(), glyphs.size());
        Integer id = parts.putIfAbsent(part, parts.size());
        return id == null ? parts.size() - 1 : id;
    }

    /** Returns a step: its time, the number of parts, and then each index with its new part. */
    private List<Integer> step(Frame frame) {
        List<Integer> ids = ids(frame.drawing());
        List<Integer> step = new ArrayList<>(List.of(frame.millis(), ids.size()));
        for (int i = 0; i < ids.size(); i++) {
            if (i >= shown.size() || !shown.get(i).equals(ids.get(i))) {
                step.addAll(List.of(i, ids.get(i)));
            }
        }
        shown = ids;
        return step;
    }

    /** {@return the shapes as SVG, each with an id} */
    String definitions() {
        StringBuilder svg = new StringBuilder();
        glyphs.forEach((shapes, number) -> {
            svg.append("<g id=\"g").append(number).append("\">");
            shapes.forEach(shape -> svg.append(svg(shape)));
            svg.append("</g>");
        });
        return svg.toString();
    }

    /** {@return the picture at the end as SVG} */
    String end() {
        List<Part> all = List.copyOf(parts.keySet());
        StringBuilder svg = new StringBuilder();
        for (int id : shown) {
            Part part = all.get(id);
            svg.append("<use href=\"#g")
                    .append(glyphs.get(part.shapes()))
                    .append("\" x=\"")
                    .append(round(part.at().x()))
                    .append("\" y=\"")
                    .append(round(part.at().y()))
                    .append("\"/>");
        }
        return svg.toString();
    }

    /** {@return all parts (shape, then x and y in tenths of a unit), the parts at the start, and the steps of each move} */
    Map<String, Object> data() {
        List<Integer> places = new ArrayList<>();
        parts.keySet()
                .forEach(part -> places.addAll(List.of(
                        glyphs.get(part.shapes()),
                        tenths(part.at().x()),
                        tenths(part.at().y()))));
        return Map.of("parts", places, "start", start, "moves", turns);
    }

    private static int tenths(double length) {
        return (int) Math.round(TENTHS * SCALE * length);
    }

    private static String svg(Shape shape) {
        String ink = " class=\"" + (shape instanceof Shape.Ring || shape instanceof Shape.Line ? "s-" : "f-")
                + shape.ink().style() + "\"";
        if (shape instanceof Shape.Tile tile) {
            return "<rect" + ink + attributes("x", tile.x(), "y", tile.y(), "width", tile.width())
                    + attributes("height", tile.height(), "rx", tile.radius()) + "/>";
        } else if (shape instanceof Shape.Ring ring) {
            return "<rect" + ink + attributes("x", ring.x(), "y", ring.y(), "width", ring.side())
                    + attributes("height", ring.side(), "rx", ring.radius(), "stroke-width", ring.stroke()) + "/>";
        } else if (shape instanceof Shape.Disc disc) {
            return "<circle" + ink + attributes("cx", disc.x(), "cy", disc.y(), "r", disc.radius()) + "/>";
        } else if (shape instanceof Shape.Diamond diamond) {
            String r = round(diamond.radius());
            return "<path" + ink + " d=\"M" + round(diamond.x()) + " " + round(diamond.y() - diamond.radius()) + "l" + r
                    + " " + r + "l-" + r + " " + r + "l-" + r + "-" + r + "z\"/>";
        } else if (shape instanceof Shape.Line line) {
            String dash = line.dash() == 0 ? "" : attributes("stroke-dasharray", line.dash());
            return "<line" + ink
                    + attributes(
                            "x1",
                            line.from().x(),
                            "y1",
                            line.from().y(),
                            "x2",
                            line.to().x()) + attributes("y2", line.to().y(), "stroke-width", line.stroke()) + dash
                    + "/>";
        }
        Shape.Number number = (Shape.Number) shape;
        // The height of digits is about seven tenths of the type size.
        double size = number.height() / 0.7;
        return "<text" + ink
                + attributes(
                        "x", number.centre().x(), "y", number.centre().y() + number.height() / 2, "font-size", size)
                + ">" + number.value() + "</text>";
    }

    private static String attributes(Object... namesAndValues) {
        StringBuilder attributes = new StringBuilder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            attributes
                    .append(' ')
                    .append(namesAndValues[i])
                    .append("=\"")
                    .append(round((Double) namesAndValues[i + 1]))
                    .append('"');
        }
        return attributes.toString();
    }

    private static String round(double length) {
        String text = String.format(Locale.ROOT, "%.1f", length * SCALE);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
