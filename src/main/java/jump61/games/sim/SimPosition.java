package jump61.games.sim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import jump61.game.Event;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/** A position of Sim: the lines of each colour. Red is to move when both sides have drawn the same number of lines. */
public final class SimPosition implements Position {
    /** The position before the first line. */
    static final SimPosition START = new SimPosition(0, 0);

    private final int red;
    private final int blue;
    private final List<SimTriangle> triangles;

    /** Creates a position from two masks of {@link Lines}, already checked by {@link BoardCheck}. */
    SimPosition(int red, int blue) {
        this.red = red;
        this.blue = blue;
        this.triangles = Triangles.in(lastMover() == Side.FIRST ? red : blue);
    }

    /**
     * {@return the position with these lines, in whichever order they were drawn}
     *
     * @throws RefusedException if no game can lead to it
     */
    public static SimPosition of(List<SimMove> red, List<SimMove> blue) {
        BoardCheck.fault(red, blue).ifPresent(fault -> {
            throw new RefusedException(fault);
        });
        return new SimPosition(mask(red), mask(blue));
    }

    @Override
    public SimGame game() {
        return SimGame.INSTANCE;
    }

    @Override
    public Side toMove() {
        return lastMover() == Side.FIRST ? Side.SECOND : Side.FIRST;
    }

    /** {@return the side that has drawn a line; empty if neither has} */
    public Optional<Side> owner(SimMove line) {
        if (Lines.contains(red, Lines.number(line))) {
            return Optional.of(Side.FIRST);
        }
        return Lines.contains(blue, Lines.number(line)) ? Optional.of(Side.SECOND) : Optional.empty();
    }

    /** {@return the lines a side has drawn, sorted by their points} */
    public List<SimMove> lines(Side side) {
        return Lines.moves(mask(side));
    }

    /** {@return the triangles that ended the game; all contain its last line} */
    public List<SimTriangle> triangles() {
        return triangles;
    }

    /** {@return whether {@code side} would lose by drawing {@code line} now} */
    public boolean losesAtOnce(SimMove line, Side side) {
        return owner(line).isEmpty() && Triangles.closes(mask(side), Lines.number(line));
    }

    @Override
    public List<Move> legalMoves() {
        return triangles.isEmpty() ? List.copyOf(Lines.moves(undrawn())) : List.of();
    }

    @Override
    public Optional<Refusal> refusal(Move move) {
        if (!(move instanceof SimMove line)) {
            return Optional.of(Refusal.of("move.otherGame", move.notation()));
        }
        if (!triangles.isEmpty()) {
            return Optional.of(Refusal.of("match.over"));
        }
        return owner(line).map(owner -> Refusal.in(SimGame.class, "drawn", line.notation()));
    }

    @Override
    public Turn play(Move move) {
        refusal(move).ifPresent(refusal -> {
            throw new RefusedException(refusal);
        });
        SimMove line = (SimMove) move;
        SimPosition after = after(Lines.number(line));
        List<Event> events = new ArrayList<>(List.of(new SimEvent.LineDrawn(line, toMove())));
        after.triangles.forEach(triangle -> events.add(new SimEvent.TriangleClosed(triangle, toMove())));
        return new Turn(this, move, events, after);
    }

    @Override
    public Optional<Result> result() {
        return triangles.isEmpty() ? Optional.empty() : Optional.of(Result.win(toMove()));
    }

    /** {@return the position with the lowest key among the 720 that differ only in the names of the points} */
    @Override
    public SimPosition canonical() {
        int key = Symmetry.canonicalKey(red, blue);
        return new SimPosition(Symmetry.red(key), Symmetry.blue(key));
    }

    @Override
    public String notation() {
        return SimNotation.write(this);
    }

    /** {@return the lines of a side, as a mask of {@link Lines}} */
    int mask(Side side) {
        return side == Side.FIRST ? red : blue;
    }

    /** {@return the undrawn lines, as a mask} */
    int undrawn() {
        return Lines.ALL & ~red & ~blue;
    }

    private SimPosition after(int line) {
        return toMove() == Side.FIRST
                ? new SimPosition(red | Lines.bit(line), blue)
                : new SimPosition(red, blue | Lines.bit(line));
    }

    private Side lastMover() {
        return Integer.bitCount(red) > Integer.bitCount(blue) ? Side.FIRST : Side.SECOND;
    }

    private static int mask(List<SimMove> lines) {
        return lines.stream().mapToInt(line -> Lines.bit(Lines.number(line))).reduce(0, (a, b) -> a | b);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SimPosition that && red == that.red && blue == that.blue;
    }

    @Override
    public int hashCode() {
        return red << Lines.COUNT | blue;
    }

    @Override
    public String toString() {
        return notation();
    }

    /**
     * Checks whether two sets of lines can occur in a game: no line occurs twice, Red has drawn as many lines as Blue or
     * one more, and only the last line may have closed triangles. It may close up to four at once, although the lab handout
     * allows only one.
     */
    private static final class BoardCheck {
        private BoardCheck() {}

        /** {@return what is wrong; empty if a game can lead here} */
        static Optional<Refusal> fault(List<SimMove> red, List<SimMove> blue) {
            return repeated(red, blue).or(() -> counts(red, blue)).or(() -> triangles(red, blue));
        }

        private static Optional<Refusal> repeated(List<SimMove> red, List<SimMove> blue) {
            Set<SimMove> seen = new HashSet<>();
            return Stream.concat(red.stream(), blue.stream())
                    .filter(line -> !seen.add(line))
                    .findFirst()
                    .map(line -> Refusal.in(SimGame.class, "lineTwice", line.notation()));
        }

        private static Optional<Refusal> counts(List<SimMove> red, List<SimMove> blue) {
            int more = red.size() - blue.size();
            return more == 0 || more == 1
                    ? Optional.empty()
                    : Optional.of(Refusal.in(SimGame.class, "counts", red.size(), blue.size()));
        }

        private static Optional<Refusal> triangles(List<SimMove> red, List<SimMove> blue) {
            boolean redWasLast = red.size() > blue.size();
            var earlier = trianglesOf(redWasLast ? blue : red);
            if (!earlier.isEmpty()) {
                return Optional.of(
                        Refusal.in(SimGame.class, "playedOn", earlier.get(0).toString()));
            }
            var closed = trianglesOf(redWasLast ? red : blue);
            int shared = closed.stream().mapToInt(Triangles::mask).reduce(Lines.ALL, (a, b) -> a & b);
            return shared == 0
                    ? Optional.of(
                            Refusal.in(SimGame.class, "playedOn", closed.get(0).toString()))
                    : Optional.empty();
        }

        private static List<SimTriangle> trianglesOf(List<SimMove> lines) {
            Set<SimMove> drawn = Set.copyOf(lines);
            return Triangles.all().stream()
                    .filter(triangle -> drawn.containsAll(Lines.moves(Triangles.mask(triangle))))
                    .toList();
        }
    }
}
