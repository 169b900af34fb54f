package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;

class ShortWinCheckerTest {
    private static final Position WIN_IN_7 =
            CubesGame.INSTANCE.parsePosition("1r 3r 2b 2b / 2r 3r 2b 3b / 3r 3r 1- 2b / 1r 3r 2b 1b");
    private static final List<String> WINNING_MOVES = List.of("1:2", "4:2");

    /** A search that suggests any move first, right or wrong. */
    private static final class Suggesting extends ShortWins {
        private final Move first;
        private boolean suggested;

        Suggesting(Position position, Move first) {
            super(position, ShortWins.memory());
            this.first = first;
        }

        @Override
        public Optional<ProvenWin> find(int plies) {
            if (suggested) {
                return super.find(plies);
            }
            suggested = true;
            return Optional.of(new ProvenWin(first, plies));
        }
    }

    @Test
    void aMoveIsAWinOnlyIfEveryReplyLoses() {
        for (Move move : WIN_IN_7.legalMoves()) {
            ShortWinChecker checker =
                    new ShortWinChecker(WIN_IN_7.toMove(), 9, position -> new Suggesting(position, move));
            boolean wins = checker.fault(WIN_IN_7, 7).isEmpty();
            assertEquals(WINNING_MOVES.contains(move.notation()), wins, move.notation());
        }
    }

    @Test
    void whatWasCheckedOnceHoldsForAsManyPliesOnly() {
        ShortWinChecker checker =
                new ShortWinChecker(WIN_IN_7.toMove(), 9, position -> new ShortWins(position, ShortWins.memory()));
        assertEquals(Optional.empty(), checker.fault(WIN_IN_7.canonical(), 7));
        assertEquals(Optional.empty(), checker.fault(WIN_IN_7.canonical(), 8));
        assertTrue(checker.fault(WIN_IN_7.canonical(), 6).isPresent());
    }

    @Test
    void aWinOfTheOtherSideIsAFault() {
        ShortWinChecker checker = new ShortWinChecker(
                WIN_IN_7.toMove().opponent(), 9, position -> new ShortWins(position, ShortWins.memory()));
        assertTrue(checker.fault(WIN_IN_7, 7).orElseThrow().startsWith("the game is not won at "));
    }
}
