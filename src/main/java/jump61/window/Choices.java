package jump61.window;

import java.util.List;
import java.util.function.Function;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.geometry.NodeOrientation;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.util.StringConverter;

/** Fills choice boxes and menus with values shown as text, and keeps one of several buttons chosen. */
public final class Choices {
    private Choices() {}

    public static <T> void fill(ChoiceBox<T> box, List<T> values, Function<T, String> words, T chosen) {
        boolean first = box.getConverter() == null;
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(T value) {
                // Before the former values are replaced, JavaFX also asks for them; these words need not apply to them.
                return value == null || box.getItems().contains(value) && !values.contains(value)
                        ? ""
                        : words.apply(value);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException("a choice is not typed");
            }
        });
        box.getItems().setAll(values);
        box.setValue(chosen);
        if (first) {
            box.addEventHandler(ChoiceBox.ON_SHOWN, new EventHandler<>() {
                @Override
                public void handle(Event event) {
                    box.removeEventHandler(ChoiceBox.ON_SHOWN, this);
                    openInPlace(box);
                }
            });
        }
    }

    /** Reopens a list in a right-to-left window: JavaFX places it by its width, which is unknown the first time. */
    private static void openInPlace(ChoiceBox<?> box) {
        if (box.getEffectiveNodeOrientation() == NodeOrientation.RIGHT_TO_LEFT) {
            box.hide();
            box.show();
        }
    }

    /** {@return a menu item whose text is shown as it is, even if it contains underscores} */
    public static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> action.run());
        return item;
    }

    /**
     * Ensures that one of the buttons stays chosen once one is. Tab reaches the chosen one; from there, the arrow keys choose
     * another.
     */
    public static void keepOne(ToggleGroup group, List<? extends ToggleButton> buttons) {
        // Buttons that are added to the group instead would each be reached by Tab.
        buttons.forEach(button -> button.setToggleGroup(group));
        group.selectedToggleProperty().addListener((observable, before, now) -> {
            if (now == null) {
                before.setSelected(true);
            }
        });
    }
}
