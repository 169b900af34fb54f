package jump61.review.ui;

import java.util.List;
import java.util.Optional;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Tablebase;
import jump61.review.MoveClass;
import jump61.review.WinChance;

/**
 * The analysis of a position so far.
 *
 * @param position the position analysed
 * @param moves its best moves, best first
 * @param depth search depth, in plies
 * @param nodes positions visited
 * @param finished whether the search is over, so that nothing more will be found
 * @param proof whose stored proof gives the best move its score; empty if none does
 */
public record Analysis(
        Position position,
        List<AnalysedMove> moves,
        int depth,
        long nodes,
        boolean finished,
        Optional<Tablebase.Source> proof) {
    public Analysis {
        moves = List.copyOf(moves);
    }

    static Analysis of(Position position, SearchResult result, boolean finished, Optional<Tablebase.Source> proof) {
        WinChance curve = WinChance.of(position.game());
        double best = curve.of(result.score());
        List<AnalysedMove> moves = result.moves().stream()
                .map(scored -> {
                    double chance = curve.of(scored.score());
                    MoveClass grade = MoveClass.ofLoss(Math.max(0, best - chance));
                    return new AnalysedMove(scored.move(), scored.score(), chance, grade, scored.line());
                })
                .toList();
        return new Analysis(position, moves, result.depth(), result.nodes(), finished, proof);
    }

    /** {@return whether every move's result is proven, so that the list is exact} */
    public boolean isExact() {
        return !moves.isEmpty() && moves.stream().allMatch(AnalysedMove::isProven);
    }

    /**
     * One of the best moves of a position.
     *
     * @param move the move
     * @param score its value for the side that plays it
     * @param chance that side's winning chances after the move, 0 to 1
     * @param grade how a review would classify it, compared with the best move of the list
     * @param line the line that starts with the move
     */
    public record AnalysedMove(Move move, Score score, double chance, MoveClass grade, List<Move> line) {
        public AnalysedMove {
            line = List.copyOf(line);
        }

        /** {@return whether the result is proven} */
        public boolean isProven() {
            return score.isWin() || score.isLoss();
        }
    }
}
