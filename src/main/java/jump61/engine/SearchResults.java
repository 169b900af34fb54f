package jump61.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.SearchState;

/** Turns the root moves of a search, which are numbers, into a {@link SearchResult}. */
final class SearchResults {
    private SearchResults() {}

    /** {@return what a search has found so far, with scores for up to {@code scored} moves} */
    static SearchResult of(SearchState root, IterativeDeepening search, Budget budget, int scored) {
        return of(root, search.moves(), search.depth(), budget.nodes(), scored);
    }

    static SearchResult of(SearchState root, List<RootMove> moves, int depth, long nodes, int scored) {
        if (moves.isEmpty()) {
            return new SearchResult(
                    Optional.empty(), new Score(root.outcome() * Score.WIN), 0, 0, List.of(), List.of());
        }
        RootMove best = moves.get(0);
        List<SearchResult.MoveScore> scores = new ArrayList<>();
        for (RootMove move : moves.subList(0, Math.min(scored, moves.size()))) {
            scores.add(new SearchResult.MoveScore(
                    root.decode(move.move), new Score(move.score), decoded(root, move.line)));
        }
        return new SearchResult(
                Optional.of(root.decode(best.move)),
                new Score(best.score),
                depth,
                nodes,
                decoded(root, best.line),
                scores);
    }

    private static List<Move> decoded(SearchState root, int[] line) {
        return Arrays.stream(line).mapToObj(root::decode).toList();
    }
}
