package jump61.app;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import jump61.library.ui.GameFiles;
import jump61.record.AppDirectories;
import jump61.window.Command;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The menu bar. */
public final class MenuController extends Controller {
    private static final int LONGEST_WAY = 40;

    private final GameFiles files;

    @FXML
    MenuBar menuBar;

    @FXML
    Menu recent;

    public MenuController(Context context, GameFiles files) {
        super(context);
        this.files = files;
    }

    @FXML
    void initialize() {
        menuBar.getMenus().forEach(menu -> menu.getItems().forEach(commands::bind));
        // Those of the product have their places in the layout.
        Set<String> placed = menuBar.getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .map(MenuItem::getId)
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
        commands.all().stream()
                .filter(command -> !placed.contains(command.id()) && command.group() != Command.Group.GO)
                .forEach(command -> menu(command.group()).getItems().add(commands.menuItem(command, texts)));
    }

    /** The menus are in the order of the groups. */
    private Menu menu(Command.Group group) {
        return menuBar.getMenus().get(group.ordinal());
    }

    /** Updates the recent files whenever the menu opens. */
    @FXML
    void showRecent() {
        recent.getItems().setAll(files.recent().stream().map(this::item).toList());
        if (recent.getItems().isEmpty()) {
            MenuItem none = new MenuItem(texts.get("files.recent.none"));
            none.setDisable(true);
            recent.getItems().setAll(none);
        } else {
            MenuItem forget = new MenuItem(texts.get("files.recent.forget"));
            forget.setOnAction(event -> files.forgetRecent());
            recent.getItems().addAll(new SeparatorMenuItem(), forget);
        }
    }

    /**
     * Returns the folder of a file in a form short enough for a menu: relative to the home folder, and only the end of
     * a long path.
     */
    private static String folder(Path file) {
        Path home = AppDirectories.home();
        Path folder = file.getParent();
        String way =
                folder.startsWith(home) && !folder.equals(home) ? "~/" + home.relativize(folder) : folder.toString();
        return way.length() <= LONGEST_WAY ? way : "…" + way.substring(way.length() - LONGEST_WAY);
    }

    private MenuItem item(Path file) {
        MenuItem item = new MenuItem(texts.get("files.recent.file", file.getFileName(), folder(file)));
        item.setMnemonicParsing(false);
        item.setOnAction(event -> files.open(file));
        return item;
    }
}
