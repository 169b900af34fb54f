package jump61.review.ui;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Position;
import jump61.game.Tablebase;
import jump61.game.Tablebases;
import jump61.window.match.Advisers.Adviser;
import jump61.window.match.EngineTask;
import jump61.window.match.Thinker;

/** Analyses one position at a time, at increasing depth, and remembers earlier results. */
final class Analyst {
    /** Maximum time for one position; nobody watches for longer. */
    static final Duration LONGEST = Duration.ofMinutes(10);

    /** The first depth reported. Results of earlier depths mean little and change faster than anyone can read. */
    private static final int FIRST_DEPTH = 4;

    private static final int REMEMBERED = 400;

    private final Thinker thinker;
    private Optional<Adviser> adviser = Optional.empty();
    private final ReadOnlyObjectWrapper<Analysis> analysis = new ReadOnlyObjectWrapper<>();
    private final Map<Position, Analysis> known = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Position, Analysis> eldest) {
            return size() > REMEMBERED;
        }
    };

    Analyst(Thinker thinker) {
        this.thinker = thinker;
    }

    /**
     * Starts analysing a position; known results are reported at once.
     *
     * @param count number of best moves wanted
     */
    void look(Position position, int count) {
        thinker.cancel();
        Analysis before = known.get(position);
        boolean enough = before != null && before.moves().size() >= Math.min(count, movesOf(position));
        analysis.set(enough ? before : null);
        if (position.result().isPresent() || enough && before.finished()) {
            return;
        }
        thinker.think(task(position, count), soFar -> told(position, soFar, false), result -> {
            if (result != null) {
                told(position, result, true);
            }
        });
    }

    private EngineTask task(Position position, int count) {
        Optional<Adviser> asked = adviser;
        return (engine, monitor) -> asked.isPresent()
                ? asked.get().analyze(position, count, monitor).orElse(null)
                : engine.analyze(position, count, Limits.time(LONGEST), monitor);
    }

    /** Sets the program that analyses from now on; empty for our engine. All results are forgotten. */
    void setAdviser(Optional<Adviser> program) {
        forget();
        adviser.ifPresent(Adviser::close);
        adviser = program;
    }

    private static int movesOf(Position position) {
        return position.legalMoves().size();
    }

    private void told(Position position, SearchResult result, boolean finished) {
        Analysis before = analysis.get();
        boolean early = adviser.isEmpty()
                && result.depth() < FIRST_DEPTH
                && !result.score().isWin();
        boolean older = before != null && result.depth() < before.depth();
        if (!finished && (early || older)) {
            return;
        }
        Analysis now = Analysis.of(position, result, finished, proof(position, result.score()));
        known.put(position, now);
        analysis.set(now);
    }

    /** {@return whose stored proof gives a position this score; the engine has just read it} */
    private Optional<Tablebase.Source> proof(Position position, Score score) {
        if (adviser.isPresent() || !score.isWin() && !score.isLoss()) {
            return Optional.empty();
        }
        return score.isWin() ? Tablebases.sourceOfWin(position) : Tablebases.sourceOfLoss(position);
    }

    /** Waits for another position. */
    void rest() {
        thinker.cancel();
        analysis.set(null);
    }

    /** Stops the analysis; its results so far are kept. */
    void stop() {
        thinker.cancel();
    }

    /** Forgets all results. */
    void forget() {
        thinker.cancel();
        known.clear();
        analysis.set(null);
    }

    /** The analysis of the current position; null while there is none. */
    ReadOnlyObjectProperty<Analysis> analysisProperty() {
        return analysis.getReadOnlyProperty();
    }
}
