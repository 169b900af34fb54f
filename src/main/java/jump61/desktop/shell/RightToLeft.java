package jump61.desktop.shell;

import java.util.List;
import javafx.geometry.NodeOrientation;
import javafx.scene.Parent;
import javafx.scene.text.Font;

/** How a window looks in a language written from right to left. */
public final class RightToLeft {
    /** Fonts that have Latin, Arabic and Hebrew letters, and the punctuation between them. */
    private static final List<String> COMPLETE_FONTS = List.of("DejaVu Sans", "FreeSans");

    private RightToLeft() {}

    /**
     * Mirrors the window, whose root must not be in a scene yet. On Linux, JavaFX mixes up the order of a text if it takes
     * its letters and its punctuation from different fonts, so one that has all of them is chosen if there is one; and it
     * cannot break lines ({@link LineBreaks}).
     */
    public static void apply(Parent root) {
        root.setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);
        if (System.getProperty("os.name").equals("Linux")) {
            COMPLETE_FONTS.stream()
                    .filter(Font.getFamilies()::contains)
                    .findFirst()
                    .ifPresent(family -> root.setStyle("-fx-font-family: \"" + family + "\";"));
            root.sceneProperty().addListener((observable, before, now) -> {
                if (now != null) {
                    now.addPostLayoutPulseListener(() -> LineBreaks.update(root));
                }
            });
        }
    }
}
