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
import javafx.scene.layout.VBox;
import jump61.window.Command;
import jump61.window.FocusRing;
import jump61.window.FxmlFile;
import jump61.window.NodeVisibility;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.BoardMode;

/** The main window: adapts the layout to the size, and shows sheets. */
public final class MainController extends Controller {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final double WIDE = 680;
    /** Minimum size of a window with a rail, in pixels; a smaller one needs all its room for the board. */
    private static final double RAIL_WIDTH = 800;

    private static final double RAIL_HEIGHT = 520;
    private static final double NARROW_PANEL = 200;
    private static final double BARS = 110;

    private final BooleanProperty complete = new SimpleBooleanProperty();
    private Parent strip;
    /** The panels of modes and the views of places, loaded on first use. */
    private final Map<FxmlFile, Parent> views = new HashMap<>();

    private final EventHandler<KeyEvent> keys = this::commandKeyPressed;
    private Runnable forgetKeys = () -> {};

    @FXML
    StackPane root;

    @FXML
    BorderPane content;

    @FXML
    Parent rail;

    @FXML
    Parent table;

    @FXML
    Parent status;

    @FXML
    Parent side;

    @FXML
    VBox top;

    @FXML
    Parent menu;

    @FXML
    ModalPane modal;

    public MainController(Context context) {
        super(context);
    }

    @FXML
    void initialize() {
        // Counts as wide until it has a size.
        BooleanBinding wide = root.widthProperty()
                .greaterThanOrEqualTo(WIDE)
                .or(root.widthProperty().isEqualTo(0));
        // In a small window, the players are where they take the least room from the board.
        BooleanBinding landscape = root.widthProperty()
                .subtract(NARROW_PANEL)
                .greaterThanOrEqualTo(root.heightProperty().subtract(BARS));
        BooleanBinding withPanel = wide.or(landscape).and(settings.sidePanelProperty());
        subscriptions.onValue(wide, value -> root.pseudoClassStateChanged(NARROW, !value));
        BooleanBinding withRail = root.widthProperty()
                .greaterThanOrEqualTo(RAIL_WIDTH)
                .and(root.heightProperty().greaterThanOrEqualTo(RAIL_HEIGHT))
                .or(root.widthProperty().isEqualTo(0));
        subscriptions.onValue(withRail, wanted -> content.setLeft(wanted ? rail : null));
        subscriptions.onAny(this::sizeTexts, root.widthProperty(), root.heightProperty());
        BooleanBinding playing = Bindings.createBooleanBinding(
                () -> modePanel().isEmpty() && !program.awayFromBoardProperty().get(),
                match.modeProperty(),
                program.awayFromBoardProperty());
        subscriptions.onAny(
                () -> content.setRight(right(withPanel.and(complete).get())),
                withPanel,
                complete,
                program.awayFromBoardProperty(),
                match.modeProperty());
        subscriptions.onValue(withPanel.not().and(complete).and(playing), this::showStrip);
        subscriptions.onChange(program.rooms().openProperty(), room -> showCentre());
        subscriptions.onChange(program.places().currentProperty(), place -> showCentre());
        subscriptions.onAny(this::followKeys, root.sceneProperty());
        new NodeVisibility(top).bind(menu, complete, subscriptions);

        sheets.setPane(modal, new NodeVisibility(root));
        modal.setInTransitionFactory(null);
        modal.setOutTransitionFactory(null);
        subscriptions.onValue(
                match.positionProperty(), now -> markGame("game-" + now.game().id()));
        commands.suspendedProperty().bind(Bindings.createBooleanBinding(modal::isDisplay, modal.displayProperty()));
        content.disableProperty().bind(modal.displayProperty());
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        root.addEventHandler(KeyEvent.KEY_PRESSED, this::backToTheGame);
        FocusRing.addTo(root);
    }

    /** Adds everything around the board and the tool bar. Called when the root has its size, before the first frame. */
    public void complete() {
        complete.set(true);
        if (program.awayFromBoardProperty().get()) {
            showView();
        }
    }

    /** Gives the focus to what is shown: the board, or the first thing to do. */
    public void focus() {
        Node wanted = content.getCenter().lookup(program.awayFromBoardProperty().get() ? ".default-focus" : "#board");
        if (wanted != null) {
            wanted.requestFocus();
        }
    }

    private void showCentre() {
        showView();
        // Later, when a closing sheet has returned the focus.
        Platform.runLater(this::focus);
    }

    /** Shows the room or place that is open; or else the board with its panel and the status bar. */
    private void showView() {
        Optional<Parent> view = openView();
        content.setCenter(view.orElse(table));
        content.setBottom(view.isPresent() ? null : status);
    }

    private Optional<Parent> openView() {
        FxmlFile room = program.rooms().openProperty().get();
        return room != null
                ? Optional.of(context.views().load(room))
                : program.places().currentProperty().get().view().map(this::placeView);
    }

    private Parent placeView(FxmlFile view) {
        return views.computeIfAbsent(view, context.views()::load);
    }

    /** Runs commands by their keys wherever the focus is, unless a control has a use for the key. */
    private void followKeys() {
        forgetKeys.run();
        Scene scene = root.getScene();
        if (scene != null) {
            scene.addEventHandler(KeyEvent.KEY_PRESSED, keys);
            forgetKeys = () -> scene.removeEventHandler(KeyEvent.KEY_PRESSED, keys);
        }
    }

    /** Keys of menu items come here, too; whoever is first consumes them. */
    private void commandKeyPressed(KeyEvent event) {
        commands.byKey(event).filter(command -> !event.isConsumed()).ifPresent(command -> {
            commands.run(command);
            event.consume();
        });
    }

    private Parent right(boolean withPanel) {
        if (program.awayFromBoardProperty().get()) {
            return null;
        }
        return modePanel()
                .map(panel -> views.computeIfAbsent(panel, context.views()::load))
                .orElse(withPanel ? side : null);
    }

    private Optional<FxmlFile> modePanel() {
        return Optional.ofNullable(match.modeProperty().get()).flatMap(BoardMode::panel);
    }

    /** Shows the strip, which is loaded on first use because most windows have room for the side panel instead. */
    private void showStrip(boolean wanted) {
        if (wanted && strip == null) {
            strip = context.views().load(FxmlFile.STRIP);
        }
        if (wanted) {
            top.getChildren().add(strip);
        } else {
            top.getChildren().remove(strip);
        }
    }

    private void sizeTexts() {
        TextSize size = TextSize.of(root.getWidth(), root.getHeight());
        size.mark(root);
        sheets.setScale(size.scale());
        program.rooms().scaleProperty().set(size.scale());
    }

    /** Sets the style class of games whose pieces have their own colours. */
    private void markGame(String styleClass) {
        root.getStyleClass().removeIf(other -> other.startsWith("game-"));
        root.getStyleClass().add(styleClass);
    }

    /** Handles keys that work wherever the focus is, even in controls that use them. */
    private void keyPressed(KeyEvent event) {
        boolean writing = event.getTarget() instanceof TextInputControl;
        if (event.isAltDown() || event.isShortcutDown() || sheets.isOpen() || writing) {
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
     * Leaves the mode of the board, or else an earlier position, on Esc, unless a board or a control has a use for the
     * key.
     */
    private void backToTheGame(KeyEvent event) {
        if (event.getCode() != KeyCode.ESCAPE
                || sheets.isOpen()
                || program.rooms().isOpen()) {
            return;
        }
        if (!program.places().atBoard()) {
            program.places().back();
            event.consume();
            return;
        }
        Optional<Parent> panel = modePanel().map(views::get).filter(mode -> mode != event.getTarget());
        if (panel.isPresent()) {
            // The panel knows whether, and how, Esc leaves its mode.
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
        } else if (code == KeyCode.HOME || code == KeyCode.END) {
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
