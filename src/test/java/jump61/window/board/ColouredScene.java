package jump61.window.board;

import javafx.scene.Parent;
import javafx.scene.Scene;
import jump61.window.ViewLoader;

/** Scenes for boards outside the window, with the colours of its style sheets. */
public final class ColouredScene {
    private ColouredScene() {}

    /** {@return a scene in the light theme, or that of the style classes of {@code root}} */
    public static Scene of(Parent root, double width, double height) {
        root.getStyleClass().add("window");
        Scene scene = new Scene(root, width, height);
        scene.getStylesheets().add(ViewLoader.resource("style/tokens.css"));
        return scene;
    }
}
