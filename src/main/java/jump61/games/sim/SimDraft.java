package jump61.games.sim;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.Brush;
import jump61.game.Draft;
import jump61.game.Position;
import jump61.game.Side;

/**
 * A Sim position being set up. Places are lines: the two points as one number, the smaller point first, for example 34.
 *
 * @param red the lines of the first side, a mask of {@link Lines}
 * @param blue the lines of the second side
 */
record SimDraft(int red, int blue) implements Draft {
    private static final int TEN = 10;
    private static final Brush ERASE = Brush.of("erase");

    static Draft of(Position position) {
        SimPosition sim = (SimPosition) position;
        return new SimDraft(sim.mask(Side.FIRST), sim.mask(Side.SECOND));
    }

    @Override
    public Position shown() {
        return new SimPosition(red, blue);
    }

    @Override
    public List<Brush> brushes() {
        return List.of(Brush.of(Side.FIRST), Brush.of(Side.SECOND), ERASE);
    }

    @Override
    public Draft paint(Brush brush, int place) {
        return with(brush, Lines.bit(Lines.number(place / TEN, place % TEN)));
    }

    private SimDraft with(Brush brush, int line) {
        boolean first = brush.side().filter(side -> side == Side.FIRST).isPresent();
        boolean second = brush.side().filter(side -> side == Side.SECOND).isPresent();
        return new SimDraft(first ? red | line : red & ~line, second ? blue | line : blue & ~line);
    }

    @Override
    public Draft filled(Brush brush) {
        int lines = brush.side().isEmpty() ? Lines.ALL : Lines.ALL & ~red & ~blue;
        SimDraft filled = this;
        for (int line : Lines.numbers(lines).toArray()) {
            filled = filled.with(brush, Lines.bit(line));
        }
        return filled;
    }

    @Override
    public Optional<Draft> changed(Change change) {
        return Optional.of(
                switch (change) {
                    case MIRROR -> renamed(point -> point == 1 ? 1 : SimGame.POINTS + 2 - point);
                    case TURN -> renamed(point -> point % SimGame.POINTS + 1);
                    case SWAP -> new SimDraft(blue, red);
                    case CLEAR, START -> new SimDraft(0, 0);
                });
    }

    private SimDraft renamed(IntUnaryOperator points) {
        return new SimDraft(renamed(red, points), renamed(blue, points));
    }

    private static int renamed(int lines, IntUnaryOperator points) {
        IntStream bits = Lines.numbers(lines).map(line -> {
            SimMove move = Lines.move(line);
            return Lines.bit(Lines.number(points.applyAsInt(move.from()), points.applyAsInt(move.to())));
        });
        return bits.reduce(0, (one, other) -> one | other);
    }

    /** Returns all triangles of one colour or, if there are none, the lines of a side that has drawn too many. */
    @Override
    public List<Integer> wrongPlaces() {
        int triangles = Stream.concat(Triangles.in(red).stream(), Triangles.in(blue).stream())
                .mapToInt(Triangles::mask)
                .reduce(0, (one, other) -> one | other);
        return Lines.moves(triangles != 0 ? triangles : tooMany()).stream()
                .map(line -> line.from() * TEN + line.to())
                .toList();
    }

    private int tooMany() {
        int more = Integer.bitCount(red) - Integer.bitCount(blue);
        if (more == 0 || more == 1) {
            return 0;
        }
        return more > 1 ? red : blue;
    }

    @Override
    public boolean turnFollows() {
        return true;
    }

    /** Adding or removing a line would change more than whose turn it is, so that is left to the user. */
    @Override
    public Optional<Draft> withToMove(Side side) {
        return shown().toMove() == side ? Optional.of(this) : Optional.empty();
    }
}
