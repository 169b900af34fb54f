package jump61.games.checkers;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.Brush;
import jump61.game.Draft;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.Side;

/**
 * A Checkers position being set up. A piece on its far row is a king, so there are only two kinds of pieces to place.
 * Places are squares, numbered from 0, row by row; light squares stay empty.
 *
 * @param board the pieces
 * @param toMove the side to move
 */
record CheckersDraft(Board board, Side toMove) implements Draft {
    private static final Brush EMPTY = Brush.of("empty");
    private static final long DARK = 0xAA55_AA55_AA55_AA55L;

    static Draft of(Position position) {
        CheckersPosition checkers = (CheckersPosition) position;
        return new CheckersDraft(checkers.board(), checkers.toMove());
    }

    @Override
    public Position shown() {
        return new CheckersPosition(board, toMove, false);
    }

    @Override
    public List<Brush> brushes() {
        return List.of(Brush.of(Side.FIRST), Brush.of(Side.SECOND), EMPTY);
    }

    @Override
    public Draft paint(Brush brush, int place) {
        long square = 1L << place;
        if ((square & DARK) == 0) {
            return this;
        }
        long red = board.red() & ~square;
        long white = board.white() & ~square;
        if (brush.side().isEmpty()) {
            return new CheckersDraft(new Board(red, white), toMove);
        }
        boolean first = brush.side().get() == Side.FIRST;
        return new CheckersDraft(new Board(first ? red | square : red, first ? white : white | square), toMove);
    }

    /** Fills empty squares only. {@link Draft.Change#CLEAR} removes everything. */
    @Override
    public Draft filled(Brush brush) {
        Draft filled = this;
        for (int place = 0; place < Board.SIZE * Board.SIZE; place++) {
            filled = brush.side().isEmpty() || board.isEmpty(place) ? filled.paint(brush, place) : filled;
        }
        return filled;
    }

    @Override
    public Optional<Draft> changed(Change change) {
        return switch (change) {
            case MIRROR, TURN -> Optional.empty();
            // The board is also turned, because the sides move in opposite directions.
            case SWAP ->
                Optional.of(new CheckersDraft(
                        new Board(Long.reverse(board.white()), Long.reverse(board.red())), toMove.opponent()));
            case CLEAR -> Optional.of(new CheckersDraft(new Board(0, 0), toMove));
            case START -> Optional.of(of(CheckersPosition.START));
        };
    }

    /**
     * A game also cannot start if the side to move cannot move a piece, because that would end it at once, or if the
     * other side has no piece: no game gets there, because the last move was made with one.
     */
    @Override
    public Optional<Refusal> problem() {
        return Draft.super
                .problem()
                .or(() -> cannotMove() ? Optional.of(Refusal.of("draft.over")) : Optional.empty())
                .or(() -> board.of(toMove.opponent()) == 0
                        ? Optional.of(Refusal.in(CheckersGame.class, "noPieces"))
                        : Optional.empty());
    }

    private boolean cannotMove() {
        return new CheckersPosition(board, toMove, false).cannotMove();
    }

    /** Returns the pieces of a side with too many, the kings that end the game, and the pieces that cannot move. */
    @Override
    public List<Integer> wrongPlaces() {
        long wrong = cannotMove() ? board.of(toMove) : 0;
        for (Side side : Side.values()) {
            wrong |= CheckersNotation.isTooMany(board.of(side)) ? board.of(side) : 0;
            wrong |= board.endedBy(side) ? board.kings(side) : 0;
        }
        long marked = wrong;
        return IntStream.range(0, Board.SIZE * Board.SIZE)
                .filter(place -> (marked >>> place & 1) != 0)
                .boxed()
                .toList();
    }

    @Override
    public boolean turnFollows() {
        return false;
    }

    @Override
    public Optional<Draft> withToMove(Side side) {
        return Optional.of(new CheckersDraft(board, side));
    }
}
