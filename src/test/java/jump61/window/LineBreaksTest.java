package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.geometry.NodeOrientation;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import jump61.game.PlaceHolders;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** Wrapped texts with names and moves in them, from right to left. */
class LineBreaksTest {
    private static final String SAID = PlaceHolders.fill(
            "מהלך {0}: המהלך של חובב היה {1}. {2} כנראה היה שומר על שוויון.",
            Locale.forLanguageTag("he"), 24, "57–66", "00–11");

    @AfterEach
    void close() {
        FxWait.hideWindows();
    }

    @Test
    void allLinesOfATextHaveRoom() throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        List<Label> labels = new ArrayList<>();
        FxWait.ask(() -> {
            VBox root = new VBox();
            root.setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);
            for (int width = 120; width < 360; width += 7) {
                Label label = new Label(SAID);
                label.setWrapText(true);
                label.setMinHeight(Region.USE_PREF_SIZE);
                label.setMaxWidth(width);
                labels.add(label);
            }
            root.getChildren().addAll(labels);
            LineBreaks.keep(root);
            stage.setScene(new Scene(root, 600, 2000));
            stage.show();
            return root;
        });
        FxWait.until(() -> text(labels.get(0)).getText().contains("\n"));
        FxWait.until(() -> labels.stream().noneMatch(Label::isNeedsLayout));
        assertEquals(
                List.of(),
                FxWait.ask(() -> labels.stream()
                        .filter(label -> !hasRoom(label))
                        .map(Label::getMaxWidth)
                        .toList()));
    }

    private static boolean hasRoom(Label label) {
        Bounds lines = text(label).getLayoutBounds();
        return lines.getHeight() <= label.getHeight() + 1 && lines.getWidth() <= label.getWidth() + 1;
    }

    private static Text text(Label label) {
        return (Text) label.lookup(".text");
    }
}
