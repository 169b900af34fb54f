package jump61.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Solution;

/** Judges moves of a solved game, such as Sim. */
final class SolvedReferee extends Referee {
    /** Maximum length in plies; longer lines are tiring rather than instructive. */
    private static final int LONGEST_LINE = 8;

    private final Solution solution;

    SolvedReferee(Puzzle puzzle) {
        super(puzzle);
        solution = puzzle.position().game().solution().orElseThrow();
    }

    @Override
    protected boolean keepsGoal(Position position, Move move, int left) {
        return solution.ending(position.play(move).after()).winner().equals(Optional.of(solver()));
    }

    @Override
    protected Move resist(Position position, int left) {
        return bestMove(position);
    }

    @Override
    protected Ruling refute(Position position, Move move, int left) {
        List<Move> line = new ArrayList<>();
        Position at = position.play(move).after();
        while (at.result().isEmpty() && line.size() < LONGEST_LINE) {
            Move next = bestMove(at);
            line.add(next);
            at = at.play(next).after();
        }
        return new Ruling(Ruling.Verdict.LOSES, line);
    }

    /** {@return the fastest win or, failing that, the longest defence} */
    private Move bestMove(Position position) {
        return position.legalMoves().stream()
                .max(Comparator.comparingInt(move -> worth(position, move)))
                .orElseThrow();
    }

    private int worth(Position position, Move move) {
        Solution.Outlook ending = solution.ending(position.play(move).after());
        boolean wins = ending.winner().equals(Optional.of(position.toMove()));
        int most = position.legalMoves().size() + 1;
        return wins ? 2 * most - ending.plies() : ending.plies();
    }
}
