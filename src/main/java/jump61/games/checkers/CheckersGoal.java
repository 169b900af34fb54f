package jump61.games.checkers;

import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.puzzle.PuzzleKind;

/** A goal that one side in Checkers tries to force within a number of its own moves, against any defence. */
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

    /** {@return the goal that a kind of puzzle sets for the side to move} */
    static CheckersGoal of(PuzzleKind kind, CheckersPosition start, int moves) {
        return new CheckersGoal(kind, start, moves);
    }

    /** {@return whether the goal can be forced after {@code move}} */
    boolean isReachedBy(Move move) {
        return isReachedBy(start, move, moves);
    }

    /** {@return whether the goal can be forced after {@code move} in a later position, with this many moves left} */
    boolean isReachedBy(CheckersPosition position, Move move, int movesLeft) {
        return kind.equals(CheckersPuzzles.KING)
                ? crownsAfter(position, move, movesLeft)
                : staysAhead(after(position, move), movesLeft * 2 - 1);
    }

    /** {@return whether the solver is as far ahead in pieces as required} */
    boolean isMetBy(CheckersPosition position) {
        return kind.equals(CheckersPuzzles.MAN) && lead(position) > lead;
    }

    /** {@return whether this move crowns a piece, or the solver can crown one after it with the moves left} */
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

    /**
     * {@return whether the solver can stay ahead in pieces until both sides have made their moves; the other side moves
     * last}
     */
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

    /** Counts pieces. A king counts 1 here, but 2 in the score. */
    private static int pieces(CheckersPosition position, Side side) {
        return position.score(side) - position.kings(side);
    }

    private static CheckersPosition after(Position position, Move move) {
        return (CheckersPosition) position.play(move).after();
    }
}
