package jump61.games.cubes;

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
 * A Jump61 position being set up. A brush puts its number of spots on a square, but no more than the square can hold.
 * Places are squares, numbered from 0.
 *
 * @param shown the board
 * @param last the square that was changed last, where adding or removing a spot surprises least
 */
record CubesDraft(CubesPosition shown, int last) implements Draft {
    private static final Brush FREE = Brush.of("free");

    /** Number of spots that a square inside the board can hold. */
    private static final int MOST = 4;

    @Override
    public List<Brush> brushes() {
        return Stream.concat(
                        Stream.of(Side.values())
                                .flatMap(side ->
                                        IntStream.rangeClosed(1, MOST).mapToObj(spots -> Brush.of(side, spots))),
                        Stream.of(FREE))
                .toList();
    }

    @Override
    public Draft paint(Brush brush, int place) {
        return brush.side()
                .map(side -> with(place, within(place, brush.count()), side))
                .orElseGet(() -> with(place, 0, Side.FIRST));
    }

    /** Limits spots to the capacity of a square; on the board of a finished game, there may be more. */
    private int within(int place, int spots) {
        CubesMove at = shown.move(place);
        return Math.min(spots, shown.capacity(at));
    }

    private CubesDraft with(int place, int spots, Side owner) {
        CubesMove at = shown.move(place);
        return new CubesDraft(shown.with(at.row(), at.column(), spots, owner), place);
    }

    @Override
    public Draft filled(Brush brush) {
        Draft filled = this;
        for (int place = 0; place < shown.size().squares(); place++) {
            filled = filled.paint(brush, place);
        }
        return filled;
    }

    @Override
    public Optional<Draft> changed(Change change) {
        int rows = shown.size().rows();
        int columns = shown.size().columns();
        int squares = shown.size().squares();
        return Optional.of(
                switch (change) {
                    case MIRROR -> from(place -> place / columns * columns + columns - 1 - place % columns);
                    case TURN ->
                        rows == columns
                                ? from(place -> (rows - 1 - place % columns) * columns + place / columns)
                                : from(place -> squares - 1 - place);
                    case SWAP -> new CubesDraft((CubesPosition) shown.passed().orElseThrow(), last);
                    case CLEAR, START -> new CubesDraft(CubesPosition.start(shown.size()), 0);
                });
    }

    /** {@return this board with its squares rearranged: each square is taken from the one at its origin} */
    private CubesDraft from(IntUnaryOperator origin) {
        CubesPosition next = CubesPosition.start(shown.size());
        for (int place = 0; place < shown.size().squares(); place++) {
            CubesMove from = shown.move(origin.applyAsInt(place));
            CubesMove to = shown.move(place);
            Optional<Side> owner = shown.owner(from);
            if (owner.isPresent()) {
                int spots = within(place, shown.spots(from));
                next = next.with(to.row(), to.column(), spots, owner.get());
            }
        }
        return new CubesDraft(next, last);
    }

    @Override
    public boolean turnFollows() {
        return true;
    }

    /** Adds or removes one spot, which gives the turn to the other side. */
    @Override
    public Optional<Draft> withToMove(Side side) {
        if (shown.toMove() == side) {
            return Optional.of(this);
        }
        return IntStream.concat(
                        IntStream.of(last), IntStream.range(0, shown.size().squares()))
                .mapToObj(this::withOneMoreOrFewer)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Draft> withOneMoreOrFewer(int place) {
        CubesMove at = shown.move(place);
        int spots = shown.spots(at);
        int more = spots < shown.capacity(at) ? spots + 1 : spots - 1;
        return shown.owner(at)
                .filter(owner -> 1 <= more && more <= shown.capacity(at))
                .map(owner -> with(place, more, owner));
    }

    /** Returns overfull squares or, if one side owns the board, all of it. */
    @Override
    public List<Integer> wrongPlaces() {
        boolean over = shown.result().isPresent();
        return IntStream.range(0, shown.size().squares())
                .filter(place -> over || shown.spots(shown.move(place)) > shown.capacity(shown.move(place)))
                .boxed()
                .toList();
    }

    static Draft of(Position position) {
        return new CubesDraft((CubesPosition) position, 0);
    }
}
