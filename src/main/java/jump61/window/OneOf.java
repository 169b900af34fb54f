package jump61.window;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;

/**
 * Buttons side by side, one of which is chosen. Tab reaches the chosen one; from there, the arrow keys choose another.
 *
 * @param <T> the type of the values to choose from
 */
public final class OneOf<T> {
    private final List<T> values;
    private final List<ToggleButton> buttons;
    private final ObjectProperty<T> value;

    /**
     * Fills {@code row}. The id of each button is that of the row, a hyphen and the value.
     *
     * @param button creates the button for a value
     */
    public OneOf(Pane row, List<T> values, Function<T, ToggleButton> button) {
        this.values = List.copyOf(values);
        buttons = values.stream().map(button).toList();
        value = new SimpleObjectProperty<>(row, row.getId(), this.values.get(0));
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).setId(row.getId() + "-" + values.get(i));
            buttons.get(i).setFocusTraversable(i == 0);
            HBox.setHgrow(buttons.get(i), Priority.ALWAYS);
        }
        row.getChildren().setAll(buttons);
        row.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        ToggleGroup group = new ToggleGroup();
        Choices.keepOne(group, buttons);
        buttons.get(0).setSelected(true);
        group.selectedToggleProperty().addListener((observable, before, now) -> {
            if (now != null) {
                value.set(this.values.get(buttons.indexOf(now)));
            }
        });
        value.addListener((observable, before, now) -> show(button(now)));
    }

    /** The chosen value, initially the first one. */
    public ObjectProperty<T> valueProperty() {
        return value;
    }

    /** {@return the button for a value} */
    public ToggleButton button(T wanted) {
        return buttons.get(values.indexOf(wanted));
    }

    private void show(ToggleButton chosen) {
        buttons.forEach(button -> button.setFocusTraversable(button == chosen));
        chosen.setSelected(true);
    }

    private void keyPressed(KeyEvent event) {
        int step = step(event.getCode(), buttons.get(0).getEffectiveNodeOrientation());
        if (step != 0) {
            int now = values.indexOf(value.get());
            int next = Math.max(0, Math.min(values.size() - 1, now + step));
            value.set(values.get(next));
            buttons.get(next).requestFocus();
            event.consume();
        }
    }

    private static int step(KeyCode key, NodeOrientation orientation) {
        int right = orientation == NodeOrientation.RIGHT_TO_LEFT ? -1 : 1;
        return switch (key) {
            case RIGHT -> right;
            case LEFT -> -right;
            case DOWN -> 1;
            case UP -> -1;
            default -> 0;
        };
    }
}
