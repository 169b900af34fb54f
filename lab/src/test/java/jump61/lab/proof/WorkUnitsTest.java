package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.solver.ProofChecker;
import jump61.solver.Solver;
import jump61.solver.Strategy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkUnitsTest {
    private static final long BYTES = 1 << 24;

    private static Strategy solved(Position unit) {
        Solver solver = new Solver(BYTES, () -> false);
        Side winner = solver.solve(unit).winner().orElseThrow();
        return new StrategyFinder(solver, (plies, moves) -> {})
                .find(unit, winner, Solver.ANY_PLIES)
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"3x3, 1, SECOND", "3x3, 2, SECOND", "3x3, 3, SECOND", "2x5, 2, FIRST", "2x5, 3, FIRST"})
    void separatelySolvedUnitsCombineIntoAProofOfTheWhole(String size, int plies, Side winner) {
        Position start = CubesGame.INSTANCE.start(BoardSize.parse(size).orElseThrow());
        List<Position> split = WorkUnits.split(start, plies);
        List<Strategy> proven = new ArrayList<>();
        for (Position unit : split) {
            proven.add(solved(unit));
        }
        FoundStrategy whole = WorkUnits.join(start, plies, proven).orElseThrow();
        assertEquals(winner, whole.winner());
        assertEquals(Optional.empty(), ProofChecker.fault(whole));
        // One unit tells nothing of the start.
        for (Strategy one : proven) {
            assertTrue(proven.size() == 1
                    || WorkUnits.join(start, plies, List.of(one)).isEmpty());
        }
    }
}
