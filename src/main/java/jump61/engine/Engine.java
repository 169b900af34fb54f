package jump61.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.SearchState;

/** Finds moves in any game. One engine serves one search at a time; what it learned helps the next search. */
public final class Engine {
    /** Searches {@code position} until a limit or the monitor stops it. */
    public SearchResult search(Position position, Limits limits, SearchMonitor monitor) {
        Optional<SolvedGame> solved = SolvedGame.of(position);
        if (solved.isPresent()) {
            return solved.get().search(position);
        }
        SearchState state = position.game().searchState(position);
        int[] moves = new int[state.maxMoves()];
        int count = state.legalMoves(moves, 0);
        int bestScore = -Score.WIN;
        Optional<jump61.game.Move> best = Optional.empty();
        for (int i = 0; i < count; i++) {
            state.play(moves[i]);
            int score = -value(state);
            state.undo();
            if (best.isEmpty() || score > bestScore) {
                bestScore = score;
                best = Optional.of(state.decode(moves[i]));
            }
        }
        return new SearchResult(
                best,
                new Score(bestScore),
                1,
                count,
                new ArrayList<>(best.stream().toList()),
                List.of());
    }

    /** Like {@link #search}, with a score for every legal move. */
    public SearchResult analyze(Position position, Limits limits, SearchMonitor monitor) {
        Optional<SolvedGame> solved = SolvedGame.of(position);
        if (solved.isPresent()) {
            return solved.get().analyze(position);
        }
        return search(position, limits, monitor);
    }

    /**
     * Chooses a move as the program plays at a level: limited by depth or nodes, so that the same position, level and
     * seed give the same move on any machine.
     */
    public SearchResult play(Position position, Level level, long seed, SearchMonitor monitor) {
        Optional<SolvedGame> solved = SolvedGame.of(position);
        if (solved.isPresent()) {
            return solved.get().play(position, level, seed);
        }
        return search(position, Limits.depth(level.number()), monitor);
    }

    private static int value(SearchState state) {
        int outcome = state.outcome();
        return outcome == SearchState.OPEN ? state.evaluate() : outcome * Score.WIN;
    }
}
