package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jump61.cubes.CubesGame;
import jump61.game.Position;
import jump61.game.SearchState;
import org.junit.jupiter.api.Test;

/** The numbers with which a position enters a proof. */
class FirstLookTest {
    private static final int PLIES = 6;

    private final Position start = CubesGame.INSTANCE.start(4);
    private final SearchState state = stateOf(start);

    private static SearchState stateOf(Position position) {
        return position.game().searchState(position);
    }

    private static FirstLook look(SearchState state, int earlier, int ply) {
        FirstLook look = new FirstLook(state, earlier, Goal.WIN);
        assertEquals(FirstLook.UNDECIDED, look.result(ply, Solver.ANY_PLIES, true));
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
        assertEquals(FirstLook.UNDECIDED, fromTheStart.result(PLIES, Solver.ANY_PLIES, true));
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
}
