package jump61.lab.proof;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.solver.Solver;
import jump61.solver.Strategy;

/**
 * Divides a proof into units that can be solved separately: the positions a few plies after a start. Their proofs are
 * joined by playing from the start to the units.
 */
public final class WorkUnits {
    private static final int SHUFFLE = 61;

    private final int plies;
    private final Map<Position, Strategy> byUnit = new HashMap<>();
    private final Collection<Strategy> strategies;
    private final Map<Position, Optional<Side>> winners = new HashMap<>();

    private WorkUnits(int plies, Collection<Strategy> strategies) {
        this.plies = plies;
        this.strategies = strategies;
        strategies.forEach(strategy -> byUnit.put(strategy.start().canonical(), strategy));
    }

    /**
     * {@return all distinct unfinished positions after this many plies, in canonical form} Their order is random but
     * always the same, so the first ones are a random sample.
     */
    public static List<Position> split(Position start, int plies) {
        Set<Position> layer = Set.of(start.canonical());
        for (int ply = 0; ply < plies; ply++) {
            Set<Position> next = new LinkedHashSet<>();
            layer.forEach(position -> next.addAll(openAfter(position)));
            layer = next;
        }
        List<Position> units = new ArrayList<>(layer);
        Collections.shuffle(units, new Random(SHUFFLE));
        return units;
    }

    private static List<Position> openAfter(Position position) {
        return position.legalMoves().stream()
                .map(move -> position.play(move).after())
                .filter(after -> after.result().isEmpty())
                .map(Position::canonical)
                .toList();
    }

    /**
     * {@return the strategy by which one side wins {@code start}; empty if the units do not decide that yet}
     *
     * @param plies number of plies from the start to the units
     * @param proven strategies of units
     */
    public static Optional<FoundStrategy> join(Position start, int plies, Collection<Strategy> proven) {
        WorkUnits units = new WorkUnits(plies, proven);
        return units.winner(start.canonical(), 0)
                .flatMap(winner -> new StrategyFinder(
                                (position, within) -> units.answer(position, winner), (done, moves) -> {})
                        .find(start, winner, Solver.ANY_PLIES));
    }

    /** {@return the winner of a position, if the units decide that} */
    private Optional<Side> winner(Position position, int ply) {
        if (position.result().isPresent()) {
            return position.result().get().winner();
        }
        if (ply == plies) {
            return Optional.ofNullable(byUnit.get(position)).map(Strategy::winner);
        }
        Optional<Side> known = winners.get(position);
        if (known == null) {
            known = backedUp(position, ply);
            winners.put(position, known);
        }
        return known;
    }

    private Optional<Side> backedUp(Position position, int ply) {
        boolean unknown = false;
        for (Move move : position.legalMoves()) {
            Optional<Side> winner = winner(position.play(move).after().canonical(), ply + 1);
            if (winner.equals(Optional.of(position.toMove()))) {
                return winner;
            }
            unknown |= winner.isEmpty();
        }
        return unknown ? Optional.empty() : Optional.of(position.toMove().opponent());
    }

    /**
     * {@return a move that keeps the win: from a unit's strategy or, before the units, one that leads to a won
     * position}
     */
    private Optional<Move> answer(Position position, Side winner) {
        if (winners.getOrDefault(position, Optional.empty()).equals(Optional.of(winner))) {
            return position.legalMoves().stream()
                    .filter(move -> isWon(position.play(move).after().canonical(), winner))
                    .findFirst();
        }
        return strategies.stream()
                .filter(strategy -> strategy.winner() == winner)
                .flatMap(strategy -> strategy.find(position).stream())
                .map(ProvenWin::move)
                .findFirst();
    }

    private boolean isWon(Position after, Side winner) {
        Strategy unit = byUnit.get(after);
        return unit != null && unit.winner() == winner
                || winners.getOrDefault(after, Optional.empty()).equals(Optional.of(winner))
                || after.result().filter(result -> result.wonBy(winner)).isPresent();
    }
}
