package jump61.games.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.share.BoardDrawing;
import jump61.share.Drawing;
import jump61.share.Drawing.Part;
import jump61.share.Ink;
import jump61.share.Shape;
import jump61.share.Shape.Point;

/** Draws Sim outside the window: red lines are solid, blue lines are broken. */
public final class SimDrawing implements BoardDrawing {
    private static final double RADIUS = 0.4;
    private static final double POINT = 0.036;
    private static final double NUMBER = 0.034;
    private static final double OPEN = 0.004;
    private static final double DRAWN = 0.014;
    private static final double CLOSED = 0.022;
    private static final double MARK = 0.032;
    private static final double DASH = 0.036;

    @Override
    public Game game() {
        return SimGame.INSTANCE;
    }

    @Override
    public String text(Position position) {
        return SimDialect.picture((SimPosition) position);
    }

    /** Names the two points: "2–6" for the notation "26". */
    @Override
    public String move(Move move, ResourceBundle own) {
        SimMove line = (SimMove) move;
        return line.from() + "–" + line.to();
    }

    @Override
    public Drawing draw(Position position, Optional<Turn> last) {
        SimPosition sim = (SimPosition) position;
        List<Part> parts = new ArrayList<>();
        parts.add(
                last.map(turn -> line(Ink.LAST, (SimMove) turn.move(), MARK, 0)).orElse(Part.NONE));
        for (SimMove line : Lines.moves(Lines.ALL)) {
            boolean closed = sim.triangles().stream().anyMatch(triangle -> has(triangle, line));
            parts.add(sim.owner(line)
                    .map(side -> line(
                            side == Side.FIRST ? Ink.RED_LINE : Ink.BLUE_LINE,
                            line,
                            closed && side == owner(sim) ? CLOSED : DRAWN,
                            side == Side.FIRST ? 0 : DASH))
                    .orElseGet(() -> line(Ink.OFF, line, OPEN, 0)));
        }
        for (int point = 1; point <= SimGame.POINTS; point++) {
            Point at = place(point);
            parts.add(Part.of(List.of(
                    new Shape.Disc(Ink.INK, at.x(), at.y(), POINT), new Shape.Number(Ink.ON_INK, point, at, NUMBER))));
        }
        return new Drawing(parts);
    }

    /** Returns the side that closed the triangles: it drew the last line. */
    private static Side owner(SimPosition position) {
        return position.toMove().opponent();
    }

    private static boolean has(SimTriangle triangle, SimMove line) {
        List<Integer> corners = List.of(triangle.a(), triangle.b(), triangle.c());
        return corners.contains(line.from()) && corners.contains(line.to());
    }

    private static Part line(Ink ink, SimMove line, double stroke, double dash) {
        return Part.of(List.of(new Shape.Line(ink, place(line.from()), place(line.to()), stroke, dash)));
    }

    private static Point place(int point) {
        double angle = (point - 1) * Math.PI / 3;
        return new Point(0.5 + Math.sin(angle) * RADIUS, 0.5 - Math.cos(angle) * RADIUS);
    }
}
