package jump61.games.checkers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Event;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A position of the lab's Checkers. A side that cannot move a piece has exactly one legal move, {@link
 * CheckersMove#CANNOT_MOVE}, which ends the game; otherwise that move is illegal. The lab's console nevertheless
 * accepts it unchecked; {@link #resultByScore} is then the result.
 */
public final class CheckersPosition implements Position {
    static final CheckersPosition START = new CheckersPosition(Board.START, Side.FIRST, false);

    private final Board board;
    private final Side toMove;
    private final boolean stopped;

    /**
     * Creates a position.
     *
     * @param stopped whether the side that moved last could not move a piece
     */
    CheckersPosition(Board board, Side toMove, boolean stopped) {
        this.board = board;
        this.toMove = toMove;
        this.stopped = stopped;
    }

    @Override
    public CheckersGame game() {
        return CheckersGame.INSTANCE;
    }

    @Override
    public Side toMove() {
        return toMove;
    }

    /** {@return the piece on a square; rows and columns count from 0} */
    public Optional<Piece> piece(int row, int column) {
        int square = Board.square(row, column);
        if (board.isEmpty(square)) {
            return Optional.empty();
        }
        Side side = board.has(Side.FIRST, square) ? Side.FIRST : Side.SECOND;
        return Optional.of(Piece.of(side, board.hasKing(side, square)));
    }

    /** {@return a side's score: 1 for each man, 2 for each king} */
    public int score(Side side) {
        return board.score(side);
    }

    /** {@return the number of kings of a side; four end the game} */
    public int kings(Side side) {
        return Long.bitCount(board.kings(side));
    }

    /** {@return whether the side to move can jump, which is never compulsory} */
    public boolean canJump() {
        return result().isEmpty() && legalMoves().stream().anyMatch(move -> ((CheckersMove) move).isJump());
    }

    /**
     * {@return whether the side to move cannot move a piece, so that {@link CheckersMove#CANNOT_MOVE} is its only legal
     * move}
     */
    public boolean cannotMove() {
        return result().isEmpty() && !MoveMasks.any(toMove, own(), other());
    }

    @Override
    public List<Move> legalMoves() {
        if (result().isPresent()) {
            return List.of();
        }
        List<Move> moves = new ArrayList<>();
        for (int square = 0; square < Board.SIZE * Board.SIZE; square++) {
            for (int direction = MoveMasks.first(toMove); direction < MoveMasks.end(toMove); direction++) {
                if ((MoveMasks.movable(direction, own(), other()) >>> square & 1) != 0) {
                    moves.add(CheckersNotation.move(square, MoveMasks.target(square, direction)));
                }
            }
        }
        return moves.isEmpty() ? List.of(CheckersMove.CANNOT_MOVE) : moves;
    }

    @Override
    public Optional<Refusal> refusal(Move move) {
        if (!(move instanceof CheckersMove step)) {
            return Optional.of(Refusal.of("move.otherGame", move.notation()));
        }
        if (result().isPresent()) {
            return Optional.of(Refusal.of("match.over"));
        }
        if (step.isCannotMove()) {
            return cannotMove() ? Optional.empty() : Optional.of(Refusal.in(CheckersGame.class, "canMove"));
        }
        return StepCheck.refusal(board, toMove, step);
    }

    @Override
    public Turn play(Move move) {
        refusal(move).ifPresent(refusal -> {
            throw new RefusedException(refusal);
        });
        CheckersMove step = (CheckersMove) move;
        Side next = toMove.opponent();
        if (step.isCannotMove()) {
            List<Event> events = List.of(new CheckersEvent.CouldNotMove(toMove));
            return new Turn(this, move, events, new CheckersPosition(board, next, true));
        }
        int from = step.from();
        int direction = StepCheck.direction(step);
        Board after = board.after(toMove, from, direction);
        return new Turn(this, move, events(from, direction, after), new CheckersPosition(after, next, false));
    }

    private List<Event> events(int from, int direction, Board after) {
        List<Event> events = new ArrayList<>();
        int to = MoveMasks.target(from, direction);
        if (MoveMasks.isJump(direction)) {
            events.add(new CheckersEvent.Jumped(from, to));
            events.add(new CheckersEvent.Captured(MoveMasks.passed(from, direction)));
        } else {
            events.add(new CheckersEvent.Slid(from, to));
        }
        if (after.hasKing(toMove, to)) {
            events.add(new CheckersEvent.Crowned(to));
        }
        return events;
    }

    @Override
    public Optional<Result> result() {
        return stopped || board.fourKings() ? Optional.of(resultByScore()) : Optional.empty();
    }

    /** {@return the result if the game ended here: the higher score wins; equal scores are a draw} */
    public Result resultByScore() {
        int lead = score(Side.FIRST) - score(Side.SECOND);
        if (lead == 0) {
            return Result.shared();
        }
        return Result.win(lead > 0 ? Side.FIRST : Side.SECOND);
    }

    @Override
    public Optional<Position> passed() {
        return Optional.of(new CheckersPosition(board, toMove.opponent(), stopped));
    }

    @Override
    public String notation() {
        return CheckersNotation.write(this);
    }

    Board board() {
        return board;
    }

    /** {@return whether the side that moved last could not move, which ended the game} */
    boolean isStopped() {
        return stopped;
    }

    /** {@return the side that could not move, if that ended the game} */
    public Optional<Side> blocked() {
        return stopped ? Optional.of(toMove.opponent()) : Optional.empty();
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof CheckersPosition that
                && board.equals(that.board)
                && toMove == that.toMove
                && stopped == that.stopped;
    }

    @Override
    public int hashCode() {
        return (board.hashCode() * 31 + toMove.ordinal()) * 2 + (stopped ? 1 : 0);
    }

    @Override
    public String toString() {
        return notation();
    }

    private long own() {
        return board.of(toMove);
    }

    private long other() {
        return board.of(toMove.opponent());
    }
}
