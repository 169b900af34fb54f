package jump61.app;

import java.util.HashMap;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.window.Command;
import jump61.window.Place;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The rail at the edge of the window, which leads to its places; the settings are at its end. */
public final class RailController extends Controller {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Map<Place, Button> items = new HashMap<>();

    @FXML
    VBox top;

    @FXML
    VBox bottom;

    public RailController(Context context) {
        super(context);
    }

    @FXML
    void initialize() {
        for (Place place : program.places().all()) {
            Button item = item(place);
            items.put(place, item);
            VBox part = place.command() == Command.SETTINGS ? bottom : top;
            part.getChildren().add(item);
            commands.bind(item, texts);
        }
        subscriptions.onValue(program.places().currentProperty(), this::showChosen);
    }

    private Button item(Place place) {
        Region picture = new Region();
        picture.getStyleClass().addAll("rail-icon", place.icon());
        Button item = new Button(place.command().name(texts), picture);
        item.setId(place.command().id());
        item.getStyleClass().addAll("tool", "rail-item");
        return item;
    }

    private void showChosen(Place chosen) {
        items.forEach((place, item) -> item.pseudoClassStateChanged(CHOSEN, place.equals(chosen)));
    }
}
