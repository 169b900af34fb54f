package jump61.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Solution;

/** Plays a solved game by looking positions up instead of searching. */
record SolvedGame(Solution solution) {
    static Optional<SolvedGame> of(Position position) {
        return position.game().solution().map(SolvedGame::new);
    }

    SearchResult search(Position position) {
        List<Move> line = line(position);
        return result(position, line, List.of());
    }

    SearchResult analyze(Position position) {
        return result(position, line(position), scores(position));
    }

    /**
     * Plays a move. The same seed gives different choices in different positions; otherwise, a weak player would always
     * slip at the same chance.
     */
    SearchResult play(Position position, Level level, long seed) {
        if (position.result().isPresent()) {
            return search(position);
        }
        var random = new SplittableRandom(
                seed * 0x9E3779B97F4A7C15L + position.notation().hashCode());
        Move move = solution.choose(position, level, random);
        return result(position, lineFrom(position, move), List.of());
    }

    private SearchResult result(Position position, List<Move> line, List<SearchResult.MoveScore> moves) {
        Score score = line.isEmpty() ? score(position) : scoreOf(position, line.get(0));
        long lookedUp = position.legalMoves().size();
        return new SearchResult(line.stream().findFirst(), score, line.size(), lookedUp, line, moves);
    }

    private List<SearchResult.MoveScore> scores(Position position) {
        return position.legalMoves().stream()
                .map(move -> new SearchResult.MoveScore(move, scoreOf(position, move), lineFrom(position, move)))
                .sorted(Comparator.comparing(SearchResult.MoveScore::score).reversed())
                .toList();
    }

    private List<Move> line(Position position) {
        List<Move> line = new ArrayList<>();
        for (Position at = position; at.result().isEmpty(); ) {
            Move best = best(at);
            line.add(best);
            at = at.play(best).after();
        }
        return line;
    }

    private List<Move> lineFrom(Position position, Move move) {
        List<Move> line = new ArrayList<>(List.of(move));
        line.addAll(line(position.play(move).after()));
        return line;
    }

    private Move best(Position position) {
        return position.legalMoves().stream()
                .max(Comparator.comparing(move -> scoreOf(position, move)))
                .orElseThrow();
    }

    /** Returns the value of a move for the side that plays it. The end is one ply further away than after the move. */
    private Score scoreOf(Position position, Move move) {
        Position after = position.play(move).after();
        int value = score(after).negated().value();
        return new Score(value - Integer.signum(value));
    }

    private Score score(Position position) {
        Solution.Outlook ending = solution.ending(position);
        int size = Score.WIN - ending.plies();
        return new Score(ending.winner()
                .map(side -> side == position.toMove() ? size : -size)
                .orElse(0));
    }
}
