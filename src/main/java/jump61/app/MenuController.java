package jump61.app;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import jump61.window.Command;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/**
 * The menus. On macOS, they are the system's; elsewhere, Alt or F10 shows them in a bar over the upper edge of the window
 * until it has been used, so that the bar takes up no room.
 */
public final class MenuController extends Controller {
    /** The groups of commands in each menu of the layout, for commands that features add. */
    private static final List<Set<Command.Group>> MENUS = List.of(
            Set.of(Command.Group.GAME, Command.Group.EDIT, Command.Group.PLAY),
            Set.of(Command.Group.GO, Command.Group.WALK, Command.Group.VIEW),
            Set.of(Command.Group.LEARN),
            Set.of(Command.Group.HELP));

    private final EventHandler<KeyEvent> pressed = this::pressed;
    private final EventHandler<KeyEvent> released = this::released;
    private final EventHandler<MouseEvent> clicked = click -> altAlone = false;
    private StackPane window;
    private boolean altAlone;

    @FXML
    MenuBar menuBar;

    public MenuController(Context context) {
        super(context);
    }

    @FXML
    void initialize() {
        bind(menuBar.getMenus());
    }

    private void bind(List<Menu> menus) {
        items(menus).forEach(commands::bind);
        // The product's commands have their places in the layout; those of features come last.
        Set<String> placed =
                items(menus).map(MenuItem::getId).filter(Objects::nonNull).collect(Collectors.toSet());
        commands.all().stream()
                .filter(command -> !Command.ofProduct().contains(command) && !placed.contains(command.id()))
                .forEach(command -> menu(menus, command).getItems().add(commands.menuItem(command, texts)));
    }

    private static Stream<MenuItem> items(List<Menu> menus) {
        return menus.stream().flatMap(menu -> menu.getItems().stream());
    }

    private static Menu menu(List<Menu> menus, Command command) {
        for (int i = 0; i < MENUS.size(); i++) {
            if (MENUS.get(i).contains(command.group())) {
                return menus.get(i);
            }
        }
        throw new IllegalArgumentException("no menu for " + command);
    }

    /** {@return whether the menus are the system's, outside the window} */
    static boolean isOfSystem() {
        return MacDocuments.isMac(System.getProperty("os.name"));
    }

    /** Keeps the bar out of a window until it is needed. */
    void layOver(StackPane pane) {
        if (isOfSystem()) {
            return;
        }
        window = pane;
        window.getChildren().remove(menuBar);
        menuBar.getMenus().forEach(menu -> menu.setOnHidden(event -> Platform.runLater(this::hideUnlessUsed)));
        subscriptions.onChange(window.sceneProperty(), this::listen);
        listen(window.getScene());
    }

    private void listen(Scene scene) {
        if (scene != null) {
            scene.addEventFilter(KeyEvent.KEY_PRESSED, pressed);
            scene.addEventFilter(KeyEvent.KEY_RELEASED, released);
            scene.addEventFilter(MouseEvent.MOUSE_PRESSED, clicked);
            subscriptions.onClose(() -> {
                scene.removeEventFilter(KeyEvent.KEY_PRESSED, pressed);
                scene.removeEventFilter(KeyEvent.KEY_RELEASED, released);
                scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, clicked);
            });
        }
    }

    private void pressed(KeyEvent key) {
        altAlone = key.getCode() == KeyCode.ALT && !key.isControlDown() && !key.isShiftDown();
        // With Shift, it opens the menu of what has the focus.
        if (key.getCode() == KeyCode.F10 && !key.isShiftDown() && !sheets.isOpen()) {
            toggle();
            key.consume();
        } else if (key.getCode() == KeyCode.ESCAPE && isShown()) {
            hide();
            key.consume();
        } else if (isShown() && isCommand(key)) {
            // A command by its key has no use for the menus, which would stay open over what it shows.
            hide();
        }
    }

    private static boolean isCommand(KeyEvent key) {
        KeyCode code = key.getCode();
        return code.isFunctionKey() || key.isShortcutDown() && !code.isModifierKey();
    }

    private void released(KeyEvent key) {
        if (key.getCode() == KeyCode.ALT && altAlone && !sheets.isOpen()) {
            toggle();
            key.consume();
        }
        altAlone = false;
    }

    private boolean isShown() {
        return window.getChildren().contains(menuBar);
    }

    private void toggle() {
        if (isShown()) {
            hide();
        } else {
            window.getChildren().add(menuBar);
            window.applyCss();
            window.layout();
            menuBar.getMenus().get(0).show();
        }
    }

    private void hideUnlessUsed() {
        if (isShown() && menuBar.getMenus().stream().noneMatch(Menu::isShowing)) {
            hide();
        }
    }

    private void hide() {
        menuBar.getMenus().forEach(Menu::hide);
        window.getChildren().remove(menuBar);
    }

    /** Moves the menus to a menu that opens elsewhere. Its items have no mnemonics, which belong to the bar. */
    ContextMenu asContextMenu() {
        List<Menu> menus = List.copyOf(menuBar.getMenus());
        menuBar.getMenus().clear();
        Stream.concat(menus.stream(), items(menus))
                .filter(item -> item.getText() != null)
                .forEach(item -> {
                    item.setText(item.getText().replaceAll("\\(_.\\)|_", ""));
                    item.setMnemonicParsing(false);
                });
        return new ContextMenu(menus.toArray(MenuItem[]::new));
    }
}
