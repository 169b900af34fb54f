package jump61.window.settings;

import java.util.Locale;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** A square as on the board of Jump61, drawn small: of a side, or free. */
final class Swatch extends StackPane {
    /** Whose a square is, as a style class. */
    enum Owner {
        RED,
        BLUE,
        FREE
    }

    Swatch(Owner owner) {
        Region spots = new Region();
        spots.getStyleClass().add("swatch-spots");
        getStyleClass().addAll("swatch", "swatch-" + owner.name().toLowerCase(Locale.ROOT));
        getChildren().add(spots);
        setMouseTransparent(true);
    }
}
