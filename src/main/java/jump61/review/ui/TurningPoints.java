package jump61.review.ui;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The moves that decided the game, each with its verdict and a reason, to click. */
public final class TurningPoints extends VBox {
    private IntConsumer onChoose = ply -> {};

    /**
     * A move that decided the game.
     *
     * @param ply its number, from 1
     * @param mark style class of its sign
     */
    record Point(int ply, String mark, String title, String reason) {}

    /** Creates a list without moves. */
    public TurningPoints() {
        getStyleClass().add("turning-points");
        visibleProperty().bind(managedProperty());
        setManaged(false);
    }

    void setOnChoose(IntConsumer consumer) {
        onChoose = consumer;
    }

    /** Shows these moves under a heading; nothing at all if there are none. */
    void show(String heading, List<Point> points) {
        setManaged(!points.isEmpty());
        Label above = new Label(heading);
        above.getStyleClass().add("muted");
        getChildren().setAll(above);
        points.forEach(point -> getChildren().add(new Row(point)));
    }

    /** A row, which is not a button because buttons do not grow with wrapped content. */
    private final class Row extends HBox {
        private final int ply;

        private Row(Point point) {
            ply = point.ply();
            getStyleClass().add("moment");
            Region mark = new Region();
            mark.getStyleClass().addAll("review-mark", point.mark());
            Label title = new Label(point.title());
            title.getStyleClass().add("moment-title");
            title.setWrapText(true);
            title.setMinHeight(USE_PREF_SIZE);
            Label reason = new Label(point.reason());
            reason.getStyleClass().add("muted");
            reason.setWrapText(true);
            reason.setMinHeight(USE_PREF_SIZE);
            VBox words = new VBox(title, reason);
            HBox.setHgrow(words, Priority.ALWAYS);
            Region arrow = new Region();
            arrow.getStyleClass().addAll("icon", "icon-next");
            getChildren().setAll(mark, words, arrow);
            setMinHeight(USE_PREF_SIZE);
            setFocusTraversable(true);
            setAccessibleRole(AccessibleRole.BUTTON);
            setAccessibleText(point.title() + ". " + point.reason());
            setOnMouseClicked(click -> onChoose.accept(ply));
            setOnKeyPressed(key -> {
                if (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.SPACE) {
                    onChoose.accept(ply);
                    key.consume();
                }
            });
        }

        @Override
        public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
            if (action == AccessibleAction.FIRE) {
                onChoose.accept(ply);
            } else {
                super.executeAccessibleAction(action, parameters);
            }
        }
    }
}
