package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jump61.game.Position;
import jump61.game.SearchState;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;

/** The numbers with which a position enters a proof. */
class FirstLookTest {
    private static final int PLIES = 6;
    /** Red wins in three plies. */
    private static final Position IN_THREE = CubesGame.INSTANCE.parsePosition("2b 2r 1- / 3r 3b 1- / 2b 1- 2r");

    private final Position start = CubesGame.INSTANCE.start(4);
    private final SearchState state = stateOf(start);

    private static SearchState stateOf(Position position) {
        return position.game().searchState(position);
    }

    private static FirstLook look(SearchState state, int earlier, int ply) {
        FirstLook look = new FirstLook(state, earlier, Goal.WIN);
        assertEquals(FirstLook.UNDECIDED, look.glance(ply, Solver.ANY_PLIES, true));
        return look;
    }

    @Test
    void theNearerToTheEndTheSmallerTheyAre() {
        FirstLook now = look(state, 0, 0);
        FirstLook later = look(state, 0, PLIES);
        assertTrue(later.phi() < now.phi() / 4, now.phi() + " and " + later.phi());
        assertTrue(later.delta() < now.delta() / 4, now.delta() + " and " + later.delta());
    }

    @Test
    void aPositionHasTheSameNumbersWhereverTheSearchBegan() {
        Position position = start;
        SearchState played = stateOf(start);
        FirstLook fromTheStart = new FirstLook(played, 0, Goal.WIN);
        for (int ply = 0; ply < PLIES; ply++) {
            int move = played.encode(position.legalMoves().get(ply));
            position = position.play(played.decode(move)).after();
            played.play(move);
        }
        assertEquals(FirstLook.UNDECIDED, fromTheStart.glance(PLIES, Solver.ANY_PLIES, true));
        FirstLook fromThere = look(stateOf(position), PLIES, 0);
        assertEquals(fromTheStart.phi(), fromThere.phi());
        assertEquals(fromTheStart.delta(), fromThere.delta());
    }

    @Test
    void theFurtherAheadASideIsTheLessWorkItHas() {
        Position ahead = CubesGame.INSTANCE.parsePosition("2r 2r 1- 1- / 2r 1- 1- 1- / 1- 1- 1- 1- / 1- 1- 1- 2b");
        FirstLook look = look(stateOf(ahead), 0, 0);
        assertTrue(look.phi() < look.delta(), look.phi() + " and " + look.delta());
    }

    @Test
    void aGlanceSeesAWinAtOnceAndALookSeesAWinInThree() {
        FirstLook atOnce = new FirstLook(stateOf(CubesGame.INSTANCE.parsePosition("2r 2r / 2r 2b")), 0, Goal.WIN);
        assertEquals(FirstLook.SUCCEEDS, atOnce.glance(0, Solver.ANY_PLIES, true));
        FirstLook inThree = new FirstLook(stateOf(IN_THREE), 0, Goal.WIN);
        assertEquals(FirstLook.UNDECIDED, inThree.glance(0, Solver.ANY_PLIES, true));
        assertEquals(FirstLook.SUCCEEDS, inThree.look(Solver.ANY_PLIES, true));
    }

    @Test
    void ifPliesAreLimitedALookThatSeesNoWinInTimeSaysSo() {
        FirstLook look = new FirstLook(stateOf(IN_THREE), 0, Goal.winWithin(1));
        assertEquals(FirstLook.FAILS, look.look(1, true));
        FirstLook open = new FirstLook(state, 0, Goal.winWithin(7));
        assertEquals(FirstLook.FAILS, open.look(5, true));
        assertEquals(FirstLook.UNDECIDED, open.look(7, true));
    }

    @Test
    void theSideThatHoldsOutSucceedsIfOnlyItsOwnMoveIsLeft() {
        FirstLook look = new FirstLook(state, 0, Goal.holdFor(1));
        assertEquals(FirstLook.SUCCEEDS, look.glance(0, 1, false));
        assertEquals(FirstLook.UNDECIDED, look.glance(0, 2, false));
    }
}
