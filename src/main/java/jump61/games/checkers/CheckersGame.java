package jump61.games.checkers;

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
 * The Checkers variant of the lab. Rule choices: jumps are optional, a move has at most one jump, no piece moves
 * backwards, kings never move, and the game ends when a side cannot move; the score then decides who has won. There are
 * no other rules.
 */
public final class CheckersGame implements Game {
    /** The only instance. */
    public static final CheckersGame INSTANCE = new CheckersGame();

    /** Ratings of the levels, from matches between neighbouring levels up to 7 (docs/strength.md). */
    private static final List<Integer> RATINGS = List.of(800, 1058, 1300, 1591, 1832, 2005, 2165, 2415);

    /** The squares of the front rows, those at the edges first. */
    private static final int[] RED_FRONT = {
        Board.square(2, 0), Board.square(2, 6), Board.square(2, 2), Board.square(2, 4)
    };

    private static final int[] WHITE_FRONT = {
        Board.square(5, 7), Board.square(5, 1), Board.square(5, 5), Board.square(5, 3)
    };

    private static final BoardSizes SIZES = BoardSizes.only(Board.SIZE);

    @Override
    public String id() {
        return "checkers";
    }

    @Override
    public Colour colour(Side side) {
        return side == Side.FIRST ? Colour.RED : Colour.WHITE;
    }

    @Override
    public BoardSizes sizes() {
        return SIZES;
    }

    @Override
    public CheckersPosition start(BoardSize size) {
        if (!SIZES.contains(size)) {
            throw new RefusedException(Refusal.in(CheckersGame.class, "size"));
        }
        return CheckersPosition.START;
    }

    /** The side that is not favoured begins without one to four of the pieces in its front row. */
    @Override
    public List<Position> headStarts(BoardSize size, Side favoured) {
        CheckersPosition position = start(size);
        List<Position> starts = new ArrayList<>();
        Board board = position.board();
        for (int square : favoured == Side.FIRST ? WHITE_FRONT : RED_FRONT) {
            board = board.without(square);
            starts.add(new CheckersPosition(board, position.toMove(), false));
        }
        return starts;
    }

    @Override
    public CheckersPosition parsePosition(String text) {
        return CheckersNotation.read(text);
    }

    @Override
    public CheckersMove parseMove(String text) {
        return CheckersNotation.readMove(text);
    }

    @Override
    public SearchState searchState(Position position) {
        return new CheckersSearchState((CheckersPosition) position);
    }

    @Override
    public int levelRating(Level level) {
        return RATINGS.get(level.ordinal());
    }

    /** Fitted to the current evaluation (docs/review.md). */
    @Override
    public double winningSlope() {
        return 1.7;
    }

    @Override
    public Optional<Draft> draft(Position position) {
        return Optional.of(CheckersDraft.of(position));
    }

    @Override
    public List<Fact> facts(Position before, Move move) {
        return CheckersFacts.of((CheckersPosition) before, (CheckersMove) move);
    }

    @Override
    public List<Fact> consequences(Position before, Move move, List<Move> reply) {
        return CheckersFacts.consequences((CheckersPosition) before, (CheckersMove) move, reply);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CheckersGame;
    }

    @Override
    public int hashCode() {
        return id().hashCode();
    }
}
