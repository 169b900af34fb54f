package jump61.window.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Toggle;
import jump61.window.Texts;

/** Describes controls in words: their names and states. */
final class ControlWords {
    private final Texts texts;

    ControlWords(Texts texts) {
        this.texts = texts;
    }

    /** {@return the name, type and state of a control, as far as it has them} */
    List<String> describe(Node node) {
        List<String> words = new ArrayList<>();
        words.add(name(node));
        if (node instanceof Button) {
            words.add(texts.get("speech.button"));
        }
        words.add(state(node));
        words.removeIf(String::isBlank);
        return words;
    }

    /** {@return the state of a control, or of its focused part; empty if there is none} */
    String state(Node node) {
        if (node instanceof CheckBox box) {
            return texts.get(box.isSelected() ? "speech.on" : "speech.off");
        } else if (node instanceof Toggle toggle) {
            return texts.get(toggle.isSelected() ? "speech.chosen" : "speech.notChosen");
        } else if (node instanceof ChoiceBox<?> box) {
            return shown(box);
        } else if (node instanceof ComboBox<?> box) {
            return box.getButtonCell() == null
                    ? Objects.toString(box.getValue(), "")
                    : box.getButtonCell().getText();
        } else if (node instanceof Slider slider) {
            return slider.isSnapToTicks()
                    ? String.valueOf(Math.round(slider.getValue()))
                    : texts.get("speech.percent", percent(slider));
        } else if (node instanceof Spinner<?> spinner) {
            return Objects.toString(spinner.getEditor().getText(), "");
        } else if (node instanceof TextInputControl field) {
            return Objects.toString(field.getText(), "");
        }
        return node.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM) instanceof Node part && part != node
                ? spoken(part)
                : "";
    }

    private static long percent(Slider slider) {
        return Math.round(100 * (slider.getValue() - slider.getMin()) / (slider.getMax() - slider.getMin()));
    }

    private static <T> String shown(ChoiceBox<T> box) {
        return box.getConverter() == null
                ? Objects.toString(box.getValue(), "")
                : Objects.toString(box.getConverter().toString(box.getValue()), "");
    }

    private static String name(Node node) {
        String own = spoken(node);
        return own.isEmpty() && node.getScene() != null ? labelOf(node) : own;
    }

    private static String spoken(Node node) {
        if (node.getAccessibleText() != null && !node.getAccessibleText().isBlank()) {
            return node.getAccessibleText();
        }
        return node instanceof Labeled labeled ? Objects.toString(labeled.getText(), "") : "";
    }

    private static String labelOf(Node node) {
        return node.getScene().getRoot().lookupAll(".label").stream()
                .filter(label -> label instanceof Label text && text.getLabelFor() == node)
                .map(label -> ((Label) label).getText())
                .findFirst()
                .orElse("");
    }
}
