package jump61.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import jump61.window.FxWait;

/** Finds texts for which there is not enough room. */
final class CutTexts {
    private CutTexts() {}

    /** {@return the texts of a window that are cut short} All in one go, as the window may change in between. */
    static List<String> in(Stage stage) {
        // What has a new width may hide what no longer fits a moment later.
        FxWait.settle();
        return FxWait.ask(() -> {
            Parent root = stage.getScene().getRoot();
            root.applyCss();
            root.layout();
            // What is laid out may still ask for another layout.
            root.layout();
            return nodes(root)
                    .filter(CutTexts::isSeen)
                    .flatMap(node -> cut(node).stream())
                    .toList();
        });
    }

    private static Optional<String> cut(Node node) {
        if (node instanceof Labeled labeled) {
            return Optional.of(labeled).filter(CutTexts::isCutShort).map(Labeled::getText);
        }
        return node instanceof TextField field
                ? Optional.of(field).filter(CutTexts::cutsItsPrompt).map(TextField::getPromptText)
                : Optional.empty();
    }

    private static boolean cutsItsPrompt(TextField field) {
        Text prompt = new Text(field.getPromptText());
        prompt.setFont(field.getFont());
        double room = field.getWidth()
                - field.getInsets().getLeft()
                - field.getInsets().getRight();
        return prompt.getLayoutBounds().getWidth() > room + 1;
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
                && shown.getText().contains("...")
                && !labeled.getText().contains("...");
    }
}
