package jump61.window.match;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Position;
import jump61.game.Side;

/** Advice by the engine at full strength on the position shown: hints and evaluation. It never plays a move. */
public final class Advice {
    static final Duration HINT_TIME = Duration.ofMillis(1500);
    static final Duration EVALUATION_TIME = Duration.ofSeconds(3);

    private final Thinker thinker;
    private final ObservableValue<Position> position;
    private final SteadyScore steady = new SteadyScore();
    private final ReadOnlyObjectWrapper<SearchResult> hint = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper seekingHint = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Score> evaluation = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty evaluating = new SimpleBooleanProperty();
    private boolean handedOver;
    private final BooleanProperty silent = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper();

    /** Gives advice on the value of {@code position}. */
    Advice(Thinker thinker, ObservableValue<Position> position) {
        this.thinker = thinker;
        this.position = position;
        position.addListener((observable, before, now) -> {
            if (!Objects.equals(before, now)) {
                forget();
            }
        });
        shown.bind(evaluating.and(silent.not()));
        shown.addListener((observable, before, now) -> forget());
    }

    /** Looks for the best move; asked again about a position, it gives the same answer. No effect in a finished game. */
    public void askForHint() {
        Position asked = position.getValue();
        SearchResult known = hint.get();
        if (asked.result().isPresent() || seekingHint.get()) {
            return;
        }
        if (known != null) {
            hint.set(null);
            hint.set(known);
            return;
        }
        seekingHint.set(true);
        thinker.think(EngineTask.forHint(asked, HINT_TIME), soFar -> progressed(asked, soFar), result -> {
            seekingHint.set(false);
            evaluated(asked, steady.end(result));
            hint.set(result);
        });
    }

    /** Pauses the evaluation while another component evaluates positions and needs the processors. */
    public void setHandedOver(boolean value) {
        handedOver = value;
        forget();
    }

    /** Shows another component's score, while the evaluation is {@linkplain #setHandedOver handed over}. */
    public void show(Position asked, Score score) {
        if (handedOver && asked.equals(position.getValue())) {
            evaluated(asked, score);
        }
    }

    /** Drops the hint, and evaluates the position anew. */
    void forget() {
        thinker.cancel();
        seekingHint.set(false);
        hint.set(null);
        steady.reset();
        if (!shown.get() || position.getValue() == null) {
            evaluation.set(null);
            return;
        }
        Position asked = position.getValue();
        if (asked.result().isPresent()) {
            evaluation.set(finished(asked));
        } else if (!handedOver) {
            thinker.think(
                    EngineTask.atFullStrength(asked, EVALUATION_TIME),
                    soFar -> progressed(asked, soFar),
                    result -> evaluated(asked, steady.end(result)));
        }
    }

    private void progressed(Position asked, SearchResult soFar) {
        steady.progress(soFar).ifPresent(score -> evaluated(asked, score));
    }

    private void evaluated(Position asked, Score score) {
        if (shown.get()) {
            evaluation.set(asked.toMove() == Side.FIRST ? score : score.negated());
        }
    }

    private static Score finished(Position position) {
        return position.result()
                .flatMap(jump61.game.Result::winner)
                .map(winner -> new Score(winner == Side.FIRST ? Score.WIN : -Score.WIN))
                .orElse(new Score(0));
    }

    /** The best move in the position shown, and its continuation; null until requested and found. */
    public ReadOnlyObjectProperty<SearchResult> hintProperty() {
        return hint.getReadOnlyProperty();
    }

    /** Whether a hint is being looked for. */
    public ReadOnlyBooleanProperty seekingHintProperty() {
        return seekingHint.getReadOnlyProperty();
    }

    /** The value of the position shown, from the point of view of the side that moved first; null if unknown. */
    public ReadOnlyObjectProperty<Score> evaluationProperty() {
        return evaluation.getReadOnlyProperty();
    }

    /** Turns the evaluation off or on: someone solving a puzzle must not be told the answer. */
    void setSilent(boolean value) {
        silent.set(value);
    }

    /** Whether the evaluation is currently shown: it is {@linkplain #evaluatingProperty wanted} and not turned off. */
    public ReadOnlyBooleanProperty shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** Whether the user wants positions to be evaluated as they are shown. */
    public BooleanProperty evaluatingProperty() {
        return evaluating;
    }

    /**
     * Smooths the scores of an ever deeper search for display. Shallow scores mean little, and even and odd depths differ
     * by the tempo. So estimates are shown only from a certain depth on, as the average of the last two; a proven result is
     * shown at once.
     */
    static final class SteadyScore {
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
            return isDecided(last) || depth >= FIRST_DEPTH ? Optional.of(toShow()) : Optional.empty();
        }

        /** {@return the score to show at the end of a search, however shallow} */
        Score end(SearchResult result) {
            if (result.depth() >= depth || isDecided(result.score())) {
                take(result);
            }
            return toShow();
        }

        private void take(SearchResult result) {
            if (result.depth() > depth) {
                before = last;
            }
            depth = Math.max(depth, result.depth());
            last = result.score();
        }

        private Score toShow() {
            boolean single = before == null || isDecided(before) || isDecided(last);
            return single ? last : new Score((before.value() + last.value()) / 2);
        }

        private static boolean isDecided(Score score) {
            return score.isWin() || score.isLoss();
        }
    }
}
