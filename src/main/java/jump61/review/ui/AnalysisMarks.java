package jump61.review.ui;

import java.util.List;
import jump61.window.Texts;
import jump61.window.board.MoveMark;
import jump61.window.match.MatchTexts;

/** The marks of the best moves on the board, matching the list. */
final class AnalysisMarks {
    private AnalysisMarks() {}

    /** {@return the marks for the position on the board, best move first} */
    static List<MoveMark> of(AnalysisModel model, Texts texts, MatchTexts words) {
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
}
