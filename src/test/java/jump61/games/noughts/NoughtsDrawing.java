package jump61.games.noughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.share.BoardDrawing;
import jump61.share.Drawing;
import jump61.share.Drawing.Part;
import jump61.share.Ink;
import jump61.share.Shape;
import jump61.share.Shape.Point;

/** How noughts and crosses is drawn where there is no window. */
public final class NoughtsDrawing implements BoardDrawing {
    private static final double PITCH = 1.0 / 3;

    @Override
    public Game game() {
        return NoughtsGame.INSTANCE;
    }

    @Override
    public Drawing draw(Position position, Optional<Turn> last) {
        List<Part> parts = new ArrayList<>();
        for (int square = 0; square < NoughtsPosition.SQUARES; square++) {
            Optional<Side> owner = ((NoughtsPosition) position).owner(square);
            List<Shape> shapes =
                    new ArrayList<>(List.of(new Shape.Tile(Ink.BOARD, 0.01, 0.01, PITCH - 0.02, PITCH - 0.02, 0.02)));
            owner.ifPresent(side -> shapes.add(new Shape.Disc(ink(side), PITCH / 2, PITCH / 2, PITCH / 3)));
            parts.add(new Part(shapes, new Point(square % 3 * PITCH, square / 3 * PITCH)));
        }
        return new Drawing(parts);
    }
}
