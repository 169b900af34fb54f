package jump61.solver;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/** Walks through all that the losing side can do, two plies at a time, and asks the solver for an answer each time. */
public final class StrategyFinder {
    private final Solver solver;
    private final BiConsumer<Integer, Integer> progress;

    /**
     * Uses what a solver knows.
     *
     * @param progress told the plies that are done and the moves that were found
     */
    public StrategyFinder(Solver solver, BiConsumer<Integer, Integer> progress) {
        this.solver = solver;
        this.progress = progress;
    }

    /**
     * {@return how {@code winner} wins {@code start}; empty if the solver was stopped}
     *
     * @param winner the side that the solver has proven to win
     */
    public Optional<Strategy> find(Position start, Side winner) {
        Map<Position, Move> moves = new LinkedHashMap<>();
        boolean losersMove = start.toMove() != winner;
        Set<Position> layer =
                losersMove ? afterAnyMove(List.of(start)) : new LinkedHashSet<>(List.of(start.canonical()));
        int plies = losersMove ? 1 : 0;
        while (!layer.isEmpty()) {
            List<Position> open = new ArrayList<>();
            for (Position position : layer) {
                if (!ProofChecker.winsAtOnce(position)) {
                    Optional<Move> move = solver.winningMove(position);
                    if (move.isEmpty()) {
                        return Optional.empty();
                    }
                    moves.put(position, move.get());
                    open.add(position.play(move.get()).after());
                }
            }
            layer = afterAnyMove(open);
            plies += layer.isEmpty() ? 1 : 2;
            progress.accept(plies, moves.size());
        }
        return Optional.of(new Strategy(start, winner, moves, plies));
    }

    private static Set<Position> afterAnyMove(List<Position> positions) {
        Set<Position> after = new LinkedHashSet<>();
        for (Position position : positions) {
            for (Move move : position.legalMoves()) {
                after.add(position.play(move).after().canonical());
            }
        }
        return after;
    }
}
