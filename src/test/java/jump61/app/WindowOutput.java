package jump61.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.trust.Changes;
import jump61.trust.Golden;
import jump61.window.FxWait;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.feature.SystemDialogs;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/**
 * What a walk through a part of the window shows stays as it was: after each step it is noted what is new on the screen
 * and what is gone ({@link ScreenText}), where the focus is and what was read aloud.
 */
public abstract class WindowOutput extends WindowTest {
    /** A sheet that opens covers much at once. */
    private static final int GONE = 20;

    private final List<String> lines = new ArrayList<>();
    private List<String> before = List.of();
    private String spokenBefore = "";
    private final Set<KeyCode> keysThatGoOn = new TreeSet<>();

    private final FilesByHand dialogs = new FilesByHand(this::note);

    @Override
    SystemDialogs dialogs() {
        return dialogs;
    }

    @Override
    protected String settings() {
        return super.settings();
    }

    /** Says what will be chosen in the next dialog for files; nothing cancels it. */
    protected void choosing(Path... files) {
        dialogs.choose(files);
    }

    /** Goes through a part of the window, step by step. */
    protected abstract void walk() throws Exception;

    @Test
    void whatAWalkShowsStaysAsItWas() throws Exception {
        size(1000, 700);
        begin(new Players(Player.HUMAN, Player.HUMAN), 8);
        tell("at first");
        lines.clear();
        program().status().noteProperty().subscribe(this::noted);
        stage.addEventHandler(KeyEvent.KEY_PRESSED, this::goesOn);
        try {
            walk();
        } catch (Exception | AssertionError stuck) {
            int shown = Math.max(0, lines.size() - 40);
            throw new AssertionError(
                    "the walk goes no further:\n" + String.join("\n", lines.subList(shown, lines.size())), stuck);
        }
        Golden.check(getClass(), recorded(), lines);
    }

    private void note(String what) {
        lines.add("");
        lines.add(ScreenText.plain(what));
    }

    /** What the window notes disappears after a while; that it appears is written down. */
    private void noted(String note) {
        boolean seen = stage.getScene().lookup("#note") instanceof Labeled label
                && note.equals(label.getText())
                && isSeen(label);
        if (!note.isEmpty()) {
            lines.add("noted: " + ScreenText.plain(note) + (seen ? "" : ", unseen"));
        } else if (seen) {
            lines.add("nothing is noted, but has its place");
        }
    }

    /** A key that the window has used goes no further: two parts do not both obey it. */
    private void goesOn(KeyEvent event) {
        if (!event.getCode().isModifierKey()) {
            keysThatGoOn.add(event.getCode());
        }
    }

    /** {@return what goes on without being seen: a connection, say} */
    protected List<String> goesOn() {
        return List.of();
    }

    /** {@return the name of the file with what was recorded; each walk of a package has its own} */
    protected String recorded() {
        return "window.txt";
    }

    @Override
    protected Program program() {
        return super.program();
    }

    @Override
    protected <F extends Feature> F feature(Class<F> type) {
        return super.feature(type);
    }

    @Override
    protected MatchViewModel match() {
        return super.match();
    }

    /** {@return the text of what has this id} */
    @Override
    protected String text(String query) {
        return FxWait.ask(() -> node(query, Labeled.class).getText());
    }

    /** {@return where the program keeps its files} */
    protected Path home() {
        return home;
    }

    /** Begins a match on a small board, with moves that were played at random. */
    protected void begin(Players players, int plies) {
        robot.interact(() -> {
            Match match = new Match(Games.usual().start(4), players);
            List<Move> moves = RandomPlay.from(match.start(), 3).stream()
                    .limit(plies)
                    .map(turn -> turn.move())
                    .toList();
            moves.forEach(match::play);
            match().begin(match, TimeControl.NONE);
        });
    }

    protected void size(double width, double height) {
        resize(width, height);
    }

    /** Runs commands, each followed by Escape. */
    protected void commands(String... ids) {
        for (String id : ids) {
            command(id);
            key(KeyCode.ESCAPE);
        }
    }

    /** Runs a command. */
    protected void command(String id) {
        step(id, () -> run(program(), id));
    }

    /** Does something on the FX thread. */
    protected void step(String what, Runnable act) {
        FxWait.ask(() -> {
            act.run();
            return null;
        });
        tell(what);
    }

    /** Does something on the FX thread of which nothing is noted. */
    protected void quietly(Runnable act) {
        robot.interact(act);
    }

    /** Presses keys at once. */
    protected void key(KeyCode... keys) {
        robot.push(keys);
        tell("key " + List.of(keys));
    }

    /** Presses a key many times; only the end is noted. */
    protected void keys(int times, KeyCode key) {
        for (int i = 0; i < times; i++) {
            robot.push(key);
        }
        tell("key " + key + " " + times + " times");
    }

    /** Notes nothing but what these read: what else is on the screen is another one in each run. */
    protected void read(String what, String... queries) {
        String texts = FxWait.ask(() -> Stream.of(queries)
                .map(query -> query + " "
                        + nodes(query, Labeled.class).stream()
                                .map(label -> label.getText() + (label.isDisabled() ? " disabled" : ""))
                                .toList())
                .collect(Collectors.joining(" ")));
        note(what + ": " + texts);
    }

    /** Notes where Tab leads, until it comes back to where it was, or to a place that it has led to. */
    protected void tabs(String where) {
        List<String> stops = new ArrayList<>();
        List<Node> seen = new ArrayList<>();
        Node focus = FxWait.ask(() -> stage.getScene().getFocusOwner());
        while (focus != null && !seen.contains(focus)) {
            seen.add(focus);
            // The number of days differs from day to day, and that of others' tables on the network.
            if (Collections.disjoint(focus.getStyleClass(), List.of("day", "table-row"))) {
                stops.add(ScreenText.plain(ScreenText.name(focus)));
            }
            robot.push(KeyCode.TAB);
            focus = FxWait.ask(() -> stage.getScene().getFocusOwner());
        }
        note("Tab " + where + ": " + String.join(", ", stops));
    }

    /** Types a character where the focus is. */
    protected void type(String text) {
        step("type " + text, () -> {
            for (String character : text.split("")) {
                Node focused = stage.getScene().getFocusOwner();
                Event.fireEvent(
                        focused,
                        new KeyEvent(KeyEvent.KEY_TYPED, character, "", KeyCode.UNDEFINED, false, false, false, false));
            }
        });
    }

    /** Does something with a node. What is not there now is noted, too. */
    private <N> void with(String query, Class<N> type, String what, Consumer<N> act) {
        boolean isThere = FxWait.ask(() -> !nodes(query, type).isEmpty());
        if (isThere) {
            step(what, () -> act.accept(node(query, type)));
        } else {
            lines.add("");
            lines.add(what + ": there is no " + query);
        }
    }

    /** Writes a text into a field, instead of what stands there, and sets the focus there. */
    protected void write(String query, String text) {
        with(query, Node.class, query + " = " + text, node -> {
            node.requestFocus();
            (node instanceof ComboBox<?> box ? box.getEditor() : (TextInputControl) node).setText(text);
        });
    }

    /** Presses a button, or clicks on something else. */
    protected void click(String query) {
        with(query, Node.class, "click " + query, WindowOutput::press);
    }

    /** Presses a button of which more comes than the background does, such as what a program or a friend says to it. */
    protected void click(String query, Callable<Boolean> until) {
        quietly(() -> press(node(query, Node.class)));
        await("click " + query, until);
    }

    /** Presses one of several, which are counted from 0. */
    protected void click(String query, int index) {
        with(
                query,
                Node.class,
                "click " + query + " " + index,
                first -> press(nodes(query, Node.class).get(index)));
    }

    private static void press(Node node) {
        if (node instanceof ButtonBase button && !(node instanceof MenuButton)) {
            button.fire();
        } else {
            click(node, 1);
        }
    }

    protected void clickTwice(String query) {
        with(query, Node.class, "click twice " + query, node -> {
            click(node, 1);
            click(node, 2);
        });
    }

    /** Moves the pointer over the middle of something, and away again. */
    protected void point(String query) {
        for (var type : List.of(MouseEvent.MOUSE_ENTERED, MouseEvent.MOUSE_MOVED, MouseEvent.MOUSE_EXITED)) {
            with(
                    query,
                    Node.class,
                    type + " " + query,
                    node -> Event.fireEvent(node, mouse(node, type, MouseButton.NONE, 0)));
        }
    }

    private static void click(Node node, int times) {
        for (var type : List.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED)) {
            Event.fireEvent(node, mouse(node, type, MouseButton.PRIMARY, times));
        }
    }

    private static MouseEvent mouse(Node node, EventType<MouseEvent> type, MouseButton button, int times) {
        double x = node.getLayoutBounds().getCenterX();
        double y = node.getLayoutBounds().getCenterY();
        Point2D place = node.localToScene(x, y);
        boolean down = type == MouseEvent.MOUSE_PRESSED;
        PickResult pick = new PickResult(node, place.getX(), place.getY());
        return new MouseEvent(
                type,
                place.getX(),
                place.getY(),
                place.getX(),
                place.getY(),
                button,
                times,
                false,
                false,
                false,
                false,
                down,
                false,
                false,
                false,
                false,
                true,
                pick);
    }

    /** Chooses one of the values of a box, or of a row of buttons. */
    protected void pick(String query, int index) {
        with(query, Node.class, "choice " + index + " of " + query, node -> {
            if (node instanceof ChoiceBox<?> box) {
                box.getSelectionModel().select(index);
            } else if (node instanceof ComboBox<?> box) {
                box.getSelectionModel().select(index);
            } else {
                press(((Parent) node).getChildrenUnmodifiable().get(index));
            }
        });
    }

    /** Chooses rows of a list. */
    protected void rows(String query, int... indices) {
        with(query, ListView.class, "rows " + Arrays.toString(indices) + " of " + query, list -> {
            list.requestFocus();
            list.getSelectionModel().clearSelection();
            for (int index : indices) {
                list.getSelectionModel().select(index);
            }
        });
    }

    /** Turns a number up, or down. */
    protected void spin(String query, int steps) {
        with(query, Spinner.class, query + " " + steps, spinner -> spinner.increment(steps));
    }

    /** Moves a slider. */
    protected void slide(String query, double value) {
        with(query, Slider.class, query + " at " + value, slider -> slider.setValue(value));
    }

    /** Chooses an entry of a menu button. */
    protected void item(String query, int index) {
        with(query, MenuButton.class, "item " + index + " of " + query, button -> {
            MenuItem item = button.getItems().get(index);
            if (!item.isDisable()) {
                item.fire();
            }
        });
    }

    /** {@return whether a label or a field is seen with such a text} */
    protected boolean reads(String query, String pattern) {
        return FxWait.ask(() -> nodes(query, Node.class).stream()
                .map(node -> node instanceof TextInputControl field ? field.getText() : ((Labeled) node).getText())
                .anyMatch(text -> text.matches(pattern)));
    }

    /** {@return whether something is seen} */
    protected boolean isThere(String query) {
        return FxWait.ask(() -> !nodes(query, Node.class).isEmpty());
    }

    /** {@return the first node that is seen} */
    protected <N> N node(String query, Class<N> type) {
        return nodes(query, type).stream().findFirst().orElseThrow(() -> new AssertionError("there is no " + query));
    }

    /** What a sheet covers has the same ids here and there. */
    private <N> List<N> nodes(String query, Class<N> type) {
        Node root = stage.getScene().getRoot();
        Node sheet = root.lookup("#modal");
        List<N> inSheet = sheet == null ? List.of() : nodes(sheet, query, type);
        return inSheet.isEmpty() ? nodes(root, query, type) : inSheet;
    }

    private static <N> List<N> nodes(Node root, String query, Class<N> type) {
        return root.lookupAll(query).stream()
                .filter(type::isInstance)
                .filter(WindowOutput::isSeen)
                .map(type::cast)
                .toList();
    }

    private static boolean isSeen(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /** Waits for something, and notes what is on the screen then. */
    protected void await(String what, Callable<Boolean> condition) {
        waitUntil(condition);
        tell(what);
    }

    /** Waits until something is seen, and notes what else is on the screen then. */
    protected void await(String query) {
        await("there is " + query, () -> isThere(query));
    }

    /** Waits until nothing works in the background any more, and what came of it is on the screen. */
    protected void settle() {
        BackgroundRest.await(program().background());
    }

    /** Notes what is different from before, once nothing works in the background any more. */
    protected void tell(String what) {
        settle();
        List<String> now = FxWait.ask(() -> {
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
            List<String> screen = new ArrayList<>(ScreenText.of(stage));
            goesOn().forEach(work -> screen.add("goes on: " + work));
            return screen;
        });
        List<String> gone = Changes.beyond(now, before);
        List<String> come = Changes.beyond(before, now);
        lines.add("");
        lines.add(ScreenText.plain(what));
        if (!keysThatGoOn.isEmpty()) {
            lines.add("not used: " + keysThatGoOn);
            keysThatGoOn.clear();
        }
        come.forEach(line -> lines.add("+ " + line));
        gone.stream().limit(GONE).forEach(line -> lines.add("- " + line));
        if (gone.size() > GONE) {
            lines.add("- and " + (gone.size() - GONE) + " more");
        }
        String spoken = ScreenText.plain(spoken());
        if (!spoken.equals(spokenBefore)) {
            lines.add("said: " + spoken);
        }
        spokenBefore = spoken;
        before = now;
    }
}
