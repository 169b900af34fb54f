package jump61.desktop.shell;

import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ChoiceBox;
import javafx.util.StringConverter;

/** Fills choice boxes with values shown as text. */
public final class Choices {
    private Choices() {}

    public static <T> void fill(ChoiceBox<T> box, List<T> values, Function<T, String> words, T chosen) {
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(T value) {
                return value == null ? "" : words.apply(value);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException("a choice is not typed");
            }
        });
        box.getItems().setAll(values);
        box.setValue(chosen);
    }
}
