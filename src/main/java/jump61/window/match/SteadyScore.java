package jump61.window.match;

import java.util.Optional;
import jump61.engine.Score;
import jump61.engine.SearchResult;

/**
 * Smooths the scores of an ever deeper search for display. Shallow scores mean little, and even and odd depths differ
 * by the tempo. So estimates are shown from a certain depth on, as the average of the last two; a proven end is shown
 * at once.
 */
final class SteadyScore {
    private static final int FIRST_DEPTH = 4;

    private int depth;
    private Score before;
    private Score last;

    /** Starts again with another position. */
    void reset() {
        depth = 0;
        before = null;
        last = null;
    }

    /** {@return the score to show now, for the side to move; empty if there is nothing new} */
    Optional<Score> progress(SearchResult soFar) {
        if (soFar.depth() < depth && !isDecided(soFar.score())) {
            return Optional.empty();
        }
        take(soFar);
        return isDecided(last) || depth >= FIRST_DEPTH ? Optional.of(told()) : Optional.empty();
    }

    /** {@return the score to show at the end of a search, however shallow} */
    Score end(SearchResult result) {
        if (result.depth() >= depth || isDecided(result.score())) {
            take(result);
        }
        return told();
    }

    private void take(SearchResult result) {
        if (result.depth() > depth) {
            before = last;
        }
        depth = Math.max(depth, result.depth());
        last = result.score();
    }

    private Score told() {
        boolean single = before == null || isDecided(before) || isDecided(last);
        return single ? last : new Score((before.value() + last.value()) / 2);
    }

    private static boolean isDecided(Score score) {
        return score.isWin() || score.isLoss();
    }
}
