package jump61.profile.ui;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import jump61.game.Tally;

/** A table of scores, with a name, a bar and the figures in each row. */
final class ScoreRows {
    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");

    private final GridPane grid;
    private final int most;
    private int rows;

    /** Clears {@code grid} and fills it; a bar of full length has {@code most} games. */
    ScoreRows(GridPane grid, int most) {
        this.grid = grid;
        this.most = most;
        grid.getChildren().clear();
        ColumnConstraints asWideAsItsText = new ColumnConstraints();
        asWideAsItsText.setMinWidth(Region.USE_PREF_SIZE);
        ColumnConstraints rest = new ColumnConstraints();
        rest.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(asWideAsItsText, rest, asWideAsItsText);
    }

    /** Adds a row; {@code next} marks it as recommended. */
    void add(String name, Tally score, String figures, boolean next) {
        Label title = new Label(name);
        title.getStyleClass().add("score-name");
        title.pseudoClassStateChanged(NEXT, next);
        Label text = new Label(figures);
        text.getStyleClass().add(score.games() == 0 ? "muted" : "score-figures");
        grid.addRow(rows++, title, new ScoreBar(score, most), text);
    }
}
