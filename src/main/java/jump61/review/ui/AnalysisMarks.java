package jump61.review.ui;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.board.MoveMark;
import jump61.window.match.MatchTexts;

/** The marks of the best moves on the board, matching the list. */
public final class AnalysisMarks {
    private final AnalysisModel model;
    private final Texts texts;
    private final MatchTexts words;
    private final ReadOnlyObjectWrapper<List<MoveMark>> marks = new ReadOnlyObjectWrapper<>(List.of());

    public AnalysisMarks(AnalysisModel model, Texts texts, MatchTexts words, Subscriptions subscriptions) {
        this.model = model;
        this.texts = texts;
        this.words = words;
        subscriptions.onAny(
                () -> marks.set(find()),
                model.openProperty(),
                model.analysisProperty(),
                model.searchingProperty(),
                model.peekingProperty());
    }

    private List<MoveMark> find() {
        Analysis analysis = model.analysisProperty().get();
        boolean shown = model.openProperty().get()
                && model.searchingProperty().get()
                && !model.peekingProperty().get();
        if (!shown || analysis == null) {
            return List.of();
        }
        AnalysisWords said = new AnalysisWords(texts, words, analysis.position().game());
        boolean threats = model.threatProperty().get();
        return analysis.moves().stream()
                .limit(model.shownMoves())
                .map(move -> said.mark(move, threats))
                .toList();
    }

    /** The current marks, best move first. */
    public ReadOnlyObjectProperty<List<MoveMark>> marksProperty() {
        return marks.getReadOnlyProperty();
    }
}
