package jump61.window;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** The commands of the window, available in menus, as buttons, or by key. */
public enum Command {
    NEW_GAME(Group.GAME, KeyCode.N, KeyCombination.SHORTCUT_DOWN),
    PLAY_AGAIN(Group.GAME, KeyCode.F2),
    PREVIOUS_GAME(Group.GAME, KeyCode.B, KeyCombination.SHORTCUT_DOWN),
    HOST_GAME(Group.GAME, KeyCode.H, KeyCombination.SHORTCUT_DOWN),
    JOIN_GAME(Group.GAME, KeyCode.J, KeyCombination.SHORTCUT_DOWN),
    LEAVE_GAME(Group.GAME),
    LIBRARY(Group.GAME, KeyCode.L, KeyCombination.SHORTCUT_DOWN),
    PROFILE(Group.GAME, KeyCode.I, KeyCombination.SHORTCUT_DOWN),
    OPEN(Group.GAME, KeyCode.O, KeyCombination.SHORTCUT_DOWN),
    SAVE(Group.GAME, KeyCode.S, KeyCombination.SHORTCUT_DOWN),
    SAVE_AS(Group.GAME, KeyCode.S, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
    EXPORT_IMAGE(Group.GAME, KeyCode.E, KeyCombination.SHORTCUT_DOWN),
    QUIT(Group.GAME, KeyCode.Q, KeyCombination.SHORTCUT_DOWN),

    UNDO(Group.EDIT, KeyCode.Z, KeyCombination.SHORTCUT_DOWN),
    REDO(Group.EDIT, KeyCode.Y, KeyCombination.SHORTCUT_DOWN),
    COPY_POSITION(Group.EDIT, KeyCode.C, KeyCombination.SHORTCUT_DOWN),
    COPY_GAME(Group.EDIT, KeyCode.C, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
    PASTE(Group.EDIT, KeyCode.V, KeyCombination.SHORTCUT_DOWN),
    SETTINGS(Group.EDIT, KeyCode.COMMA, KeyCombination.SHORTCUT_DOWN),

    HINT(Group.PLAY, KeyCode.H),
    EVALUATION(Group.PLAY, KeyCode.E),
    REVIEW(Group.LEARN, KeyCode.R),
    LEARN(Group.LEARN, KeyCode.L),
    ANALYSIS(Group.LEARN, KeyCode.A),
    EDIT_POSITION(Group.LEARN, KeyCode.E, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
    MOVE_NOW(Group.PLAY, KeyCode.M),
    TOURNAMENT(Group.PLAY, KeyCode.T, KeyCombination.SHORTCUT_DOWN),
    PAUSE(Group.PLAY, KeyCode.P),
    STEP(Group.PLAY, KeyCode.S),
    RESIGN(Group.PLAY),

    FIRST(Group.WALK, KeyCode.HOME),
    PREVIOUS(Group.WALK, KeyCode.LEFT, KeyCombination.ALT_DOWN),
    NEXT(Group.WALK, KeyCode.RIGHT, KeyCombination.ALT_DOWN),
    LAST(Group.WALK, KeyCode.END),

    SLOWER(Group.VIEW, KeyCode.MINUS),
    FASTER(Group.VIEW, KeyCode.PLUS),
    STEP_MODE(Group.VIEW, KeyCode.W),
    TURN_BOARD(Group.VIEW, KeyCode.F),
    MUTE(Group.VIEW, KeyCode.M, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
    SIDE_PANEL(Group.VIEW, KeyCode.F9),
    FULL_SCREEN(Group.VIEW, KeyCode.F11),

    DAILY_PUZZLE(Group.LEARN, KeyCode.D, KeyCombination.SHORTCUT_DOWN),
    PUZZLES(Group.LEARN, KeyCode.P, KeyCombination.SHORTCUT_DOWN),

    HOW_TO_PLAY(Group.HELP, KeyCode.F1, KeyCombination.SHIFT_DOWN),
    RULES(Group.HELP, KeyCode.F1),
    SHORTCUTS(Group.HELP, KeyCode.SLASH, KeyCombination.SHORTCUT_DOWN),
    ABOUT(Group.HELP);

    /** Related commands, shown together in the shortcuts sheet too. */
    public enum Group {
        GAME,
        EDIT,
        PLAY,
        WALK,
        VIEW,
        LEARN,
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
    private final Optional<KeyCombination> key;

    Command(Group group) {
        this(group, Optional.empty());
    }

    // Not written as text, which would have to be parsed at every start.
    Command(Group group, KeyCode key, KeyCombination.Modifier... modifiers) {
        this(group, Optional.of(new KeyCodeCombination(key, modifiers)));
    }

    Command(Group group, Optional<KeyCombination> key) {
        this.group = group;
        this.key = key;
        this.id = camelCase(name());
    }

    public Group group() {
        return group;
    }

    /** {@return its keyboard shortcut} */
    public Optional<KeyCombination> key() {
        return key;
    }

    /** {@return the id of its menu items and buttons in layouts, for example {@code newGame}} */
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
