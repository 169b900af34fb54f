package jump61.window.speech;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.text.Text;

/**
 * Finds the text to read when a sheet opens: its title and paragraphs. The names of its controls are left out, because
 * they are read later.
 */
final class SheetWords {
    private SheetWords() {}

    static List<String> of(Node sheet) {
        return texts(sheet).filter(text -> !text.isBlank()).distinct().toList();
    }

    private static Stream<String> texts(Node node) {
        if (!node.isVisible()) {
            return Stream.of();
        } else if (node instanceof Label label) {
            return label.getLabelFor() == null ? Stream.of(label.getText()) : Stream.of();
        } else if (node instanceof Text text) {
            return Stream.of(text.getText());
        } else if (node.isFocusTraversable()) {
            return Stream.of();
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(SheetWords::texts)
                : Stream.of();
    }
}
