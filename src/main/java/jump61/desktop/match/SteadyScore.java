package jump61.desktop.match;

import java.util.Optional;
import jump61.engine.Score;
import jump61.engine.SearchResult;

/**
 * Makes the scores of a search that goes deeper and deeper fit to be looked at: the shallow ones say little, and even and
 * odd depths differ by the tempo. So estimates are told from some depth on, as the mean of the last two; a proven end is
 * told at once.
 */
final class SteadyScore {
    private static final int FIRST_DEPTH = 4;

    private int depth;
    private Score before;
    private Score last;

    /** Begins anew, with another position. */
    void reset() {
        depth = 0;
        before = null;
        last = null;
    }

    /** {@return what to tell of the position now, for the side to move; empty if there is nothing new} */
    Optional<Score> progress(SearchResult soFar) {
        if (soFar.depth() < depth && !isDecided(soFar.score())) {
            return Optional.empty();
        }
        take(soFar);
        return isDecided(last) || depth >= FIRST_DEPTH ? Optional.of(told()) : Optional.empty();
    }

    /** {@return what to tell at the end of a search, however shallow it was} */
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
