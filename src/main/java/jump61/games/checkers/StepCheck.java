package jump61.games.checkers;

import java.util.Optional;
import jump61.game.Refusal;
import jump61.game.Side;

/** Determines why a step is not allowed. If there are several reasons, the simplest is given. */
final class StepCheck {
    private StepCheck() {}

    /** {@return why a step of {@code side} is not allowed; empty exactly if it is allowed} */
    static Optional<Refusal> refusal(Board board, Side side, CheckersMove step) {
        if (!Board.contains(step.fromRow(), step.fromColumn()) || !Board.contains(step.toRow(), step.toColumn())) {
            return Optional.of(Refusal.in(CheckersGame.class, "offBoard", step.notation()));
        }
        int from = step.from();
        if (board.isEmpty(from)) {
            return Optional.of(Refusal.in(CheckersGame.class, "noPiece", name(from)));
        }
        if (!board.has(side, from)) {
            return Optional.of(Refusal.in(CheckersGame.class, "opponentsPiece", name(from)));
        }
        if (board.hasKing(side, from)) {
            return Optional.of(Refusal.in(CheckersGame.class, "king"));
        }
        return wayRefusal(board, side, step);
    }

    private static Optional<Refusal> wayRefusal(Board board, Side side, CheckersMove step) {
        int rows = (step.toRow() - step.fromRow()) * (side == Side.FIRST ? 1 : -1);
        int columns = Math.abs(step.toColumn() - step.fromColumn());
        if (rows < 0) {
            return Optional.of(Refusal.in(CheckersGame.class, "backward"));
        }
        if (rows != columns || rows < 1 || rows > 2) {
            return Optional.of(Refusal.in(CheckersGame.class, "notAStep"));
        }
        int to = step.to();
        if (!board.isEmpty(to)) {
            return Optional.of(Refusal.in(CheckersGame.class, "occupied", name(to)));
        }
        int passed = (step.from() + to) / 2;
        if (step.isJump() && !board.has(side.opponent(), passed)) {
            return Optional.of(Refusal.in(CheckersGame.class, "nothingToJump", name(passed)));
        }
        return Optional.empty();
    }

    /** {@return the direction of a step, numbered as in {@link MoveMasks}; it must be a slide or a jump} */
    static int direction(CheckersMove step) {
        int direction = MoveMasks.first(step.to() > step.from() ? Side.FIRST : Side.SECOND);
        while (MoveMasks.target(step.from(), direction) != step.to()) {
            direction++;
        }
        return direction;
    }

    private static String name(int square) {
        return square / Board.SIZE + " " + square % Board.SIZE;
    }
}
