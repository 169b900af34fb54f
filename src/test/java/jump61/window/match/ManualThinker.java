package jump61.window.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Move;

/** A thinker whose results are set by a test. */
public final class ManualThinker implements Thinker {
    private Consumer<SearchResult> onProgress;
    private Consumer<SearchResult> onDone;
    private boolean hurried;

    @Override
    public void think(EngineTask search, Consumer<SearchResult> onProgress, Consumer<SearchResult> onDone) {
        this.onProgress = onProgress;
        this.onDone = onDone;
    }

    @Override
    public void moveNow() {
        hurried = true;
    }

    @Override
    public void cancel() {
        onDone = null;
        onProgress = null;
    }

    public boolean isThinking() {
        return onDone != null;
    }

    boolean wasHurried() {
        return hurried;
    }

    void knows(Move best) {
        onProgress.accept(result(best));
    }

    void answers(Move best) {
        Consumer<SearchResult> asked = onDone;
        onDone = null;
        asked.accept(result(best));
    }

    private static SearchResult result(Move best) {
        return new SearchResult(Optional.of(best), new Score(120), 5, 1000, List.of(best), List.of());
    }
}
