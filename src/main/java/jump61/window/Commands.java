package jump61.window;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/** The effect and availability of each command. Buttons and menu items with a command's id are bound to it. */
public final class Commands {
    private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

    /** Commands that concern the window or start something else, and so are available in rooms too. */
    private static final Set<Command> IN_EVERY_ROOM = EnumSet.of(
            Command.NEW_GAME,
            Command.PLAY_AGAIN,
            Command.PREVIOUS_GAME,
            Command.HOST_GAME,
            Command.JOIN_GAME,
            Command.OPEN,
            Command.PASTE,
            Command.QUIT,
            Command.SETTINGS,
            Command.SLOWER,
            Command.FASTER,
            Command.STEP_MODE,
            Command.MUTE,
            Command.FULL_SCREEN,
            Command.HOW_TO_PLAY,
            Command.DAILY_PUZZLE,
            Command.PUZZLES,
            Command.RULES,
            Command.SHORTCUTS,
            Command.ABOUT);

    private final Map<Command, Action> actions = new EnumMap<>(Command.class);
    private final Set<Command> unsuspended = EnumSet.noneOf(Command.class);
    private final BooleanProperty suspended = new SimpleBooleanProperty();
    private final BooleanProperty inRoom = new SimpleBooleanProperty();

    private record Action(Runnable effect, ObservableBooleanValue possible, BooleanProperty state) {}

    /** Defines a command that is always available. */
    public void define(Command command, Runnable effect) {
        define(command, effect, ALWAYS);
    }

    public void define(Command command, Runnable effect, ObservableBooleanValue possible) {
        actions.put(command, new Action(effect, possible, null));
    }

    /** Defines a command that is available even while a sheet is waiting for an answer. */
    public void defineUnsuspended(Command command, Runnable effect) {
        define(command, effect);
        unsuspended.add(command);
    }

    /** Defines a command that switches something on and off. */
    public void defineSwitch(Command command, BooleanProperty state, ObservableBooleanValue possible) {
        actions.put(command, new Action(() -> state.set(!state.get()), possible, state));
    }

    public void defineSwitch(Command command, BooleanProperty state) {
        defineSwitch(command, state, ALWAYS);
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

    /** {@return whether the command is currently available} */
    public boolean isPossible(Command command) {
        return action(command).possible().get() && !isSuspended(command);
    }

    /** Binds a menu item to the command with its id, if there is one. */
    public void bind(MenuItem item) {
        Command.byId(item.getId() == null ? "" : item.getId()).ifPresent(command -> {
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
        Command.byId(button.getId() == null ? "" : button.getId()).ifPresent(command -> {
            Action action = action(command);
            String name = texts.plain(command.textKey());
            button.disableProperty().bind(impossible(command));
            button.setAccessibleText(name);
            String key =
                    command.key().map(k -> "  (" + k.getDisplayText() + ")").orElse("");
            String why = "why." + command.id();
            if (texts.has(why)) {
                GreyTips.add(button, name + key + "\n" + texts.get(why));
            }
            // Created when the pointer first enters: creating all tooltips at once would delay the start.
            button.setOnMouseEntered(event -> {
                if (button.getTooltip() == null) {
                    button.setTooltip(new Tooltip(name + key));
                }
            });
            if (button instanceof ToggleButton toggle && action.state() != null) {
                toggle.selectedProperty().bindBidirectional(action.state());
            } else {
                button.setOnAction(event -> run(command));
            }
        });
    }

    private BooleanBinding impossible(Command command) {
        ObservableBooleanValue possible = action(command).possible();
        return Bindings.createBooleanBinding(
                () -> isSuspended(command) || !possible.get(), suspended, inRoom, possible);
    }

    private boolean isSuspended(Command command) {
        return suspended.get() && !unsuspended.contains(command) || inRoom.get() && !IN_EVERY_ROOM.contains(command);
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
