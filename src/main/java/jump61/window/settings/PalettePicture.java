package jump61.window.settings;

import java.util.Arrays;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/** Two squares in the colours of a palette. They have the style classes of a window with it. */
final class PalettePicture extends StackPane {
    private final HBox squares = new HBox(new Swatch(Swatch.Owner.RED), new Swatch(Swatch.Owner.BLUE));
    private final Label plus = new Label("+");

    PalettePicture(Palette palette) {
        getStyleClass().addAll("window", "palette-picture", palette.styleClass());
        squares.getStyleClass().add("swatches");
        plus.getStyleClass().add("place-title");
        getChildren().setAll(squares, plus);
        plus.setVisible(false);
        setMouseTransparent(true);
    }

    /** Shows the colours as they are in a theme. */
    void show(Theme theme) {
        List<String> themes =
                Arrays.stream(Theme.values()).map(Theme::styleClass).toList();
        getStyleClass().removeAll(themes);
        getStyleClass().add(theme.styleClass());
    }

    /** Shows a plus in place of colours that are yet to be chosen. */
    void setKnown(boolean known) {
        squares.setVisible(known);
        plus.setVisible(!known);
    }
}
