package jump61.lab.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.engine.ProofTable;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.solver.ShortWins;

/**
 * Finds answers by searching: first for short wins, then with a solver's knowledge. Looking for short wins takes most of
 * the time and needs no solver, so all processors share it.
 */
final class SearchedAnswers implements Answers {
    private final WinningMoves winningMoves;
    private final int longestShortWin;
    private final ProofTable memory = ShortWins.memory();

    /** Provides the moves that keep the win. */
    @FunctionalInterface
    interface WinningMoves {
        /** {@return a move that wins within this many plies; empty if none was found} */
        Optional<Move> in(Position position, int within);
    }

    /** Creates answers that find all wins within {@code longestShortWin} plies without asking for a winning move. */
    SearchedAnswers(WinningMoves winningMoves, int longestShortWin) {
        this.winningMoves = winningMoves;
        this.longestShortWin = longestShortWin;
    }

    @Override
    public Optional<List<Answer>> to(List<Position> positions, int within) {
        List<Optional<ProvenWin>> shortWins = positions.parallelStream()
                .map(position -> new ShortWins(position, memory).find(longestShortWin))
                .toList();
        List<Answer> answers = new ArrayList<>();
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(i);
            Optional<Answer> answer = shortWins
                    .get(i)
                    .map(win -> new Answer(win.move(), win.plies()))
                    .or(() -> winningMoves.in(position, within).map(move -> new Answer(move, 0)));
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            answers.add(answer.get());
        }
        return Optional.of(answers);
    }
}
