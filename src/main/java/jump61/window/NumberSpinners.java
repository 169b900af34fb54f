package jump61.window;

import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.TextFormatter;
import javafx.util.converter.IntegerStringConverter;

/** Fields for whole numbers with two arrows, into which only digits can be typed or pasted. */
public final class NumberSpinners {
    private NumberSpinners() {}

    /** Sets the range of a field, its value, and the step of its arrows. */
    public static void fill(Spinner<Integer> spinner, int least, int most, int value, int step) {
        IntegerSpinnerValueFactory values = new IntegerSpinnerValueFactory(least, most, value, step);
        values.setConverter(new Forgiving(values));
        spinner.setValueFactory(values);
        int digits = String.valueOf(most).length();
        spinner.getEditor()
                .setTextFormatter(new TextFormatter<>(
                        change -> change.getControlNewText().matches("\\d{0," + digits + "}") ? change : null));
        spinner.focusedProperty().addListener((observable, before, now) -> {
            if (!now) {
                // An empty field shows its number again.
                spinner.getEditor().setText(String.valueOf(values.getValue()));
            }
        });
    }

    /** Sets the range of a field and its value. */
    public static void fill(Spinner<Integer> spinner, int least, int most, int value) {
        fill(spinner, least, most, value, 1);
    }

    /** Parses typed text. Text that is not a number leaves the value unchanged. */
    private static final class Forgiving extends IntegerStringConverter {
        private final IntegerSpinnerValueFactory values;

        Forgiving(IntegerSpinnerValueFactory values) {
            this.values = values;
        }

        @Override
        public Integer fromString(String text) {
            return text == null || !text.strip().matches("\\d{1,9}") ? values.getValue() : super.fromString(text);
        }
    }
}
