package jump61.window.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import jump61.game.Move;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.board.MoveMark;

/** The moves that features mark on the board, with descriptions, and the move that they suggest. */
public final class BoardMarks {
    private final List<Source> sources = new ArrayList<>();
    private final List<ObservableValue<Move>> suggestions = new ArrayList<>();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<Move> suggestion = new ReadOnlyObjectWrapper<>();
    private final Subscriptions subscriptions = new Subscriptions();

    /** A source of marks. */
    @FunctionalInterface
    public interface Source {
        /** {@return the marks for the position on the board; none while the feature does not have the board} */
        List<MoveMark> marks(Texts texts, MatchTexts words);
    }

    /** Adds a source whose marks may change with each of {@code causes}. */
    public void add(Source source, Observable... causes) {
        sources.add(source);
        subscriptions.onAny(() -> changes.set(changes.get() + 1), causes);
    }

    /** Adds a move to be marked like a hint; null while there is none. */
    public void suggest(ObservableValue<Move> move) {
        suggestions.add(move);
        subscriptions.onAny(() -> suggestion.set(first()), move);
    }

    private Move first() {
        return suggestions.stream()
                .map(ObservableValue::getValue)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** {@return the marks to show now, of the feature that has the board} */
    public List<MoveMark> of(Texts texts, MatchTexts words) {
        return sources.stream()
                .map(source -> source.marks(texts, words))
                .filter(marks -> !marks.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** A counter that changes whenever the marks may have changed. */
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /** The suggested move; null if there is none. */
    public ReadOnlyObjectProperty<Move> suggestionProperty() {
        return suggestion.getReadOnlyProperty();
    }
}
