package jump61.review.ui;

import java.util.List;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Sentences;
import jump61.review.ui.Analysis.AnalysedMove;
import jump61.window.Texts;
import jump61.window.board.MoveMark;
import jump61.window.match.MatchTexts;

/** Puts an analysis into words. */
public record AnalysisWords(Texts texts, MatchTexts words, Game game) {
    private static final int PERCENT = 100;
    private static final int SPOKEN = 4;

    String move(Move move) {
        return words.move(move, game);
    }

    /** {@return how good a move is, in a few characters: {@code 63 %}, or {@code #5} for a win in 5} */
    String sign(AnalysedMove move) {
        if (move.isProven()) {
            return (move.score().isWin() ? "#" : "−#") + moves(move);
        }
        return texts.get("analysis.percent", (int) Math.round(PERCENT * move.chance()));
    }

    /** {@return the proven result of a move, in words; empty for an estimate} */
    String proof(AnalysedMove move) {
        if (!move.isProven()) {
            return "";
        }
        return texts.get(move.score().isWin() ? "analysis.wins" : "analysis.loses", moves(move));
    }

    private static int moves(AnalysedMove move) {
        return Math.max(1, move.score().moves());
    }

    /** {@return the style class of a move's grade} */
    String style(AnalysedMove move, boolean threat) {
        return threat ? "grade-threat" : "grade-" + move.grade().key();
    }

    /** {@return the sign of a move on the board} */
    public MoveMark mark(AnalysedMove move, boolean threat) {
        return new MoveMark(move.move(), sign(move), style(move, threat));
    }

    /** {@return the marks for the position on the board, best move first} */
    static List<MoveMark> marks(AnalysisModel model, Texts texts, MatchTexts words) {
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

    /** {@return a line for assistive technology} */
    String spoken(AnalysedMove move) {
        String value = move.isProven() ? proof(move) : sign(move);
        String line = Sentences.list(
                move.line().stream().limit(SPOKEN).map(this::move).toList(), texts.locale());
        return texts.get("analysis.spoken", move(move.move()), value, line);
    }
}
