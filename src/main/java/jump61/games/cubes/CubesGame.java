package jump61.games.cubes;

import java.util.ArrayList;
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

/**
 * Jump61, known from KDE as KJumpingCube and, before that, from the C64. Rule choices: a neutral square always holds
 * one spot, and a side wins the moment it owns every square, even if some are still overfull.
 */
public final class CubesGame implements Game {
    /** The available numbers of rows and columns. */
    public static final BoardSizes SIZES = new BoardSizes(2, 6, 15);

    /** The square boards of the course's handouts, for consoles and for games against programs that know only these. */
    public static final BoardSizes COURSE_SIZES = new BoardSizes(2, 6, 10);

    /** Ratings of the levels, from matches between neighbouring levels up to 7 (docs/strength.md). */
    private static final List<Integer> RATINGS = List.of(800, 1053, 1323, 1619, 1895, 2225, 2507, 2962);

    /** The only instance. */
    public static final CubesGame INSTANCE = new CubesGame();

    @Override
    public String id() {
        return "jump61";
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
    public CubesPosition start(BoardSize size) {
        if (!SIZES.contains(size)) {
            throw new RefusedException(Refusal.in(CubesGame.class, "size", SIZES.smallest(), SIZES.largest()));
        }
        return CubesPosition.start(size);
    }

    @Override
    public CubesPosition start(int edge) {
        return start(BoardSize.square(edge));
    }

    /** Fills one to four corners; to give the favoured side the move, the last corner may have one spot less. */
    @Override
    public List<Position> headStarts(BoardSize size, Side favoured) {
        int[][] corners = {{1, 1}, {size.rows(), size.columns()}, {1, size.columns()}, {size.rows(), 1}};
        List<Position> starts = new ArrayList<>();
        CubesPosition full = start(size);
        for (int[] corner : corners) {
            CubesPosition before = full;
            full = before.with(corner[0], corner[1], before.capacity(corner[0], corner[1]), favoured);
            CubesPosition easier = full.toMove() == favoured ? full : before.with(corner[0], corner[1], 1, favoured);
            if (easier.result().isEmpty()) {
                starts.add(easier);
            }
        }
        return starts;
    }

    /**
     * {@return the starting position on one of {@link #COURSE_SIZES}}
     *
     * @throws RefusedException for any other size
     */
    public CubesPosition courseStart(int edge) {
        if (!COURSE_SIZES.contains(edge)) {
            throw new RefusedException(
                    Refusal.in(CubesGame.class, "size", COURSE_SIZES.smallest(), COURSE_SIZES.largest()));
        }
        return start(edge);
    }

    @Override
    public CubesPosition parsePosition(String text) {
        return CubesNotation.read(text);
    }

    @Override
    public CubesMove parseMove(String text) {
        return CubesNotation.readMove(text);
    }

    @Override
    public SearchState searchState(Position position) {
        return CubesSearchState.of((CubesPosition) position);
    }

    @Override
    public int levelRating(Level level) {
        return RATINGS.get(level.ordinal());
    }

    /** Fitted to the current evaluation (docs/review.md). */
    @Override
    public double winningSlope() {
        return 1.2;
    }

    @Override
    public Optional<Draft> draft(Position position) {
        return Optional.of(CubesDraft.of(position));
    }

    @Override
    public List<Fact> facts(Position before, Move move) {
        return CubesFacts.of((CubesPosition) before, (CubesMove) move);
    }

    @Override
    public List<Fact> consequences(Position before, Move move, List<Move> reply) {
        return CubesFacts.consequences((CubesPosition) before, (CubesMove) move, reply);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CubesGame;
    }

    @Override
    public int hashCode() {
        return id().hashCode();
    }
}
