package jump61.desktop;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.desktop.board.BoardControl;
import jump61.desktop.games.GameViews;
import jump61.game.Game;

/**
 * Styles and lays out an invisible control of each kind. This loads style sheets, fonts and classes while another
 * thread creates the actual views.
 */
final class Rehearsal {
    private Rehearsal() {}

    static void play(Appearance appearance, Game game) {
        BoardControl board = GameViews.of(game).newBoard();
        board.setPosition(game.start(game.sizes().smallest()));
        Region stage = new VBox(menuBar(), tools(), board, new Label("Label"));
        stage.getStyleClass().add("window");
        appearance.show(stage);
        stage.layout();
    }

    private static Node menuBar() {
        Menu menu = new Menu("_Menu");
        menu.getItems().add(new MenuItem("Item"));
        return new MenuBar(menu);
    }

    private static Node tools() {
        Button button = new Button("Tool", styled(new Region(), "icon", "icon-new"));
        button.getStyleClass().add("tool");
        ToggleButton toggle = new ToggleButton("", styled(new Region(), "icon", "icon-pause"));
        return styled(new HBox(button, new Separator(), toggle), "tools");
    }

    private static Node styled(Node node, String... classes) {
        node.getStyleClass().addAll(classes);
        return node;
    }
}
