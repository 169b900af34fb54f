package jump61.games.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.SearchState;
import jump61.game.Turn;
import org.junit.jupiter.api.Test;

class EvaluationTest {
    @Test
    void bothSidesAreJudgedAlike() {
        for (int seed = 0; seed < 50; seed++) {
            for (Position position : RandomPlay.positions(CheckersPosition.START, seed)) {
                if (position.result().isEmpty()) {
                    assertEquals(estimate(position), estimate(turnedAround(position)), position::notation);
                }
            }
        }
    }

    @Test
    void theEstimateDoesNotDependOnTheMovesThatLedHere() {
        for (int seed = 0; seed < 50; seed++) {
            SearchState state = CheckersGame.INSTANCE.searchState(CheckersPosition.START);
            for (Turn turn : RandomPlay.from(CheckersPosition.START, seed)) {
                state.play(state.encode(turn.move()));
                if (turn.after().result().isEmpty()) {
                    assertEquals(estimate(turn.after()), state.evaluate(), turn.after()::notation);
                }
            }
        }
    }

    @Test
    void aJumpThatCostsNothingIsWorthMoreThanAnExchange() {
        int free = estimate("..../..../..../.r../.w../..../...w/.... red");
        int exchange = estimate("..../..../..../.r../.w../..../w.../.... red");
        assertTrue(free > exchange + 30, free + " > " + exchange);
    }

    @Test
    void inTheEndingARunnerIsWorthMoreThanAManThatCanBeMet() {
        int runner = estimate("..../..../..../..../..../r.../..../...w red");
        int met = estimate("..../..../r.../..../..../..../..../w... red");
        assertTrue(runner > met, runner + " > " + met);
    }

    @Test
    void aSideThatCannotMoveHasWonOrLostByTheScore() {
        assertEquals(-10_000, estimate("..../...r/...w/..w./..../..../..../.... red"));
        assertEquals(10_000, estimate("..../...r/...w/..w./..../..../..../RRR. red"));
    }

    @Test
    void theSearchPlaysAnEndingToItsProvenEnd() {
        // Red's one man cannot make up for White's five, whoever runs out of moves.
        SearchResult found = new Engine()
                .search(
                        CheckersGame.INSTANCE.parsePosition("..../..../.r../..../w.../..../..../wwww red"),
                        Limits.NONE,
                        SearchMonitor.NONE);
        assertTrue(found.score().isLoss());
        assertEquals(found.line().size(), found.score().distance());
    }

    private static int estimate(String position) {
        return estimate(CheckersGame.INSTANCE.parsePosition(position));
    }

    private static int estimate(Position position) {
        return CheckersGame.INSTANCE.searchState(position).evaluate();
    }

    /** The same position with the board turned half around and the colours exchanged. */
    private static Position turnedAround(Position position) {
        String[] words = position.notation().split(" ");
        var board = new StringBuilder(words[0]).reverse();
        for (int i = 0; i < board.length(); i++) {
            int letter = "rRwW".indexOf(board.charAt(i));
            if (letter >= 0) {
                board.setCharAt(i, "wWrR".charAt(letter));
            }
        }
        return CheckersGame.INSTANCE.parsePosition(board + (words[1].equals("red") ? " white" : " red"));
    }
}
