package jump61.review.ui;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import jump61.review.MoveReview;
import jump61.review.ReviewWords;
import jump61.window.match.MatchTexts;

/** A move in the list: its number, its mark, and its verdict. */
final class ReviewCell extends ListCell<MoveReview> {
    private final MatchTexts words;
    private final ReviewWords reviewWords;
    private final Label number = new Label();
    private final Region mark = new Region();
    private final Label move = new Label();
    private final Label verdict = new Label();
    private final HBox row = new HBox(number, mark, move, verdict);

    ReviewCell(MatchTexts words, ReviewWords reviewWords) {
        this.words = words;
        this.reviewWords = reviewWords;
        number.getStyleClass().add("move-number");
        verdict.getStyleClass().add("muted");
        move.getStyleClass().add("reviewed-move");
        row.getStyleClass().add("move-row");
    }

    @Override
    protected void updateItem(MoveReview item, boolean empty) {
        super.updateItem(item, empty);
        setGraphic(empty ? null : row);
        if (empty) {
            setAccessibleText(null);
            return;
        }
        number.setText(item.ply() + ".");
        mark.getStyleClass().setAll("review-mark", "mark-" + item.verdict().key());
        move.setText(words.move(item.turn().move(), item.turn().before().game()));
        verdict.setText(reviewWords.name(item.verdict()));
        setAccessibleText(words.move(item.turn(), item.ply()) + ". " + reviewWords.title(item));
    }
}
