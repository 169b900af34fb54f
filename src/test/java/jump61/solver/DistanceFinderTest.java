package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;

class DistanceFinderTest {
    private static Solver solver() {
        return new Solver(1 << 22, () -> false);
    }

    private static Distance distance(Position position, Side winner) {
        return new DistanceFinder(solver(), plies -> {}).find(position, winner, Solver.ANY_PLIES);
    }

    /** The number of plies if both sides do their best, found by trying everything. */
    private static int tried(Position position, Side winner) {
        if (position.result().isPresent()) {
            return position.result().get().wonBy(winner) ? 0 : Integer.MAX_VALUE;
        }
        var lengths = position.legalMoves().stream()
                .mapToInt(move -> tried(position.play(move).after(), winner));
        int best = (position.toMove() == winner ? lengths.min() : lengths.max()).orElseThrow();
        return best == Integer.MAX_VALUE ? best : best + 1;
    }

    /** In Sim and Checkers, the loser's own move can end the game. */
    @Test
    void theDistanceIsThatOfTryingEverythingAndItsLineHasThisLength() {
        Random random = new Random(5);
        Game sim = Games.byId("sim").orElseThrow();
        for (int i = 0; i < 60; i++) {
            boolean cubes = i % 2 == 0;
            Position position = cubes
                    ? SolverTest.playedAtRandom(CubesGame.INSTANCE.start(2), i % 4, random)
                    : SolverTest.playedAtRandom(sim.start(sim.sizes().usualSize()), 8 + i % 5, random);
            if (position.result().isEmpty()) {
                check(position);
            }
        }
    }

    private static void check(Position position) {
        Side winner = solver().solve(position).winner().orElseThrow();
        Distance distance = distance(position, winner);
        String where = position.notation();
        assertEquals(tried(position, winner), distance.atMost(), where);
        assertTrue(distance.isExact(), where);
        assertEquals(distance.atMost(), distance.line().size(), where);
        Position end = position;
        for (Move move : distance.line()) {
            assertEquals(Optional.empty(), end.result(), where);
            end = end.play(move).after();
        }
        assertTrue(end.result().orElseThrow().wonBy(winner), where);
    }

    @Test
    void theWholeOfSimIsKnownExactly() {
        Game sim = Games.byId("sim").orElseThrow();
        Position start = sim.start(sim.sizes().usualSize());
        Distance distance = distance(start, Side.SECOND);
        assertTrue(distance.isExact());
        assertEquals(15, distance.atMost());
    }

    @Test
    void aSideThatDoesNotWinIsToldApart() {
        Distance distance = distance(CubesGame.INSTANCE.start(2), Side.FIRST);
        assertTrue(distance.moreThan() >= distance.atMost());
        assertFalse(distance.isExact());
    }

    @Test
    void whoIsStoppedTellsWhatIsKnown() {
        Solver stopped = new Solver(1 << 22, () -> true);
        Distance distance = new DistanceFinder(stopped, plies -> {}).find(CubesGame.INSTANCE.start(4), Side.SECOND, 30);
        assertTrue(distance.moreThan() > 0 && distance.moreThan() < 28, distance.toString());
        assertEquals(30, distance.atMost());
        assertFalse(distance.isExact());
    }
}
