package jump61.desktop.shell;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCombination;

/** What can be done in the window by menu, button or key. */
public enum Command {
    NEW_GAME(Group.GAME, "Shortcut+N"),
    PLAY_AGAIN(Group.GAME, "F2"),
    PREVIOUS_GAME(Group.GAME, "Shortcut+B"),
    HOST_GAME(Group.GAME, "Shortcut+H"),
    JOIN_GAME(Group.GAME, "Shortcut+J"),
    LEAVE_GAME(Group.GAME, ""),
    OPEN(Group.GAME, "Shortcut+O"),
    SAVE(Group.GAME, "Shortcut+S"),
    SAVE_AS(Group.GAME, "Shortcut+Shift+S"),
    EXPORT_IMAGE(Group.GAME, "Shortcut+E"),
    QUIT(Group.GAME, "Shortcut+Q"),

    UNDO(Group.EDIT, "Shortcut+Z"),
    REDO(Group.EDIT, "Shortcut+Y"),
    COPY_POSITION(Group.EDIT, "Shortcut+C"),
    COPY_GAME(Group.EDIT, "Shortcut+Shift+C"),
    PASTE(Group.EDIT, "Shortcut+V"),
    SETTINGS(Group.EDIT, "Shortcut+Comma"),

    HINT(Group.PLAY, "H"),
    EVALUATION(Group.PLAY, "E"),
    MOVE_NOW(Group.PLAY, "M"),
    PAUSE(Group.PLAY, "P"),
    STEP(Group.PLAY, "S"),

    FIRST(Group.WALK, "Home"),
    PREVIOUS(Group.WALK, "Alt+Left"),
    NEXT(Group.WALK, "Alt+Right"),
    LAST(Group.WALK, "End"),

    SLOWER(Group.VIEW, "Shortcut+Minus"),
    FASTER(Group.VIEW, "Shortcut+Plus"),
    STEP_MODE(Group.VIEW, "W"),
    TURN_BOARD(Group.VIEW, "F"),
    MUTE(Group.VIEW, "Shortcut+Shift+M"),
    SIDE_PANEL(Group.VIEW, "F9"),
    FULL_SCREEN(Group.VIEW, "F11"),

    RULES(Group.HELP, "F1"),
    SHORTCUTS(Group.HELP, "Shortcut+Slash"),
    ABOUT(Group.HELP, "");

    /** Commands that belong together, in the shortcuts sheet too. */
    public enum Group {
        GAME,
        EDIT,
        PLAY,
        WALK,
        VIEW,
        HELP;

        public String textKey() {
            return "menu." + camelCase(name());
        }
    }

    private static final Map<String, Command> BY_ID = new HashMap<>();

    static {
        for (Command command : values()) {
            BY_ID.put(command.id, command);
        }
    }

    private final Group group;
    private final String id;
    private final String key;

    Command(Group group, String key) {
        this.group = group;
        this.key = key;
        this.id = camelCase(name());
    }

    public Group group() {
        return group;
    }

    /** {@return the key that does it} */
    public Optional<KeyCombination> key() {
        return key.isEmpty() ? Optional.empty() : Optional.of(KeyCombination.valueOf(key));
    }

    /** {@return the id of what offers it in a layout, for example {@code newGame}} */
    public String id() {
        return id;
    }

    public String textKey() {
        return "command." + id();
    }

    /** {@return the command with this {@link #id}} */
    public static Optional<Command> byId(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    private static String camelCase(String constant) {
        StringBuilder words = new StringBuilder();
        boolean begins = false;
        for (char c : constant.toCharArray()) {
            if (c != '_') {
                words.append(begins ? c : Character.toLowerCase(c));
            }
            begins = c == '_';
        }
        return words.toString();
    }
}
