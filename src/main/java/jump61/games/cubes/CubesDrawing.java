package jump61.games.cubes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Event;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.share.BoardDrawing;
import jump61.share.Drawing;
import jump61.share.Drawing.Frame;
import jump61.share.Drawing.Part;
import jump61.share.Ink;
import jump61.share.Shape;
import jump61.share.Shape.Point;

/** Draws Jump61 outside the window, in the same way as its board in the window, with cascades wave by wave. */
public final class CubesDrawing implements BoardDrawing {
    private static final int ADDED_MILLIS = 300;
    private static final int FLYING_MILLIS = 90;
    private static final int WAVE_MILLIS = 210;

    @Override
    public Game game() {
        return CubesGame.INSTANCE;
    }

    @Override
    public String text(Position position) {
        return CubesText.board((CubesPosition) position);
    }

    @Override
    public Drawing draw(Position position, Optional<Turn> last) {
        CubesPosition cubes = (CubesPosition) position;
        List<Cell> cells = IntStream.range(0, cubes.size().squares())
                .mapToObj(square -> cell(cubes, square))
                .toList();
        return new Plan(cubes.size()).draw(cells, last.map(CubesDrawing::origin), List.of());
    }

    private static Cell cell(CubesPosition position, int square) {
        CubesMove at = position.move(square);
        return new Cell(position.owner(at), position.spots(at), position.isFull(at));
    }

    private static int origin(Turn turn) {
        return ((CubesPosition) turn.before()).square((CubesMove) turn.move());
    }

    @Override
    public List<Frame> frames(Turn turn) {
        CubesPosition before = (CubesPosition) turn.before();
        Plan plan = new Plan(before.size());
        CubesReplay replay = new CubesReplay(turn);
        List<Frame> frames = new ArrayList<>();
        List<Integer> toppling = new ArrayList<>();
        int wave = 0;
        for (Event event : turn.events()) {
            if (event instanceof CubesEvent.SpotAdded added) {
                replay.add(added);
                frames.add(frame(plan, replay, turn, List.of(), ADDED_MILLIS));
            } else if (event instanceof CubesEvent.Toppled toppled) {
                if (toppled.wave() != wave) {
                    topple(toppling, plan, replay, turn, frames);
                }
                wave = toppled.wave();
                toppling.add(toppled.square());
            }
        }
        topple(toppling, plan, replay, turn, frames);
        frames.set(frames.size() - 1, new Frame(draw(turn.after(), Optional.of(turn)), MOVE_MILLIS));
        return frames;
    }

    /** Adds the frames of a wave, first with the spots on their way, and clears the list of its squares. */
    private void topple(List<Integer> toppling, Plan plan, CubesReplay replay, Turn turn, List<Frame> frames) {
        if (toppling.isEmpty()) {
            return;
        }
        List<Part> flying = new ArrayList<>();
        for (int from : toppling) {
            replay.send(from);
            for (int to : replay.neighbours(from)) {
                flying.add(plan.flying(turn.mover(), from, to));
            }
        }
        frames.add(frame(plan, replay, turn, flying, FLYING_MILLIS));
        toppling.forEach(replay::arrive);
        frames.add(frame(plan, replay, turn, List.of(), WAVE_MILLIS));
        toppling.clear();
    }

    private static Frame frame(Plan plan, CubesReplay replay, Turn turn, List<Part> flying, int millis) {
        CubesPosition before = (CubesPosition) turn.before();
        CubesReplay.Board board = replay.board();
        List<Cell> cells = IntStream.range(0, before.size().squares())
                .mapToObj(square -> new Cell(
                        replay.owner(board, square),
                        board.spots().get(square),
                        board.spots().get(square) >= before.capacity(before.move(square))))
                .toList();
        return new Frame(plan.draw(cells, Optional.of(origin(turn)), flying), millis);
    }

    /**
     * The contents of a square.
     *
     * @param full whether one more spot makes it topple
     */
    private record Cell(Optional<Side> owner, int spots, boolean full) {}

    /** The layout of a drawn board. */
    private static final class Plan {
        /** Room for the numbers of rows and columns, and for the frame. */
        private static final double NUMBERS = 0.055;

        private static final double FRAME = 0.012;
        private static final double CORNER = 0.03;

        /** Lengths as fractions of a square. */
        private static final double GAP = 0.036;

        private static final double LIP = 0.045;
        private static final double RED_CORNER = 0.28;
        private static final double BLUE_CORNER = 0.1;
        private static final double FREE_CORNER = 0.16;
        private static final double INSET = 0.035;
        private static final double PIP = 0.105;
        private static final double FREE_PIP = 0.075;
        private static final double DIAMOND = 1.22;

        private static final double NEAR = 0.235;
        /** Places of a die's pips, in the order in which they are added; an odd number has one more in the centre. */
        private static final List<Point> PIPS = List.of(
                new Point(-NEAR, NEAR),
                new Point(NEAR, -NEAR),
                new Point(-NEAR, -NEAR),
                new Point(NEAR, NEAR),
                new Point(-NEAR, 0),
                new Point(NEAR, 0),
                new Point(0, -NEAR),
                new Point(0, NEAR));

        private final BoardSize size;
        private final double pitch;
        private final Point corner;

        Plan(BoardSize size) {
            this.size = size;
            int most = Math.max(size.rows(), size.columns());
            pitch = (1 - 2 * NUMBERS - 2 * FRAME) / most;
            corner = new Point((1 - pitch * size.columns()) / 2, (1 - pitch * size.rows()) / 2);
        }

        Drawing draw(List<Cell> cells, Optional<Integer> last, List<Part> flying) {
            List<Part> parts = new ArrayList<>();
            parts.add(frame());
            for (int square = 0; square < cells.size(); square++) {
                parts.add(new Part(shapes(cells.get(square)), place(square)));
            }
            parts.add(last.map(square -> new Part(mark(), place(square))).orElse(Part.NONE));
            parts.addAll(flying);
            return new Drawing(parts);
        }

        private Point place(int square) {
            return new Point(
                    corner.x() + pitch * (square % size.columns()), corner.y() + pitch * (square / size.columns()));
        }

        private Part frame() {
            List<Shape> shapes = new ArrayList<>();
            double width = pitch * size.columns() + 2 * FRAME;
            double height = pitch * size.rows() + 2 * FRAME;
            shapes.add(new Shape.Tile(Ink.BOARD, corner.x() - FRAME, corner.y() - FRAME, width, height, CORNER));
            double tall = Math.min(NUMBERS / 2, pitch / 3);
            for (int column = 1; column <= size.columns(); column++) {
                Point above = new Point(corner.x() + (column - 0.5) * pitch, corner.y() - FRAME - NUMBERS / 2);
                shapes.add(new Shape.Number(Ink.MUTED, column, above, tall));
            }
            for (int row = 1; row <= size.rows(); row++) {
                Point beside = new Point(corner.x() - FRAME - NUMBERS / 2, corner.y() + (row - 0.5) * pitch);
                shapes.add(new Shape.Number(Ink.MUTED, row, beside, tall));
            }
            return Part.of(shapes);
        }

        private List<Shape> shapes(Cell cell) {
            boolean red = cell.owner().equals(Optional.of(Side.FIRST));
            boolean free = cell.owner().isEmpty();
            double round = free ? FREE_CORNER : red ? RED_CORNER : BLUE_CORNER;
            double side = pitch * (1 - 2 * GAP);
            double left = pitch * GAP;
            double lip = pitch * LIP;
            List<Shape> shapes = new ArrayList<>();
            shapes.add(new Shape.Tile(
                    free ? Ink.FREE_RIM : red ? Ink.RED_RIM : Ink.BLUE_RIM, left, left, side, side, round * side));
            shapes.add(new Shape.Tile(
                    free ? Ink.FREE : red ? Ink.RED : Ink.BLUE, left, left, side, side - lip, round * side));
            if (cell.full() && !free) {
                double inner = side - lip - 2 * INSET * pitch;
                Ink ink = red ? Ink.RED_FULL : Ink.BLUE_FULL;
                double from = left + INSET * pitch;
                shapes.add(new Shape.Ring(ink, from + lip / 2, from, inner, round * inner, pitch / 45));
            }
            Point centre = new Point(pitch / 2, pitch / 2 - lip / 2);
            pips(cell.spots()).forEach(pip -> {
                Point at = new Point(centre.x() + pip.x() * pitch, centre.y() + pip.y() * pitch);
                shapes.add(free ? new Shape.Disc(Ink.FREE_SPOT, at.x(), at.y(), FREE_PIP * pitch) : pip(red, at));
            });
            return shapes;
        }

        private Shape pip(boolean red, Point at) {
            return red
                    ? new Shape.Disc(Ink.RED_SPOT, at.x(), at.y(), PIP * pitch)
                    : new Shape.Diamond(Ink.BLUE_SPOT, at.x(), at.y(), PIP * DIAMOND * pitch);
        }

        private static List<Point> pips(int count) {
            List<Point> pips = new ArrayList<>();
            if (count % 2 == 1) {
                pips.add(new Point(0, 0));
            }
            pips.addAll(PIPS.subList(0, Math.min(PIPS.size(), count / 2 * 2)));
            return pips;
        }

        /** {@return a spot half-way between two squares} */
        Part flying(Side side, int from, int to) {
            boolean red = side == Side.FIRST;
            Point centre = new Point(0, 0);
            List<Shape> shapes =
                    List.of(new Shape.Disc(red ? Ink.RED : Ink.BLUE, 0, 0, 2 * PIP * pitch), pip(red, centre));
            Point middle = place(from).towards(place(to), 0.5);
            return new Part(shapes, new Point(middle.x() + pitch / 2, middle.y() + pitch / 2));
        }

        private List<Shape> mark() {
            double side = pitch * (1 - GAP);
            double at = pitch * GAP / 2;
            double round = side * RED_CORNER / 2;
            return List.of(
                    new Shape.Ring(Ink.LAST_EDGE, at, at, side, round, pitch / 13),
                    new Shape.Ring(Ink.LAST, at, at, side, round, pitch / 20));
        }
    }
}
