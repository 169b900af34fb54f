package jump61.app;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.window.Command;
import jump61.window.Place;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The rail at the edge of the window, which leads to its places; the settings are at its end. In a small window it is a row. */
public final class RailController extends Controller {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private static final PseudoClass FLAT = PseudoClass.getPseudoClass("flat");

    private final Map<Place, Button> items = new HashMap<>();

    @FXML
    StackPane rail;

    @FXML
    VBox top;

    @FXML
    VBox bottom;

    /** The row of all items, in a small window. */
    @FXML
    HBox low;

    public RailController(Context context) {
        super(context);
    }

    @FXML
    void initialize() {
        for (Place place : program.places().all()) {
            Button item = item(place);
            items.put(place, item);
            commands.bind(item, texts);
        }
        lie(false);
        subscriptions.onValue(program.places().currentProperty(), this::showChosen);
    }

    /** Lays the items in a row, for the lower edge of a small window, or else in a column. */
    void lie(boolean flat) {
        rail.pseudoClassStateChanged(FLAT, flat);
        List.of(top, bottom, low).forEach(part -> part.getChildren().clear());
        for (Place place : program.places().all()) {
            VBox part = place.command() == Command.SETTINGS ? bottom : top;
            (flat ? low : part).getChildren().add(items.get(place));
        }
    }

    private Button item(Place place) {
        Region picture = new Region();
        picture.getStyleClass().addAll("rail-icon", place.icon());
        Button item = new Button(place.command().name(texts), picture);
        item.setId(place.command().id());
        item.getStyleClass().addAll("tool", "rail-item");
        HBox.setHgrow(item, Priority.ALWAYS);
        return item;
    }

    private void showChosen(Place chosen) {
        items.forEach((place, item) -> item.pseudoClassStateChanged(CHOSEN, place.equals(chosen)));
    }
}
