package jump61.review.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Game;
import jump61.game.Move;
import jump61.window.match.EngineTask;
import jump61.window.match.Thinker;

/** An engine whose results are set by a test. */
final class FakeAnalyst implements Thinker {
    private Consumer<SearchResult> onProgress;
    private Consumer<SearchResult> onDone;
    int begun;

    @Override
    public void think(EngineTask search, Consumer<SearchResult> progress, Consumer<SearchResult> done) {
        begun++;
        onProgress = progress;
        onDone = done;
    }

    @Override
    public void moveNow() {}

    @Override
    public void cancel() {
        onProgress = null;
        onDone = null;
    }

    boolean isThinking() {
        return onDone != null;
    }

    /** Returns scores such as {@code 4:1 +120, 2:2 -30, 3:3 win 5}. */
    void says(Game game, int depth, String scores) {
        onProgress.accept(result(game, depth, scores));
    }

    void ends(Game game, int depth, String scores) {
        Consumer<SearchResult> asked = onDone;
        cancel();
        asked.accept(result(game, depth, scores));
    }

    private static SearchResult result(Game game, int depth, String scores) {
        List<SearchResult.MoveScore> moves = List.of(scores.split(", ")).stream()
                .map(text -> score(game, text))
                .toList();
        SearchResult.MoveScore best = moves.get(0);
        return new SearchResult(Optional.of(best.move()), best.score(), depth, 1000, best.line(), moves);
    }

    private static SearchResult.MoveScore score(Game game, String text) {
        String[] words = text.split(" ");
        Move move = game.parseMove(words[0]);
        int value = words[1].equals("win") ? Score.WIN - Integer.parseInt(words[2]) : Integer.parseInt(words[1]);
        return new SearchResult.MoveScore(move, new Score(value), List.of(move));
    }
}
