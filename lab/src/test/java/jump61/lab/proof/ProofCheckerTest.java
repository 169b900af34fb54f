package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.solver.Solver;
import jump61.solver.Strategy;
import org.junit.jupiter.api.Test;

class ProofCheckerTest {
    private static final FoundStrategy WHOLE = strategyFor3x3();

    private static FoundStrategy strategyFor3x3() {
        Solver solver = new Solver(4 << 20, () -> false);
        Position start = CubesGame.INSTANCE.start(3);
        solver.solve(start);
        return new StrategyFinder(solver, (plies, moves) -> {})
                .find(start, Side.SECOND, Solver.ANY_PLIES)
                .orElseThrow();
    }

    private static Optional<String> fault(Side winner, int longest, Map<Position, ProvenWin> wins) {
        return OutlineChecker.fault(new FoundStrategy(WHOLE.start(), winner, longest, WHOLE.leftOut(), wins));
    }

    private static Map<Position, ProvenWin> firstReplacedBy(Optional<ProvenWin> win) {
        Map<Position, ProvenWin> wins = new HashMap<>(WHOLE.wins());
        Position first = WHOLE.wins().keySet().iterator().next();
        wins.remove(first);
        win.ifPresent(other -> wins.put(first, other));
        return wins;
    }

    @Test
    void theWholeStrategyIsAProof() {
        assertEquals(Optional.empty(), fault(Side.SECOND, WHOLE.longest(), WHOLE.wins()));
    }

    @Test
    void aStrategyWithAGapIsNot() {
        String fault = fault(Side.SECOND, WHOLE.longest(), firstReplacedBy(Optional.empty()))
                .orElseThrow();
        assertTrue(fault.startsWith("the strategy has no move at "), fault);
    }

    @Test
    void aStrategyWithAMoveThatIsNotLegalIsNot() {
        ProvenWin wrong = new ProvenWin(CubesGame.INSTANCE.parseMove("9:9"), 9);
        String fault = fault(Side.SECOND, WHOLE.longest(), firstReplacedBy(Optional.of(wrong)))
                .orElseThrow();
        assertTrue(fault.startsWith("9:9 is not legal in "), fault);
    }

    @Test
    void aPositionThatIsNotWonAsSoonAsItSaysIsAFault() {
        WHOLE.wins().forEach((position, win) -> {
            Map<Position, ProvenWin> wins = new HashMap<>(WHOLE.wins());
            wins.put(position, new ProvenWin(win.move(), win.plies() - 1));
            assertTrue(fault(Side.SECOND, WHOLE.longest(), wins).isPresent(), position.notation());
        });
    }

    /** The program would believe it if it came to be there by other moves. */
    @Test
    void aPositionThatCannotAriseIsAFault() {
        Map<Position, ProvenWin> wins = new HashMap<>(WHOLE.wins());
        Position other = CubesGame.INSTANCE
                .parsePosition("1- 2r 1- / 1- 1- 2r / 2r 2b 1-")
                .canonical();
        wins.put(other, new ProvenWin(other.legalMoves().get(0), 3));
        assertEquals(
                Optional.of("it contains 5 positions, of which 4 can arise"),
                fault(Side.SECOND, WHOLE.longest(), wins));
    }

    @Test
    void aStrategyForTheOtherSideIsNot() {
        assertTrue(fault(Side.FIRST, WHOLE.longest(), WHOLE.wins()).isPresent());
    }

    @Test
    void aStrategyThatNeedsLongerThanItClaimsIsNot() {
        assertEquals(Optional.empty(), fault(Side.SECOND, 14, WHOLE.wins()));
        assertTrue(fault(Side.SECOND, 12, WHOLE.wins()).isPresent(), "the exact distance is 14");
        String fault = fault(Side.SECOND, 1, WHOLE.wins()).orElseThrow();
        assertTrue(fault.startsWith("the game is not won within 0 plies at "), fault);
    }

    @Test
    void aStrategyThatLetsTheOtherSideWinIsNot() {
        Position redWinsAtOnce = CubesGame.INSTANCE.parsePosition("2r 3b 2r / 3r 4b 3r / 2b 3b 2b");
        Side loser = redWinsAtOnce.toMove().opponent();
        String fault = OutlineChecker.fault(new FoundStrategy(redWinsAtOnce, loser, 9, 9, Map.of()))
                .orElseThrow();
        assertTrue(fault.startsWith("the game is not won at "), fault);
    }

    @Test
    void aGameThatIsOverIsWonByItsWinnerOnly() {
        Position over = CubesGame.INSTANCE.parsePosition("2r 2r / 2r 2r");
        assertEquals(Optional.empty(), OutlineChecker.fault(new FoundStrategy(over, Side.FIRST, 0, 9, Map.of())));
        assertTrue(OutlineChecker.fault(new FoundStrategy(over, Side.SECOND, 9, 9, Map.of()))
                .isPresent());
    }

    /** In Sim, the loser's own line ends the game. */
    @Test
    void theLosersMoveThatEndsTheGameCountsToo() {
        Game sim = Games.byId("sim").orElseThrow();
        Position lost = Stream.iterate(sim.start(sim.sizes().usualSize()), ProofCheckerTest::lastMovePlayed)
                .filter(ProofCheckerTest::everyMoveEndsTheGame)
                .findFirst()
                .orElseThrow();
        Side winner = lost.toMove().opponent();
        assertEquals(Optional.empty(), OutlineChecker.fault(new FoundStrategy(lost, winner, 1, 1, Map.of())));
        assertTrue(OutlineChecker.fault(new FoundStrategy(lost, winner, 0, 1, Map.of()))
                .isPresent());
    }

    private static Position lastMovePlayed(Position position) {
        return position.legalMoves().stream()
                .map(move -> position.play(move).after())
                .filter(after -> after.result().isEmpty())
                .reduce((first, second) -> second)
                .orElseThrow();
    }

    private static boolean everyMoveEndsTheGame(Position position) {
        return position.legalMoves().stream()
                .allMatch(move -> position.play(move).after().result().isPresent());
    }

    @Test
    void aShortWinNeedsNoStrategyButMustBeAsShortAsClaimed() {
        Position winIn7 = CubesGame.INSTANCE.parsePosition("2b 2b 2b 2r / 1- 3r 2b 3b / 2b 2r 3r 3r / 2r 1r 3r 1r");
        assertEquals(Optional.empty(), OutlineChecker.fault(nothingTold(winIn7, 7)));
        assertTrue(OutlineChecker.fault(nothingTold(winIn7, 5)).isPresent());
    }

    private static Strategy nothingTold(Position start, int longest) {
        return new FoundStrategy(start, start.toMove(), longest, 9, Map.of());
    }

    @Test
    void progressTellsOfEachMoveOfTheWinnerThatTheStrategyContains() {
        List<Integer> plies = new ArrayList<>();
        int[] sum = {0};
        OutlineChecker.fault(WHOLE, new CheckMemory(1 << 24), (played, positions) -> {
            plies.add(played);
            sum[0] += positions;
        });
        assertEquals(List.of(1, 3), plies.subList(0, 2));
        assertEquals(WHOLE.size(), sum[0]);
    }
}
