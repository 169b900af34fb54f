package jump61.games.sim;

import java.util.List;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.BoardSizes;
import jump61.game.Colour;
import jump61.game.Draft;
import jump61.game.Fact;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.game.Solution;

/**
 * Sim, invented by Gustavus Simmons in 1969: six points, fifteen lines, and the first player to close a triangle of
 * their own colour loses. Only triangles between three of the points count, not those formed where lines cross. A draw
 * is impossible, because any colouring of the fifteen lines with two colours contains a triangle of one colour
 * (Ramsey's theorem).
 */
public final class SimGame implements Game {
    /** The number of points. */
    public static final int POINTS = 6;

    /** The only instance. */
    public static final SimGame INSTANCE = new SimGame();

    /** Ratings of the levels, from matches between neighbouring levels (docs/sim.md). */
    private static final List<Integer> RATINGS = List.of(800, 986, 1158, 1331, 1530, 1710, 1922, 2422);

    private static final BoardSizes SIZES = BoardSizes.only(POINTS);

    @Override
    public String id() {
        return "sim";
    }

    @Override
    public Colour colour(Side side) {
        return side == Side.FIRST ? Colour.RED : Colour.BLUE;
    }

    @Override
    public BoardSizes sizes() {
        return SIZES;
    }

    @Override
    public SimPosition start(BoardSize size) {
        if (!SIZES.contains(size)) {
            throw new RefusedException(Refusal.in(SimGame.class, "size"));
        }
        return SimPosition.START;
    }

    @Override
    public SimPosition parsePosition(String text) {
        return SimNotation.read(text);
    }

    @Override
    public SimMove parseMove(String text) {
        return SimNotation.readMove(text);
    }

    @Override
    public SearchState searchState(Position position) {
        return new SimSearchState((SimPosition) position);
    }

    @Override
    public Optional<Solution> solution() {
        return Optional.of(SimSolution.INSTANCE);
    }

    @Override
    public int levelRating(Level level) {
        return RATINGS.get(level.ordinal());
    }

    @Override
    public Optional<Draft> draft(Position position) {
        return Optional.of(SimDraft.of(position));
    }

    @Override
    public List<Fact> facts(Position before, Move move) {
        return SimFact.of((SimPosition) before, (SimMove) move);
    }

    @Override
    public List<Fact> consequences(Position before, Move move, List<Move> reply) {
        return SimFact.runsOut((SimPosition) before, (SimMove) move, reply).stream()
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SimGame;
    }

    @Override
    public int hashCode() {
        return id().hashCode();
    }
}
