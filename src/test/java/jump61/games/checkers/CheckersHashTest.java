package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the search knows a position by, and what it carries along from move to move. */
class CheckersHashTest {
    /** Red's only man is blocked, and nothing can jump. */
    private static final String STUCK = "..../..../..../..../..../r.../w.../.... ";

    @Test
    void theSideToMoveTells() {
        String board = "r.../..../..../..../..../..../..../...w ";
        assertNotEquals(state(board + "red").hash(), state(board + "white").hash());
    }

    @Test
    void aGameThatWasEndedBySayingSoIsAnotherPosition() {
        SearchState state = state(STUCK + "red");
        long before = state.hash();
        state.play(state.encode(CheckersMove.CANNOT_MOVE));
        assertNotEquals(state(STUCK + "white").hash(), state.hash());
        assertNotEquals(before, state.hash());
        state.undo();
        assertEquals(before, state.hash());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void whatIsCarriedAlongIsWhatAFreshLookFinds(long seed) {
        SearchState carried = state(CheckersPosition.START.notation());
        Map<Long, String> seen = new HashMap<>();
        for (Turn turn : RandomPlay.from(CheckersPosition.START, seed)) {
            carried.play(carried.encode(turn.move()));
            Position after = turn.after();
            SearchState fresh = after.game().searchState(after);
            assertEquals(fresh.hash(), carried.hash(), after::notation);
            assertEquals(fresh.outcome(), carried.outcome(), after::notation);
            assertEquals(fresh.evaluate(), carried.evaluate(), after::notation);
            String same = seen.putIfAbsent(carried.hash(), after.notation());
            assertTrue(same == null || same.equals(after.notation()), "two positions, one hash");
        }
        RandomPlay.from(CheckersPosition.START, seed).forEach(turn -> carried.undo());
        assertEquals(state(CheckersPosition.START.notation()).evaluate(), carried.evaluate());
    }

    /** Rotated by 180 degrees with sides swapped, each piece is worth the same as before. */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void bothSidesAreJudgedAlike(long seed) {
        for (Position position : RandomPlay.positions(CheckersPosition.START, seed)) {
            Position turned = turned((CheckersPosition) position);
            assertEquals(
                    position.game().searchState(position).evaluate(),
                    turned.game().searchState(turned).evaluate(),
                    position::notation);
        }
    }

    private static Position turned(CheckersPosition position) {
        String[] parts = position.notation().split(" ");
        String board = new StringBuilder(parts[0])
                .reverse()
                .toString()
                .replace('r', 'x')
                .replace('w', 'r')
                .replace('x', 'w')
                .replace('R', 'X')
                .replace('W', 'R')
                .replace('X', 'W');
        Position other =
                CheckersGame.INSTANCE.parsePosition(board + (position.toMove() == Side.FIRST ? " white" : " red"));
        return position.isStopped() ? position : other;
    }

    @ParameterizedTest
    @CsvSource({
        "rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww red, false",
        "..../..../..../.r../..w./...r/..../w... red, true",
        "..../..../..../..../..w./...r/..../w... white, false",
        "..../..../..../..../..../r.../w.../.... red, false"
    })
    void aJumpIsSeenWhereThereIsOne(String position, boolean jump) {
        assertEquals(jump, ((CheckersPosition) CheckersGame.INSTANCE.parsePosition(position)).canJump());
    }

    @Test
    void nobodyJumpsWhenTheGameIsOver() {
        CheckersPosition over =
                (CheckersPosition) CheckersGame.INSTANCE.parsePosition("W.../..../..../.r../..w./..../..../RRRR red");
        assertTrue(over.result().isPresent());
        assertFalse(over.canJump());
    }

    private static SearchState state(String notation) {
        Position position = CheckersGame.INSTANCE.parsePosition(notation);
        return position.game().searchState(position);
    }
}
