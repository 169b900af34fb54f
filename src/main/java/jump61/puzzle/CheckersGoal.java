package jump61.puzzle;

import jump61.checkers.CheckersPosition;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/** Something that a side of Checkers wants to force within some moves of its own, whatever the other side does. */
final class CheckersGoal {
    private final PuzzleKind kind;
    private final CheckersPosition start;
    private final Side solver;
    private final int moves;
    private final int lead;

    private CheckersGoal(PuzzleKind kind, CheckersPosition start, int moves) {
        this.kind = kind;
        this.start = start;
        this.moves = moves;
        this.solver = start.toMove();
        this.lead = lead(start);
    }

    /** {@return the goal of the side to move that a kind of puzzle asks for} */
    static CheckersGoal of(PuzzleKind kind, CheckersPosition start, int moves) {
        return new CheckersGoal(kind, start, moves);
    }

    /** {@return whether the goal can be forced after {@code move}} */
    boolean isReachedBy(Move move) {
        return isReachedBy(start, move, moves);
    }

    /** {@return whether the goal can be forced after {@code move} in a later position, with so many moves left} */
    boolean isReachedBy(CheckersPosition position, Move move, int movesLeft) {
        return kind == PuzzleKind.KING
                ? crownsAfter(position, move, movesLeft)
                : staysAhead(after(position, move), movesLeft * 2 - 1);
    }

    /** {@return whether the solver is a piece further ahead than at the start, as it is asked for} */
    boolean isMetBy(CheckersPosition position) {
        return kind == PuzzleKind.MAN && lead(position) > lead;
    }

    /** {@return whether the solver crowns a piece with this move, or after it with one of the moves left} */
    private boolean crownsAfter(CheckersPosition position, Move move, int movesLeft) {
        CheckersPosition next = after(position, move);
        if (next.kings(solver) > position.kings(solver)) {
            return true;
        }
        return movesLeft > 1
                && next.result().isEmpty()
                && next.legalMoves().stream().allMatch(reply -> crowns(after(next, reply), movesLeft - 1));
    }

    private boolean crowns(CheckersPosition position, int movesLeft) {
        return position.legalMoves().stream().anyMatch(move -> crownsAfter(position, move, movesLeft));
    }

    /** {@return whether the solver is a piece further ahead when each side has made its moves; the other side is last} */
    private boolean staysAhead(CheckersPosition position, int plies) {
        if (plies == 0 || position.result().isPresent()) {
            return lead(position) > lead;
        }
        boolean solversMove = position.toMove() == solver;
        return solversMove
                ? position.legalMoves().stream().anyMatch(move -> staysAhead(after(position, move), plies - 1))
                : position.legalMoves().stream().allMatch(move -> staysAhead(after(position, move), plies - 1));
    }

    private int lead(CheckersPosition position) {
        return pieces(position, solver) - pieces(position, solver.opponent());
    }

    /** A king counts 2 in the score, and 1 here. */
    private static int pieces(CheckersPosition position, Side side) {
        return position.score(side) - position.kings(side);
    }

    private static CheckersPosition after(Position position, Move move) {
        return (CheckersPosition) position.play(move).after();
    }
}
