package jump61.games.checkers;

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

/** Draws Checkers outside the window: in wood, with one ring on red pieces and two on white ones. */
public final class CheckersDrawing implements BoardDrawing {
    private static final double NUMBERS = 0.05;
    private static final double FRAME = 0.018;
    private static final double PITCH = (1 - 2 * NUMBERS - 2 * FRAME) / Board.SIZE;
    private static final double CORNER = NUMBERS + FRAME;
    private static final double PIECE = 0.41 * PITCH;
    private static final double STROKE = 0.035 * PITCH;

    @Override
    public Game game() {
        return CheckersGame.INSTANCE;
    }

    @Override
    public Ink ink(Side side) {
        return side == Side.FIRST ? Ink.MAN : Ink.WHITE;
    }

    @Override
    public String text(Position position) {
        return rows((CheckersPosition) position);
    }

    /** Names the two squares: "22–33" for the notation "2 2 3 3". In each, the row comes before the column. */
    @Override
    public String move(Move move, ResourceBundle own) {
        if (move.equals(CheckersMove.CANNOT_MOVE)) {
            return own.getString("pass.move");
        }
        String places = move.notation().replace(" ", "");
        return places.substring(0, 2) + "–" + places.substring(2);
    }

    @Override
    public Drawing draw(Position position, Optional<Turn> last) {
        CheckersPosition checkers = (CheckersPosition) position;
        List<Part> parts = new ArrayList<>();
        parts.add(board());
        for (int square = 0; square < Board.SIZE * Board.SIZE; square++) {
            int row = square / Board.SIZE;
            int column = square % Board.SIZE;
            Point at = place(row, column);
            checkers.piece(row, column).ifPresentOrElse(piece -> parts.add(new Part(piece(piece), at)), () -> {
                if (isPlayed(row, column)) {
                    parts.add(Part.NONE);
                }
            });
        }
        last.filter(turn -> !turn.move().equals(CheckersMove.CANNOT_MOVE))
                .map(turn -> (CheckersMove) turn.move())
                .ifPresentOrElse(
                        move -> {
                            parts.add(new Part(mark(), place(move.fromRow(), move.fromColumn())));
                            parts.add(new Part(mark(), place(move.toRow(), move.toColumn())));
                        },
                        () -> parts.addAll(List.of(Part.NONE, Part.NONE)));
        return new Drawing(parts);
    }

    /** {@return the rows, with row and column numbers} */
    private static String rows(CheckersPosition position) {
        StringBuilder text = new StringBuilder("  0 1 2 3 4 5 6 7");
        for (int row = 0; row < Board.SIZE; row++) {
            text.append('\n').append(row);
            for (int column = 0; column < Board.SIZE; column++) {
                char free = isPlayed(row, column) ? '.' : ' ';
                text.append(' ')
                        .append(position.piece(row, column).map(Piece::letter).orElse(free));
            }
        }
        return text.toString().replaceAll(" +(?=\n|$)", "");
    }

    /** {@return whether a square is dark, so that pieces can be on it} */
    private static boolean isPlayed(int row, int column) {
        return (row + column) % 2 == 0;
    }

    private static Point place(int row, int column) {
        return new Point(CORNER + column * PITCH, CORNER + row * PITCH);
    }

    private static Part board() {
        List<Shape> shapes = new ArrayList<>();
        double whole = 1 - 2 * NUMBERS;
        shapes.add(new Shape.Tile(Ink.WOOD_FRAME, NUMBERS, NUMBERS, whole, whole, FRAME));
        double inner = PITCH * Board.SIZE;
        shapes.add(new Shape.Tile(Ink.WOOD_LIGHT, CORNER, CORNER, inner, inner, 0));
        for (int number = 0; number < Board.SIZE; number++) {
            double middle = CORNER + (number + 0.5) * PITCH;
            shapes.add(new Shape.Number(Ink.MUTED, number, new Point(middle, NUMBERS / 2), NUMBERS / 2));
            shapes.add(new Shape.Number(Ink.MUTED, number, new Point(NUMBERS / 2, middle), NUMBERS / 2));
            for (int column = 0; column < Board.SIZE; column++) {
                if (isPlayed(number, column)) {
                    Point at = place(number, column);
                    shapes.add(new Shape.Tile(Ink.WOOD_DARK, at.x(), at.y(), PITCH, PITCH, 0));
                }
            }
        }
        return Part.of(shapes);
    }

    private static List<Shape> piece(Piece piece) {
        boolean red = piece.side() == Side.FIRST;
        double middle = PITCH / 2;
        Ink line = red ? Ink.MAN_LINE : Ink.ON_WHITE;
        List<Shape> shapes = new ArrayList<>();
        shapes.add(new Shape.Disc(red ? Ink.MAN_RIM : Ink.WHITE_RIM, middle, middle + STROKE, PIECE));
        shapes.add(new Shape.Disc(red ? Ink.MAN : Ink.WHITE, middle, middle, PIECE));
        shapes.add(ring(line, 0.75 * PIECE));
        if (!red) {
            shapes.add(ring(line, 0.52 * PIECE));
        }
        if (piece.isKing()) {
            shapes.add(new Shape.Disc(Ink.LAST, middle, middle, 0.38 * PIECE));
        }
        return shapes;
    }

    private static Shape ring(Ink ink, double radius) {
        return new Shape.Ring(ink, PITCH / 2 - radius, PITCH / 2 - radius, 2 * radius, radius, STROKE);
    }

    private static List<Shape> mark() {
        return List.of(new Shape.Ring(Ink.LAST, STROKE, STROKE, PITCH - 2 * STROKE, PITCH / 10, 1.6 * STROKE));
    }
}
