package jump61.review.ui;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.Side;
import jump61.review.GameReview;
import jump61.review.MoveClass;
import jump61.review.ReviewWords;

/** The card of a side in the review: its accuracy, and the number of its faults of each class. */
final class ReviewedSide extends VBox {
    /**
     * Creates a card.
     *
     * @param accuracy the accuracy as a text
     * @param what what the accuracy is called
     * @param faults number of moves of each class; classes that are missing are not shown
     */
    ReviewedSide(String side, String accuracy, String what, Map<MoveClass, Integer> faults, ReviewWords words) {
        Label name = label(side, "player-name");
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        Label percent = label(accuracy, "review-accuracy");
        percent.setMinWidth(USE_PREF_SIZE);
        percent.setTooltip(new Tooltip(what));
        percent.setAccessibleText(what + " " + accuracy);
        HBox counts = new HBox();
        counts.getStyleClass().add("review-counts");
        faults.forEach((verdict, count) -> counts.getChildren().add(count(verdict, count, words)));
        Pane gap = new Pane();
        HBox.setHgrow(gap, Priority.ALWAYS);
        counts.setMinWidth(USE_PREF_SIZE);
        Label under = label(what, "muted");
        // Where it would be cut off, the tooltip above it is enough.
        under.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> under.getWidth() >= Math.floor(under.prefWidth(-1)), under.widthProperty()));
        HBox details = new HBox(counts, gap, under);
        details.getStyleClass().add("review-details");
        HBox head = new HBox(name, percent);
        head.getStyleClass().add("review-details");
        getChildren().setAll(head, details);
        getStyleClass().addAll("card", "review-side");
        HBox.setHgrow(this, Priority.ALWAYS);
        setPrefWidth(0);
        setMinWidth(0);
    }

    /**
     * {@return the number of a side's faults of each class that there is}
     *
     * @param review the results so far; null before the first ones
     */
    static Map<MoveClass, Integer> faults(Side side, GameReview review) {
        Map<MoveClass, Integer> counts = new EnumMap<>(MoveClass.class);
        Arrays.stream(MoveClass.values())
                .filter(verdict -> review != null && verdict.isFault() && review.count(side, verdict) > 0)
                .forEach(verdict -> counts.put(verdict, review.count(side, verdict)));
        return counts;
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    private static Label count(MoveClass verdict, int count, ReviewWords words) {
        Region sign = new Region();
        sign.getStyleClass().addAll("review-mark", "mark-" + verdict.key());
        Label number = new Label(String.valueOf(count), sign);
        number.setMinWidth(USE_PREF_SIZE);
        number.setAccessibleText(count + " " + words.name(verdict));
        number.setTooltip(new Tooltip(words.name(verdict)));
        return number;
    }
}
