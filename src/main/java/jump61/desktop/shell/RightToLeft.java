package jump61.desktop.shell;

import javafx.geometry.NodeOrientation;
import javafx.scene.Parent;

/** How a window looks in a language written from right to left. Its style sheet has a part in it, too. */
public final class RightToLeft {
    private RightToLeft() {}

    /** Mirrors the window, whose root must not be in a scene yet. On Linux, JavaFX cannot break the lines then. */
    public static void apply(Parent root) {
        root.setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);
        if (System.getProperty("os.name").equals("Linux")) {
            Runnable breakLines = () -> LineBreaks.update(root);
            root.sceneProperty().addListener((observable, before, now) -> {
                if (before != null) {
                    before.removePostLayoutPulseListener(breakLines);
                }
                if (now != null) {
                    now.addPostLayoutPulseListener(breakLines);
                }
            });
        }
    }
}
