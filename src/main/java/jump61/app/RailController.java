package jump61.app;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.app.home.HomeModel;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Sentences;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.TabStop;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.BoardMode;

/** The rail at the edge of the window, which leads to its places; the settings are at its end. In a small window it is a row. */
public final class RailController extends Controller {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private static final PseudoClass FLAT = PseudoClass.getPseudoClass("flat");
    /** Style class of the dot that shows that it is the user's turn. */
    private static final String DOT = "rail-dot";

    private final Map<Place, Button> items = new HashMap<>();
    private final HomeModel home;
    private Button menu;
    private TabStop stop;
    /** The menus of that button, loaded on first use. */
    private ContextMenu menus;

    @FXML
    StackPane rail;

    @FXML
    VBox top;

    @FXML
    VBox bottom;

    /** The row of all items, in a small window. */
    @FXML
    HBox low;

    public RailController(Context context, HomeModel home) {
        super(context);
        this.home = home;
    }

    @FXML
    void initialize() {
        for (Place place : program.places().all()) {
            Button item = item(place);
            items.put(place, item);
            commands.bind(item, texts);
        }
        menu = item("menu", texts.get("rail.menu"), "icon-menu");
        menu.setOnAction(event -> openMenu());
        stop = new TabStop(
                rail,
                () -> Stream.concat(items.values().stream(), Stream.of(menu)).toList());
        lie(false);
        subscriptions.onAny(this::showChosen, program.places().currentProperty(), match.modeProperty());
        subscriptions.onAny(
                this::showWaiting,
                program.places().currentProperty(),
                match.modeProperty(),
                match.matchProperty(),
                match.playersProperty(),
                match.turns(),
                match.resultProperty(),
                home.interruptedProperty(),
                home.resumableProperty());
    }

    /** Lays the items in a row, for the lower edge of a small window, or else in a column. */
    void lie(boolean flat) {
        rail.pseudoClassStateChanged(FLAT, flat);
        List.of(top, bottom, low).forEach(part -> part.getChildren().clear());
        boolean withMenu = !MenuController.isOfSystem();
        if (withMenu) {
            (flat ? low : bottom).getChildren().add(menu);
        }
        for (Place place : program.places().all()) {
            boolean last = place.command() == Command.SETTINGS;
            if (!flat) {
                (last ? bottom : top).getChildren().add(items.get(place));
            } else if (!last || !withMenu) {
                low.getChildren().add(items.get(place));
            }
        }
        menu.toFront();
        if (!flat && withMenu) {
            menu.toBack();
        }
        showChosen();
    }

    /** Opens the same menus as the bar, which some users do not find. */
    private void openMenu() {
        if (menus == null) {
            MenuController loaded = new MenuController(context);
            context.views().load(FxmlFile.MENU, loaded);
            menus = loaded.asContextMenu();
        }
        menus.show(menu, Side.TOP, 0, 0);
    }

    private Button item(Place place) {
        return item(place.command().id(), place.command().name(texts), place.icon());
    }

    private static Button item(String id, String name, String icon) {
        Region picture = new Region();
        picture.getStyleClass().addAll("rail-icon", icon);
        Button item = new Button(name, new StackPane(picture));
        item.setId(id);
        item.getStyleClass().addAll("tool", "rail-item");
        HBox.setHgrow(item, Priority.ALWAYS);
        return item;
    }

    /** Shows a dot on Play while a game waits there for the user. */
    private void showWaiting() {
        Match now = home.ongoing();
        boolean waiting = now != null
                && here() != Command.GO_PLAY
                && !now.played().isEmpty()
                && now.awaited().filter(Player::isPerson).isPresent();
        Button play = items.get(Place.PLAY);
        Pane pictures = (Pane) play.getGraphic();
        pictures.getChildren().removeIf(part -> part.getStyleClass().contains(DOT));
        String name = Place.PLAY.command().name(texts);
        play.setAccessibleText(waiting ? Sentences.join(name, texts.get("status.yourTurn")) : name);
        if (waiting) {
            Region dot = new Region();
            dot.getStyleClass().add(DOT);
            pictures.getChildren().add(dot);
        }
    }

    private void showChosen() {
        Command here = here();
        stop.choose(menu);
        items.forEach((place, item) -> {
            item.pseudoClassStateChanged(CHOSEN, place.command() == here);
            if (place.command() == here && item.getParent() != null) {
                stop.choose(item);
            }
        });
    }

    /** {@return the command of the current place; for a mode of the board, that of the place to which the mode belongs} */
    private Command here() {
        BoardMode mode = match.modeProperty().get();
        return program.places().atBoard() && mode != null
                ? mode.place()
                : program.places().currentProperty().get().command();
    }
}
