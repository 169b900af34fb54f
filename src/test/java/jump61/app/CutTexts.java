package jump61.app;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import jump61.window.FxWait;

/** Finds texts for which there is not enough room. */
final class CutTexts {
    private CutTexts() {}

    /** {@return the texts of a window that are cut short} All in one go, as the window may change in between. */
    static List<String> in(Stage stage) {
        return FxWait.ask(() -> {
            Parent root = stage.getScene().getRoot();
            root.applyCss();
            root.layout();
            // What is laid out may still ask for another layout.
            root.layout();
            return nodes(root)
                    .filter(CutTexts::isSeen)
                    .filter(Labeled.class::isInstance)
                    .map(Labeled.class::cast)
                    .filter(CutTexts::isCutShort)
                    .map(Labeled::getText)
                    .toList();
        });
    }

    private static Stream<Node> nodes(Node node) {
        Stream<Node> children = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(CutTexts::nodes)
                : Stream.empty();
        return Stream.concat(Stream.of(node), children);
    }

    static boolean isSeen(Node node) {
        return node == null || node.isVisible() && isSeen(node.getParent());
    }

    private static boolean isCutShort(Labeled labeled) {
        return labeled.lookup(".text") instanceof Text shown
                && labeled.getText() != null
                && shown.isVisible()
                && shown.getText().endsWith("...")
                && !labeled.getText().endsWith("...");
    }
}
