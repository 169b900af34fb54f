package jump61.review.ui;

import javafx.beans.NamedArg;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.ActionEvent;
import javafx.event.EventHandler;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.Sentences;

/**
 * A clickable moment of the game: its number in the graph, its title, and a sentence. It is not a button, because
 * buttons do not grow with wrapped content.
 */
public final class MomentRow extends HBox {
    private final Label number = new Label();
    private final Label title = new Label();
    private final Label text = new Label();
    private final Region arrow = new Region();
    private final ObjectProperty<EventHandler<ActionEvent>> onAction = new SimpleObjectProperty<>();

    /** Creates a row with a title, without a sentence. */
    public MomentRow(@NamedArg("title") String name) {
        getStyleClass().add("moment");
        number.getStyleClass().add("moment-number");
        title.getStyleClass().add("moment-title");
        title.setText(name);
        title.setWrapText(true);
        title.setMinHeight(USE_PREF_SIZE);
        title.managedProperty().bind(title.textProperty().isNotEmpty());
        text.getStyleClass().add("muted");
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        arrow.getStyleClass().addAll("icon", "icon-next");
        VBox words = new VBox(title, text);
        HBox.setHgrow(words, Priority.ALWAYS);
        getChildren().setAll(number, words, arrow);
        setMinHeight(USE_PREF_SIZE);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
        setOnMouseClicked(click -> fire());
        setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.SPACE) {
                fire();
                key.consume();
            }
        });
    }

    private void fire() {
        if (onAction.get() != null) {
            onAction.get().handle(new ActionEvent(this, this));
        }
    }

    /** Changes title and sentence. */
    void show(String name, String sentence) {
        title.setText(name);
        show(sentence);
    }

    /** Changes the sentence. */
    void show(String sentence) {
        text.setText(sentence);
        setAccessibleText(Sentences.join(title.getText(), sentence));
    }

    /** Shows a number, in the colour that it has in the graph. */
    void count(int shown) {
        number.setText(String.valueOf(shown));
        number.getStyleClass().setAll("label", "moment-number", "moment-number-" + shown);
    }

    /** Shows a picture in place of the number. */
    void picture(Node picture) {
        getChildren().set(0, picture);
    }

    /** {@return the disc with the number, as in the graph} */
    Label number() {
        return number;
    }

    /** {@return the sentence shown} */
    public String sentence() {
        return text.getText();
    }

    /** The action of a click. */
    public ObjectProperty<EventHandler<ActionEvent>> onActionProperty() {
        return onAction;
    }

    public EventHandler<ActionEvent> getOnAction() {
        return onAction.get();
    }

    public void setOnAction(EventHandler<ActionEvent> handler) {
        onAction.set(handler);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            fire();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }
}
