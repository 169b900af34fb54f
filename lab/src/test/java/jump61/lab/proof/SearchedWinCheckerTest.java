package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.solver.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchedWinCheckerTest {
    /** The numbers of a position that the side to move is said to lose. */
    private static final long LOST = (long) Integer.MAX_VALUE << Integer.SIZE;

    private static final int BYTES = 32 << 20;

    /** Blue to move wins in 11 plies. */
    private static final Position OPENED = CubesGame.INSTANCE.parsePosition("1- 1- 1- / 1- 2r 1- / 1- 1- 1-");

    private static Optional<String> fault(Position position, Side winner) {
        return new SearchedWinChecker(position, winner, new CheckMemory(BYTES)).fault(position);
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "2, 5", "2, 6"})
    void aBoardThatRedWinsIsWon(int rows, int columns) {
        assertEquals(Optional.empty(), fault(CubesGame.INSTANCE.start(new BoardSize(rows, columns)), Side.FIRST));
    }

    @Test
    void aLostPositionIsAFault() {
        Position lost = CubesGame.INSTANCE.start(3);
        assertEquals(Optional.of("the game is not won at " + lost.notation()), fault(lost, Side.FIRST));
    }

    @Test
    void aWinOfTheOtherSideIsAFault() {
        assertTrue(fault(OPENED, Side.FIRST).isPresent());
    }

    /** Every position that Blue can reach is said to be lost for Red, rightly or wrongly. */
    @Test
    void whatTheSearchSaysIsNotBelievedButPlayedOut() {
        int faults = 0;
        for (Move move : OPENED.legalMoves()) {
            CheckMemory memory = new CheckMemory(BYTES);
            Position after = OPENED.play(move).after();
            memory.suggestions(state(OPENED)).addPosition(state(after).symmetryKey(), LOST, 1);
            boolean wins = new Solver(BYTES, () -> false)
                    .solve(after)
                    .winner()
                    .filter(Side.SECOND::equals)
                    .isPresent();
            Optional<String> fault = new SearchedWinChecker(OPENED, Side.SECOND, memory).fault(OPENED);
            assertEquals(wins, fault.isEmpty(), move.notation());
            faults += fault.isPresent() ? 1 : 0;
        }
        assertTrue(faults > 0, "only winning moves");
    }

    private static SearchState state(Position position) {
        return position.game().searchState(position).forProofs();
    }

    @Test
    void oneCheckerTellsWinsFromTheFirstLoss() {
        Position start = CubesGame.INSTANCE.start(new BoardSize(2, 4));
        Solver solver = new Solver(BYTES, () -> false);
        SearchedWinChecker wins = new SearchedWinChecker(start, Side.FIRST, new CheckMemory(BYTES));
        int losses = 0;
        for (Position position : WorkUnits.split(start, 4)) {
            boolean won = solver.solve(position).winner().equals(Optional.of(Side.FIRST));
            if (won) {
                assertEquals(Optional.empty(), wins.fault(position), position.notation());
            } else {
                losses++;
            }
        }
        assertTrue(losses > 0, losses + " losses");
        Position lost = WorkUnits.split(start, 4).stream()
                .filter(position -> solver.solve(position).winner().equals(Optional.of(Side.SECOND)))
                .findFirst()
                .orElseThrow();
        assertTrue(wins.fault(lost).isPresent(), lost.notation());
    }

    /** In Sim, the loser's own line ends the game, and positions have no numbers. */
    @Test
    void otherGamesAreCheckedToo() {
        Game sim = Games.byId("sim").orElseThrow();
        Position position =
                RandomPlay.positions(sim.start(sim.sizes().usualSize()), 1).get(5);
        Side winner = new Solver(BYTES, () -> false).solve(position).winner().orElseThrow();
        Position won = position.toMove() == winner
                ? position
                : position.play(position.legalMoves().get(0)).after();
        assertEquals(Optional.empty(), fault(won, winner));
        assertTrue(fault(won, winner.opponent()).isPresent());
    }
}
