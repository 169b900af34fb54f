package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.games.noughts.NoughtsGame;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;

/** Compared with playing every game out by the rules alone. */
class ScoreSolverTest {
    private static final long ENOUGH = 10_000_000;
    private static final int MOST_LEFT = 8;

    private final Map<String, Integer> known = new HashMap<>();

    @Test
    void aMoveOfNoughtsLosesIfTheOpponentCanForceAWin() {
        check(new NoughtsGame());
    }

    @Test
    void aMoveOfSimLosesIfTheOpponentCanForceAWin() {
        check(new SimGame());
    }

    @Test
    void whatTakesTooLongIsNotAnswered() {
        Position start = new SimGame().start(new SimGame().sizes().usualSize());
        SearchState state = start.game().searchState(start);
        assertEquals(
                Optional.empty(),
                new ScoreSolver(state, 10)
                        .losesBy(state.encode(start.legalMoves().get(0))));
    }

    private void check(Game game) {
        int answers = 0;
        for (int seed = 0; seed < 20; seed++) {
            for (Position position :
                    RandomPlay.positions(game.start(game.sizes().usualSize()), seed)) {
                if (position.result().isEmpty() && position.legalMoves().size() <= MOST_LEFT) {
                    answers += check(position);
                }
            }
        }
        assertTrue(answers > 200, answers + " answers");
    }

    private int check(Position position) {
        SearchState state = position.game().searchState(position);
        ScoreSolver solver = new ScoreSolver(state, ENOUGH);
        for (Move move : position.legalMoves()) {
            assertEquals(
                    Optional.of(best(position.play(move).after(), position.toMove()) < 0),
                    solver.losesBy(state.encode(move)),
                    move + " in " + position.notation());
        }
        return position.legalMoves().size();
    }

    /** Returns 1 if a side wins with best play, 0 for a draw, and -1 if it loses. */
    private int best(Position position, Side side) {
        if (position.result().isPresent()) {
            Optional<Side> winner = position.result().get().winner();
            return winner.isEmpty() ? 0 : winner.get() == side ? 1 : -1;
        }
        String key = position.notation() + side;
        Integer before = known.get(key);
        if (before != null) {
            return before;
        }
        var ends = position.legalMoves().stream()
                .mapToInt(move -> best(position.play(move).after(), side));
        int best = (position.toMove() == side ? ends.max() : ends.min()).orElseThrow();
        known.put(key, best);
        return best;
    }
}
