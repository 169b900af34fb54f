package jump61.window;

import static javafx.scene.input.KeyCombination.ALT_DOWN;
import static javafx.scene.input.KeyCombination.SHIFT_DOWN;
import static javafx.scene.input.KeyCombination.SHORTCUT_DOWN;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/**
 * A command of the window, available in menus, as a button, or by key. The product's commands are listed here, in the order
 * of the shortcuts sheet; {@linkplain #of those} that features define for themselves follow them. {@link Commands} defines
 * what a command does.
 */
public final class Command {
    private static final List<Command> PRODUCT = new ArrayList<>();

    public static final Command NEW_GAME = anywhere(Group.GAME, "newGame", KeyCode.N, SHORTCUT_DOWN);
    public static final Command PLAY_AGAIN = anywhere(Group.GAME, "playAgain", KeyCode.F2);
    public static final Command PREVIOUS_GAME = anywhere(Group.GAME, "previousGame", KeyCode.B, SHORTCUT_DOWN);
    public static final Command HOST_GAME = anywhere(Group.GAME, "hostGame", KeyCode.H, SHORTCUT_DOWN);
    public static final Command JOIN_GAME = anywhere(Group.GAME, "joinGame", KeyCode.J, SHORTCUT_DOWN);
    public static final Command LEAVE_GAME = inMatch(Group.GAME, "leaveGame");
    public static final Command LIBRARY = anywhere(Group.GAME, "library", KeyCode.L, SHORTCUT_DOWN);
    public static final Command PROFILE = anywhere(Group.GAME, "profile", KeyCode.I, SHORTCUT_DOWN);
    public static final Command OPEN = anywhere(Group.GAME, "open", KeyCode.O, SHORTCUT_DOWN);
    public static final Command SAVE = inMatch(Group.GAME, "save", KeyCode.S, SHORTCUT_DOWN);
    public static final Command SAVE_AS = inMatch(Group.GAME, "saveAs", KeyCode.S, SHORTCUT_DOWN, SHIFT_DOWN);
    public static final Command SHARE = inMatch(Group.GAME, "share", KeyCode.E, SHORTCUT_DOWN);
    public static final Command EXPORT_IMAGE = inMatch(Group.GAME, "exportImage");
    public static final Command QUIT = anywhere(Group.GAME, "quit", KeyCode.Q, SHORTCUT_DOWN);

    public static final Command UNDO = inMatch(Group.EDIT, "undo", KeyCode.Z, SHORTCUT_DOWN);
    public static final Command REDO = inMatch(Group.EDIT, "redo", KeyCode.Y, SHORTCUT_DOWN);
    public static final Command SHARE_MOVE = inMatch(Group.EDIT, "shareMove");
    public static final Command COPY_POSITION = inMatch(Group.EDIT, "copyPosition", KeyCode.C, SHORTCUT_DOWN);
    public static final Command COPY_GAME = inMatch(Group.EDIT, "copyGame", KeyCode.C, SHORTCUT_DOWN, SHIFT_DOWN);
    public static final Command PASTE = anywhere(Group.EDIT, "paste", KeyCode.V, SHORTCUT_DOWN);

    public static final Command GO_HOME = anywhere(Group.GO, "goHome", KeyCode.DIGIT1, SHORTCUT_DOWN);
    public static final Command GO_PLAY = anywhere(Group.GO, "goPlay", KeyCode.DIGIT2, SHORTCUT_DOWN);
    public static final Command GO_PUZZLES = anywhere(Group.GO, "goPuzzles", KeyCode.DIGIT3, SHORTCUT_DOWN);
    public static final Command GO_GAMES = anywhere(Group.GO, "goGames", KeyCode.DIGIT4, SHORTCUT_DOWN);
    public static final Command GO_YOU = anywhere(Group.GO, "goYou", KeyCode.DIGIT5, SHORTCUT_DOWN);
    public static final Command SETTINGS = anywhere(Group.GO, "settings", KeyCode.COMMA, SHORTCUT_DOWN);

    public static final Command HINT = inMatch(Group.PLAY, "hint", KeyCode.H);
    public static final Command EVALUATION = inMatch(Group.PLAY, "evaluation", KeyCode.E);
    public static final Command REVIEW = inMatch(Group.LEARN, "review", KeyCode.R);
    public static final Command LEARN = inMatch(Group.LEARN, "learn", KeyCode.L);
    public static final Command PRACTISE = anywhere(Group.LEARN, "practise", KeyCode.L, SHORTCUT_DOWN, SHIFT_DOWN);
    public static final Command ANALYSIS = inMatch(Group.LEARN, "analysis", KeyCode.A);
    public static final Command EDIT_POSITION =
            inMatch(Group.LEARN, "editPosition", KeyCode.E, SHORTCUT_DOWN, SHIFT_DOWN);
    public static final Command MOVE_NOW = inMatch(Group.PLAY, "moveNow", KeyCode.M);
    public static final Command TOURNAMENT = anywhere(Group.PLAY, "tournament", KeyCode.T, SHORTCUT_DOWN);
    public static final Command PAUSE = inMatch(Group.PLAY, "pause", KeyCode.P);
    public static final Command STEP = inMatch(Group.PLAY, "step", KeyCode.S);
    public static final Command RESIGN = inMatch(Group.PLAY, "resign");

    public static final Command FIRST = inMatch(Group.WALK, "first", KeyCode.HOME);
    public static final Command PREVIOUS = inMatch(Group.WALK, "previous", KeyCode.LEFT, ALT_DOWN);
    public static final Command NEXT = inMatch(Group.WALK, "next", KeyCode.RIGHT, ALT_DOWN);
    public static final Command LAST = inMatch(Group.WALK, "last", KeyCode.END);

    public static final Command SLOWER = anywhere(Group.VIEW, "slower", KeyCode.MINUS);
    public static final Command FASTER = anywhere(Group.VIEW, "faster", KeyCode.PLUS);
    public static final Command STEP_MODE = anywhere(Group.VIEW, "stepMode", KeyCode.W);
    public static final Command TURN_BOARD = inMatch(Group.VIEW, "turnBoard", KeyCode.F);
    public static final Command MUTE = anywhere(Group.VIEW, "mute", KeyCode.M, SHORTCUT_DOWN, SHIFT_DOWN);
    public static final Command FULL_SCREEN = anywhere(Group.VIEW, "fullScreen", KeyCode.F11);

    public static final Command DAILY_PUZZLE = anywhere(Group.LEARN, "dailyPuzzle", KeyCode.D, SHORTCUT_DOWN);
    public static final Command PUZZLES = anywhere(Group.LEARN, "puzzles", KeyCode.P, SHORTCUT_DOWN);

    public static final Command HOW_TO_PLAY = anywhere(Group.HELP, "howToPlay", KeyCode.F1);
    public static final Command RULES = anywhere(Group.HELP, "rules", KeyCode.F1, SHIFT_DOWN);
    public static final Command SHORTCUTS = anywhere(Group.HELP, "shortcuts", KeyCode.SLASH, SHORTCUT_DOWN);
    public static final Command ABOUT = anywhere(Group.HELP, "about");

    /** Related commands, which share a menu and a part of the shortcuts sheet. */
    public enum Group {
        GAME,
        EDIT,
        PLAY,
        WALK,
        VIEW,
        LEARN,
        HELP,
        GO;

        /** {@return the key of its name in the window's texts} */
        public String textKey() {
            return "menu." + name().toLowerCase(Locale.ROOT);
        }
    }

    private final Group group;
    private final String id;
    private final Optional<KeyCombination> key;
    private final boolean inEveryRoom;
    private final Optional<String> bundle;

    private Command(
            Group group, String id, Optional<KeyCombination> key, boolean inEveryRoom, Optional<String> bundle) {
        this.group = group;
        this.id = id;
        this.key = key;
        this.inEveryRoom = inEveryRoom;
        this.bundle = bundle;
    }

    /**
     * {@return a command for the match that a feature defines for itself}
     *
     * @param id the id of its buttons; the key of its name is {@code command.} followed by this id
     * @param bundle base name of the resource bundle with its name
     */
    public static Command of(Group group, String id, Optional<KeyCombination> key, String bundle) {
        return new Command(group, id, key, false, Optional.of(bundle));
    }

    /** Adds a command for the match. */
    private static Command inMatch(Group group, String id, KeyCode key, KeyCombination.Modifier... modifiers) {
        return add(new Command(group, id, Optional.of(keys(key, modifiers)), false, Optional.empty()));
    }

    private static Command inMatch(Group group, String id) {
        return add(new Command(group, id, Optional.empty(), false, Optional.empty()));
    }

    /** Adds a command that concerns the window or starts something else, and so is also available in rooms. */
    private static Command anywhere(Group group, String id, KeyCode key, KeyCombination.Modifier... modifiers) {
        return add(new Command(group, id, Optional.of(keys(key, modifiers)), true, Optional.empty()));
    }

    private static Command anywhere(Group group, String id) {
        return add(new Command(group, id, Optional.empty(), true, Optional.empty()));
    }

    private static Command add(Command command) {
        PRODUCT.add(command);
        return command;
    }

    /** Creates a shortcut without a text, which would have to be parsed at every start. */
    private static KeyCombination keys(KeyCode key, KeyCombination.Modifier... modifiers) {
        return new KeyCodeCombination(key, modifiers);
    }

    /** {@return the commands of the product, in the order of the shortcuts sheet} */
    public static List<Command> ofProduct() {
        return Collections.unmodifiableList(PRODUCT);
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

    /** {@return whether it is available while the window shows something other than the match, see {@link Rooms}} */
    boolean isInEveryRoom() {
        return inEveryRoom;
    }

    /** {@return the key of its name} */
    public String textKey() {
        return "command." + id;
    }

    /** {@return its name as in a menu, with mnemonic and ellipsis} */
    String menuText(Texts window) {
        return texts(window).get(textKey());
    }

    /** {@return its name without mnemonic and ellipsis} */
    public String name(Texts window) {
        return texts(window).plain(textKey());
    }

    /** {@return why it may be unavailable; empty if that is obvious} */
    Optional<String> reason(Texts window) {
        String key = "why." + id;
        Texts own = texts(window);
        return own.has(key) ? Optional.of(own.get(key)) : Optional.empty();
    }

    private Texts texts(Texts window) {
        return bundle.map(window::of).orElse(window);
    }

    @Override
    public String toString() {
        return id;
    }
}
