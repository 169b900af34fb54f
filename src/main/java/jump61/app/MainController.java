package jump61.app;

import atlantafx.base.controls.ModalPane;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import jump61.game.Refusal;
import jump61.window.Command;
import jump61.window.Commands;
import jump61.window.EnterKey;
import jump61.window.FocusRing;
import jump61.window.FxmlFile;
import jump61.window.NodeVisibility;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.BoardMode;
import jump61.window.match.view.StagePane;

/** The main window: adapts the layout to the size, and shows sheets. */
public final class MainController extends Controller {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    /** A smaller window has its rail at the lower edge, and leaves as much room as possible to the board. */
    private static final double SMALL_WIDTH = 800;

    private static final double SMALL_HEIGHT = 520;

    private final BooleanProperty complete = new SimpleBooleanProperty();
    /** The panels of modes and the views of places, loaded on first use. */
    private final Map<FxmlFile, Parent> views = new HashMap<>();

    private final EventHandler<KeyEvent> keys = this::commandKeyPressed;
    private final EventHandler<KeyEvent> firstKeys = this::keyPressed;
    private Runnable forgetKeys = () -> {};

    @FXML
    StackPane root;

    @FXML
    StackPane content;

    @FXML
    BorderPane frame;

    @FXML
    Parent rail;

    @FXML
    RailController railController;

    @FXML
    StagePane stage;

    /** Holds a room or place and, over it, the note. */
    @FXML
    StackPane away;

    @FXML
    Node note;

    @FXML
    Parent side;

    @FXML
    MenuController menuController;

    @FXML
    ModalPane modal;

    public MainController(Context context) {
        super(context);
    }

    @FXML
    void initialize() {
        // They are shown elsewhere: in the stage, or in the middle in place of the stage.
        frame.setRight(null);
        frame.setTop(null);
        // Counts as large until it has a size.
        BooleanBinding small = root.widthProperty()
                .lessThan(SMALL_WIDTH)
                .or(root.heightProperty().lessThan(SMALL_HEIGHT))
                .and(root.heightProperty().greaterThan(0));
        subscriptions.onValue(small, this::arrange);
        subscriptions.onAny(this::showPanel, complete, program.awayFromBoardProperty(), match.modeProperty());
        subscriptions.onChange(program.rooms().openProperty(), room -> showCentre());
        subscriptions.onChange(program.places().currentProperty(), place -> showCentre());
        subscriptions.onAny(this::followKeys, root.sceneProperty());
        menuController.layOver(content);

        sheets.setPane(modal, new NodeVisibility(root));
        modal.setInTransitionFactory(null);
        modal.setOutTransitionFactory(null);
        subscriptions.onValue(
                match.positionProperty(), now -> markGame("game-" + now.game().id()));
        commands.suspendedProperty().bind(Bindings.createBooleanBinding(modal::isDisplay, modal.displayProperty()));
        content.disableProperty().bind(modal.displayProperty());
        root.addEventHandler(KeyEvent.KEY_PRESSED, this::backToTheGame);
        FocusRing.addTo(root);
    }

    /** Adds everything around the board. To be called when the root has its size, before the first frame. */
    public void complete() {
        complete.set(true);
        if (program.awayFromBoardProperty().get()) {
            showView();
        }
    }

    /** Gives the focus to what is shown: the board, or the first thing to do. */
    public void focus() {
        // A scroll pane has its content only after it has been styled.
        frame.getCenter().applyCss();
        String wanted = program.awayFromBoardProperty().get() ? ".default-focus" : "#board";
        // Each page of a place has its own; those that are hidden do not take the focus.
        frame.getCenter().lookupAll(wanted).forEach(Node::requestFocus);
    }

    /** Arranges the rail, which is a row at the lower edge in a small window. */
    private void arrange(boolean small) {
        root.pseudoClassStateChanged(NARROW, small);
        railController.lie(small);
        stage.smallProperty().set(small);
        program.rooms().smallProperty().set(small);
        frame.setLeft(null);
        frame.setBottom(null);
        if (small) {
            frame.setBottom(rail);
        } else {
            frame.setLeft(rail);
        }
    }

    private void showCentre() {
        // The note was about the previous place.
        context.note("");
        showView();
        // At once, or the first button would be seen with the focus; and later, after a closing sheet has returned the
        // focus.
        focus();
        Platform.runLater(this::focus);
    }

    /** Shows the open room or place, or else the board with its panel. */
    private void showView() {
        Optional<Parent> view = openView();
        view.filter(shown -> !away.getChildren().contains(shown))
                .ifPresent(shown -> away.getChildren().setAll(shown, note));
        frame.setCenter(view.isPresent() ? away : stage);
    }

    private Optional<Parent> openView() {
        FxmlFile room = program.rooms().openProperty().get();
        return room != null
                ? Optional.of(context.views().load(room))
                : program.places().currentProperty().get().view().map(this::view);
    }

    /**
     * Runs commands by their keys wherever the focus is, unless a control has a use for the key. While nothing has the
     * focus, keys reach only the scene.
     */
    private void followKeys() {
        forgetKeys.run();
        Scene scene = root.getScene();
        if (scene != null) {
            EnterKey.follow(scene);
            scene.addEventFilter(KeyEvent.KEY_PRESSED, firstKeys);
            scene.addEventHandler(KeyEvent.KEY_PRESSED, keys);
            forgetKeys = () -> {
                scene.removeEventFilter(KeyEvent.KEY_PRESSED, firstKeys);
                scene.removeEventHandler(KeyEvent.KEY_PRESSED, keys);
            };
        }
    }

    /** Keys of menu items arrive here, too; the first handler consumes them. */
    private void commandKeyPressed(KeyEvent event) {
        commands.byKey(event).filter(command -> !event.isConsumed()).ifPresent(command -> {
            // Nothing else may use the key either.
            event.consume();
            if (Commands.isMenuOpen()
                    && !event.isShortcutDown()
                    && !event.getCode().isFunctionKey()) {
                return;
            }
            // The note about an earlier key may be outdated.
            context.note(commands.whyNot(command, texts)
                    .map(why -> briefly(command, why))
                    .orElse(""));
            commands.run(command);
        });
    }

    /** Returns why a command is not possible. For a hint after the end of a game, the only reason given is the end. */
    private String briefly(Command command, String why) {
        BoardMode mode = match.modeProperty().get();
        boolean over = match.resultProperty().get() != null && (mode == null || mode.isOfMatch());
        return over && command == Command.HINT ? Refusal.of("match.over").text(texts.locale()) : why;
    }

    private void showPanel() {
        if (complete.get() && !program.awayFromBoardProperty().get()) {
            stage.setPanel(modePanel().map(this::view).orElse(side));
        }
    }

    private Parent view(FxmlFile layout) {
        return views.computeIfAbsent(layout, context.views()::load);
    }

    private Optional<FxmlFile> modePanel() {
        return Optional.ofNullable(match.modeProperty().get()).flatMap(BoardMode::panel);
    }

    /** Sets the style class of games whose pieces have their own colours. */
    private void markGame(String styleClass) {
        root.getStyleClass().removeIf(other -> other.startsWith("game-"));
        root.getStyleClass().add(styleClass);
    }

    /** Handles keys that work wherever the focus is, even in controls that use them. */
    private void keyPressed(KeyEvent event) {
        boolean writing = event.getTarget() instanceof TextInputControl;
        if (event.isAltDown() || event.isShortcutDown() || sheets.isOpen() || writing || Commands.isMenuOpen()) {
            return;
        }
        KeyCode code = event.getCode();
        Command speed = speed(code);
        if (speed != null) {
            // With or without Shift: on many keyboards, plus and the equals sign share a key.
            commands.run(speed);
            event.consume();
        } else if (!event.isShiftDown()) {
            keyPressed(event, code);
        }
    }

    /**
     * On Esc, leaves the room, the mode of the board, or else an earlier position, unless a board or a control has a use
     * for the key.
     */
    private void backToTheGame(KeyEvent event) {
        if (event.getCode() != KeyCode.ESCAPE || sheets.isOpen()) {
            return;
        }
        if (program.rooms().isOpen()) {
            program.rooms().close();
            event.consume();
            return;
        }
        if (!program.places().atBoard()) {
            program.places().back();
            event.consume();
            return;
        }
        Optional<Parent> panel = modePanel().map(views::get).filter(mode -> mode != event.getTarget());
        if (panel.isPresent()) {
            // The panel decides whether and how Esc leaves its mode.
            panel.get().fireEvent(event);
            event.consume();
        } else if (match.isBrowsing()) {
            commands.run(Command.LAST);
            event.consume();
        }
    }

    private void keyPressed(KeyEvent event, KeyCode code) {
        if (code == KeyCode.SPACE
                && match.animatingProperty().get()
                && !settings.stepModeProperty().get()) {
            match.finishNow();
            event.consume();
        } else if ((code == KeyCode.HOME || code == KeyCode.END)
                && program.places().atBoard()) {
            commands.run(code == KeyCode.HOME ? Command.FIRST : Command.LAST);
            event.consume();
        }
    }

    /**
     * Returns the speed command of a key. Plus and minus are on different keys on each keyboard; all of them are
     * accepted.
     */
    private static Command speed(KeyCode code) {
        return switch (code) {
            case PLUS, EQUALS, ADD -> Command.FASTER;
            case MINUS, SUBTRACT -> Command.SLOWER;
            default -> null;
        };
    }
}
