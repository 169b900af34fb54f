package jump61.desktop.match;

import javafx.fxml.FXML;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import jump61.desktop.shell.Commands;

/** The menu bar. */
public final class MenuController {
    private final Commands commands;

    @FXML
    private MenuBar menuBar;

    public MenuController(Commands commands) {
        this.commands = commands;
    }

    @FXML
    private void initialize() {
        menuBar.getMenus().forEach(this::bind);
    }

    private void bind(Menu menu) {
        menu.getItems().forEach(commands::bind);
    }
}
