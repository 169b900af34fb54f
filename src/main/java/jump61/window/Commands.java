package jump61.window;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;

/** The effect and availability of each command. Buttons and menu items with a command's id are bound to it. */
public final class Commands {
    private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

    private final Map<Command, Action> actions = new LinkedHashMap<>();
    private final Map<String, Command> byId = new HashMap<>();
    private final Set<Command> unsuspended = new HashSet<>();
    private final BooleanProperty suspended = new SimpleBooleanProperty();
    private final BooleanProperty inRoom = new SimpleBooleanProperty();

    private record Action(Runnable effect, ObservableBooleanValue possible, BooleanProperty state) {}

    /** Defines a command that is always available. */
    public void define(Command command, Runnable effect) {
        define(command, effect, ALWAYS);
    }

    public void define(Command command, Runnable effect, ObservableBooleanValue possible) {
        put(command, new Action(effect, possible, null));
    }

    /** Defines a command that is available even while a sheet is waiting for an answer. */
    public void defineUnsuspended(Command command, Runnable effect) {
        define(command, effect);
        unsuspended.add(command);
    }

    /** Defines a command that switches something on and off. */
    public void defineSwitch(Command command, BooleanProperty state, ObservableBooleanValue possible) {
        put(command, new Action(() -> state.set(!state.get()), possible, state));
    }

    public void defineSwitch(Command command, BooleanProperty state) {
        defineSwitch(command, state, ALWAYS);
    }

    private void put(Command command, Action action) {
        Command other = byId.putIfAbsent(command.id(), command);
        if (other != null && other != command) {
            throw new IllegalArgumentException("there is another command " + command);
        }
        actions.put(command, action);
    }

    /** Whether commands are disabled because a sheet is waiting for an answer. */
    public BooleanProperty suspendedProperty() {
        return suspended;
    }

    /**
     * Whether the window shows something other than the match (see {@link Rooms}), so that commands for the match are
     * disabled.
     */
    public BooleanProperty inRoomProperty() {
        return inRoom;
    }

    /** Runs the command, if it is currently available. */
    public void run(Command command) {
        if (isPossible(command)) {
            action(command).effect().run();
        }
    }

    /** Runs the command even if it is unavailable, for controls that offer the same by other means. */
    public void runAnyway(Command command) {
        action(command).effect().run();
    }

    /** {@return the commands that are defined: those of the product in their order, then those of other features} */
    public List<Command> all() {
        List<Command> product = Command.ofProduct();
        return Stream.concat(
                        product.stream().filter(actions::containsKey),
                        actions.keySet().stream().filter(command -> !product.contains(command)))
                .toList();
    }

    /** {@return the command with the keys of this event} */
    public Optional<Command> byKey(KeyEvent event) {
        return actions.keySet().stream()
                .filter(command -> command.key().filter(key -> key.match(event)).isPresent())
                .findFirst();
    }

    /** {@return whether the command is currently available} */
    public boolean isPossible(Command command) {
        return action(command).possible().get() && !isSuspended(command);
    }

    /** {@return whether the user is in a menu} The window receives the keys for which the menu has no use. */
    public static boolean isMenuOpen() {
        return Window.getWindows().stream().anyMatch(ContextMenu.class::isInstance);
    }

    /** {@return why a command that concerns the game or its board is unavailable now; empty if that is obvious} */
    public Optional<String> whyNot(Command command, Texts texts) {
        boolean ofGame = Set.of(Command.Group.PLAY, Command.Group.LEARN, Command.Group.VIEW)
                .contains(command.group());
        return !ofGame || isSuspended(command) || isPossible(command) ? Optional.empty() : command.reason(texts);
    }

    /** Binds a menu item to the command with its id, if there is one. */
    public void bind(MenuItem item) {
        byId(item.getId()).ifPresent(command -> {
            Action action = action(command);
            command.key().ifPresent(item::setAccelerator);
            item.disableProperty().bind(impossible(command));
            item.setOnAction(event -> run(command));
            if (item instanceof CheckMenuItem check && action.state() != null) {
                check.setOnAction(null);
                check.selectedProperty().bindBidirectional(action.state());
            }
        });
    }

    /** Binds a button to the command with its id, if there is one. The tooltip includes the shortcut. */
    public void bind(ButtonBase button, Texts texts) {
        byId(button.getId()).ifPresent(command -> {
            Action action = action(command);
            String name = command.name(texts);
            button.disableProperty().bind(impossible(command));
            button.setAccessibleText(name);
            String key =
                    command.key().map(k -> "  (" + k.getDisplayText() + ")").orElse("");
            command.reason(texts).ifPresent(why -> GreyTips.add(button, name + key + "\n" + why));
            // Created when the pointer first enters: creating all tooltips at once would delay the start.
            button.setOnMouseEntered(event -> {
                if (button.getTooltip() == null) {
                    button.setTooltip(new Tooltip());
                }
                // The text of the button may have changed since then, for screen readers, too.
                String said = button.getText();
                boolean isSaid = said != null && said.equals(button.getAccessibleText());
                button.getTooltip().setText((isSaid ? said : name) + key);
            });
            if (button instanceof ToggleButton toggle && action.state() != null) {
                toggle.selectedProperty().bindBidirectional(action.state());
            } else {
                button.setOnAction(event -> run(command));
            }
        });
    }

    /** {@return a new menu item for a command that is in no layout} */
    public MenuItem menuItem(Command command, Texts texts) {
        MenuItem item = action(command).state() == null ? new MenuItem() : new CheckMenuItem();
        item.setId(command.id());
        item.setText(command.menuText(texts));
        bind(item);
        return item;
    }

    private Optional<Command> byId(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    private BooleanBinding impossible(Command command) {
        ObservableBooleanValue possible = action(command).possible();
        return Bindings.createBooleanBinding(
                () -> isSuspended(command) || !possible.get(), suspended, inRoom, possible);
    }

    private boolean isSuspended(Command command) {
        return suspended.get() && !unsuspended.contains(command) || inRoom.get() && !command.isInEveryRoom();
    }

    private Action action(Command command) {
        Action action = actions.get(command);
        if (action == null) {
            throw new IllegalStateException("nobody defined " + command);
        }
        return action;
    }

    /**
     * Tooltips for disabled buttons: what they do and why they are disabled. A disabled node gets no mouse events, but its
     * parent does.
     */
    private static final class GreyTips {
        private final Parent bar;
        private final Map<Node, String> texts = new HashMap<>();
        private Tooltip tip;
        private Node shown;

        private GreyTips(Parent bar) {
            this.bar = bar;
            bar.addEventHandler(MouseEvent.MOUSE_MOVED, event -> show(greyAt(event.getX(), event.getY())));
            bar.addEventHandler(MouseEvent.MOUSE_EXITED, event -> show(null));
        }

        /** Shows {@code text} as the tooltip of a button while it is disabled. */
        static void add(Node button, String text) {
            Parent bar = button.getParent();
            GreyTips tips = (GreyTips) bar.getProperties().computeIfAbsent(GreyTips.class, key -> new GreyTips(bar));
            tips.texts.put(button, text);
        }

        private Node greyAt(double x, double y) {
            return texts.keySet().stream()
                    .filter(button ->
                            button.isDisable() && button.getBoundsInParent().contains(x, y))
                    .findFirst()
                    .orElse(null);
        }

        private void show(Node button) {
            if (button == shown) {
                return;
            }
            shown = button;
            if (tip == null) {
                tip = new Tooltip();
            }
            Tooltip.uninstall(bar, tip);
            if (button != null) {
                tip.setText(texts.get(button));
                Tooltip.install(bar, tip);
            }
        }
    }
}
