package jump61.games.checkers.ui;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.Refusal;
import jump61.games.checkers.CheckersMove;
import jump61.games.checkers.CheckersPosition;

/** The legal moves of a Checkers position by squares, numbered from 0 row by row. */
final class CheckersSteps {
    private static final int SIZE = CheckersPieces.SIZE;

    private final CheckersPosition position;
    private final List<CheckersMove> steps;

    CheckersSteps(CheckersPosition position) {
        this.position = position;
        this.steps = position.legalMoves().stream()
                .map(CheckersMove.class::cast)
                .filter(step -> !step.isCannotMove())
                .toList();
    }

    /** {@return whether the piece on a square can move} */
    boolean canTake(int square) {
        return steps.stream().anyMatch(step -> step.from() == square);
    }

    /** {@return the squares to which the piece on a square can move} */
    Set<Integer> targets(int square) {
        return steps.stream()
                .filter(step -> step.from() == square)
                .map(CheckersMove::to)
                .collect(Collectors.toSet());
    }

    /**
     * {@return why no piece can be moved from a square, according to the rules; empty for a man that is merely blocked}
     */
    Optional<Refusal> wrongWith(int square) {
        Set<Optional<Refusal>> reasons = IntStream.range(0, SIZE * SIZE)
                .filter(to -> to != square)
                .mapToObj(to -> position.refusal(CheckersMove.between(square, to)))
                .collect(Collectors.toSet());
        return reasons.size() == 1 ? reasons.iterator().next() : Optional.empty();
    }
}
