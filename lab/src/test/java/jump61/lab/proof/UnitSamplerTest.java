package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.solver.Solver;
import jump61.solver.Verdict;
import org.junit.jupiter.api.Test;

class UnitSamplerTest {
    private static final int PLIES = 6;
    private static final int ROUND = 2;
    private static final int DRAWS = 1000;

    private final Position start =
            CubesGame.INSTANCE.start(BoardSize.parse("2x5").orElseThrow());
    private final Map<Position, Long> nodes = new HashMap<>();
    private final UnitSampler sampler = new UnitSampler(Side.FIRST, UnitSamplerTest::middle, PLIES, ROUND);

    private static Optional<Move> middle(Position position) {
        List<Move> moves = position.legalMoves();
        return Optional.of(moves.get(moves.size() / 2));
    }

    private double nodes(Position unit) {
        return nodes.computeIfAbsent(
                unit, any -> new Solver(1 << 16, () -> false).solve(any).nodes());
    }

    /** {@return the sum over all units, each counted in every division that has it} */
    private double sum(Position position, int ply, ToDoubleFunction<Position> cost) {
        return ply == PLIES
                ? cost.applyAsDouble(position)
                : sampler.divide(position, ply).stream()
                        .mapToDouble(part -> sum(part, ply + ROUND, cost))
                        .sum();
    }

    private SampleMean estimate(ToDoubleFunction<Position> cost) {
        Random random = new Random(61);
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < DRAWS; i++) {
            values.add(sampler.draw(start, random)
                    .map(drawn -> drawn.standsFor() * cost.applyAsDouble(drawn.unit()))
                    .orElse(0.0));
        }
        return SampleMean.of(values);
    }

    private static void assertAgrees(double exact, SampleMean estimate) {
        assertTrue(estimate.error() < exact / 10, () -> estimate + " is too inexact to tell");
        assertTrue(Math.abs(estimate.mean() - exact) < 2 * estimate.error(), () -> estimate + " instead of " + exact);
    }

    @Test
    void aSampleEstimatesTheNumberOfUnits() {
        assertAgrees(sum(start.canonical(), 0, unit -> 1), estimate(unit -> 1));
    }

    @Test
    void aSampleEstimatesTheWorkOfAllUnits() {
        assertAgrees(sum(start.canonical(), 0, this::nodes), estimate(this::nodes));
    }

    @Test
    void equalPositionsCountOnceWithinADivision() {
        UnitSampler inOneRound = new UnitSampler(Side.FIRST, UnitSamplerTest::middle, PLIES, PLIES);
        List<Position> units = inOneRound.divide(start.canonical(), 0);
        assertEquals(units.size(), units.stream().distinct().count());
        assertTrue(units.size() < sum(start.canonical(), 0, unit -> 1));
        assertEquals(
                units.size(),
                inOneRound.draw(start, new Random(1)).orElseThrow().standsFor());
    }

    @Test
    void nothingIsDrawnWhereEverythingIsDecidedOnTheWay() {
        UnitSampler decided = new UnitSampler(Side.FIRST, position -> Optional.empty(), PLIES, ROUND);
        assertTrue(decided.draw(start, new Random(1)).isEmpty());
    }

    @Test
    void aUnitThatTakesTooManyPositionsIsGivenUp() {
        Verdict verdict = new Solver(1 << 20, () -> false).solve(start, 100);
        assertFalse(verdict.proven());
        assertEquals(100, verdict.nodes());
    }
}
