package jump61.table.ui;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.window.CardButton;

/** A row for a found table: the whole row is one button, which looks like a card with a button. */
final class TableRow {
    private static final double PADDING = 16;

    private TableRow() {}

    /**
     * {@return the row of a table}
     *
     * @param sign a sign in front of the name, if any
     * @param extras further facts, on a line of their own; may be empty
     * @param action the name of the action that a click performs
     */
    static Button of(Optional<Region> sign, String name, String facts, String extras, String action) {
        Label who = new Label(name);
        who.getStyleClass().add("table-name");
        VBox words = new VBox(who, wrapped(facts));
        if (!extras.isEmpty()) {
            words.getChildren().add(wrapped(extras));
        }
        HBox.setHgrow(words, Priority.ALWAYS);
        Label does = new Label(action);
        does.getStyleClass().add("table-action");
        does.setMinWidth(Region.USE_PREF_SIZE);
        HBox card = new HBox(words, does);
        sign.ifPresent(first -> card.getChildren().add(0, first));
        card.getStyleClass().add("table-card");
        Button row = new CardButton(card);
        row.getStyleClass().add("table-row");
        row.setAccessibleText(Stream.of(name, facts, extras, action)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" · ")));
        card.prefWidthProperty().bind(row.widthProperty().subtract(2 * PADDING));
        return row;
    }

    private static Label wrapped(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("muted");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
