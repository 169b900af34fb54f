package jump61.window.settings;

import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Polygon;
import jump61.window.settings.Swatch.Owner;

/** A small picture of the window in a theme. It has the style classes of a window, and so the colours of the theme. */
final class ThemePicture extends StackPane {
    private ThemePicture(Theme theme) {
        HBox window = new HBox(part("theme-rail"), stage(), part("theme-panel"));
        window.getStyleClass().add("theme-window");
        getStyleClass().addAll("window", "theme-picture", theme.styleClass());
        getChildren().add(window);
        setMouseTransparent(true);
    }

    /** {@return a picture of a theme; that of the system is half light, half dark} */
    static Region of(Theme theme) {
        if (theme != Theme.SYSTEM) {
            return new ThemePicture(theme);
        }
        Region dark = new ThemePicture(Theme.DARK);
        Polygon half = new Polygon();
        dark.layoutBoundsProperty()
                .subscribe(bounds -> half.getPoints()
                        .setAll(
                                bounds.getWidth(),
                                0.0,
                                bounds.getWidth(),
                                bounds.getHeight(),
                                0.0,
                                bounds.getHeight()));
        dark.setClip(half);
        StackPane both = new StackPane(new ThemePicture(Theme.LIGHT), dark);
        both.setMouseTransparent(true);
        return both;
    }

    private static Region stage() {
        GridPane board = new GridPane();
        board.getStyleClass().add("theme-board");
        board.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        board.addRow(0, new Swatch(Owner.RED), new Swatch(Owner.FREE));
        board.addRow(1, new Swatch(Owner.FREE), new Swatch(Owner.BLUE));
        StackPane stage = new StackPane(board);
        stage.getStyleClass().add("theme-stage");
        return stage;
    }

    private static Region part(String styleClass) {
        Region part = new Region();
        part.getStyleClass().add(styleClass);
        return part;
    }
}
