package jump61.desktop.window;

import java.nio.file.Path;
import javafx.fxml.FXML;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import jump61.desktop.files.GameFiles;
import jump61.desktop.shell.Commands;
import jump61.desktop.shell.Texts;

/** The menu bar. */
public final class MenuController {
    private final Commands commands;
    private final GameFiles files;
    private final Texts texts;

    @FXML
    private MenuBar menuBar;

    @FXML
    private Menu recent;

    public MenuController(Commands commands, GameFiles files, Texts texts) {
        this.commands = commands;
        this.files = files;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        menuBar.getMenus().forEach(this::bind);
    }

    private void bind(Menu menu) {
        menu.getItems().forEach(commands::bind);
    }

    /** Files come and go while the menu is closed. */
    @FXML
    private void showRecent() {
        recent.getItems().setAll(files.recent().stream().map(this::item).toList());
        if (recent.getItems().isEmpty()) {
            MenuItem none = new MenuItem(texts.get("files.recent.none"));
            none.setDisable(true);
            recent.getItems().setAll(none);
        }
    }

    private MenuItem item(Path file) {
        MenuItem item = new MenuItem(file.toString());
        item.setMnemonicParsing(false);
        item.setOnAction(event -> files.open(file));
        return item;
    }
}
