package jump61.review.ui;

import java.util.Optional;
import javafx.scene.control.Label;
import jump61.review.MoveClass;

/** The sign of a verdict, the same in the list, on a card and on the board: {@code ??}, or a dot for the best move. */
final class VerdictSign {
    private VerdictSign() {}

    /** {@return the sign; empty for moves that need none} */
    static String text(MoveClass verdict) {
        return switch (verdict) {
            case INACCURACY -> "?!";
            case MISTAKE -> "?";
            case BLUNDER, MISSED_WIN -> "??";
            case ONLY_MOVE -> "!";
            case BEST, GOOD, FORCED -> "";
        };
    }

    /** Shows the sign of a verdict in a label; without a verdict, the label is empty. */
    static void show(Label label, Optional<MoveClass> verdict) {
        label.setText(verdict.map(VerdictSign::text).orElse(""));
        label.getStyleClass()
                .setAll("label", "verdict-sign", verdict.map(VerdictSign::style).orElse("nothing"));
    }

    private static String style(MoveClass verdict) {
        return switch (verdict) {
            case BEST -> "dot";
            case ONLY_MOVE -> "best";
            case GOOD, FORCED -> "nothing";
            case INACCURACY, MISTAKE, BLUNDER, MISSED_WIN -> "fault";
        };
    }
}
