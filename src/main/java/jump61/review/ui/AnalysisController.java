package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import jump61.game.GameNode;
import jump61.game.Position;
import jump61.review.ui.Analysis.AnalysedMove;
import jump61.window.Commands;
import jump61.window.EscapeKey;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.BoardMode.Step;

/** The panel of the analysis board: the best moves, and the moves of the game with their variations. */
public final class AnalysisController extends Controller {
    static final int MOST_LINES = 5;

    private final AdviserMenu advisers;
    private final AnalysisModel model;
    private final DoubleProperty listed;
    private final BooleanProperty detailed;
    private final List<LineRow> rows = new ArrayList<>();
    private TreeView treeView;
    private GameNode commented;
    private boolean wasOpen;

    @FXML
    private VBox panel;

    @FXML
    private CheckMenuItem searching;

    @FXML
    private Label heading;

    @FXML
    private MenuItem fewer;

    @FXML
    private Button play;

    @FXML
    private MenuItem more;

    @FXML
    private CheckMenuItem details;

    @FXML
    private Menu adviser;

    @FXML
    private ScrollPane linesScroll;

    @FXML
    private VBox lines;

    @FXML
    private Label note;

    @FXML
    private Label depth;

    @FXML
    private CheckMenuItem threat;

    @FXML
    private ScrollPane treeScroll;

    @FXML
    private VBox tree;

    @FXML
    private TextField comment;

    @FXML
    private MenuItem promote;

    @FXML
    private MenuItem delete;

    /**
     * Creates the panel.
     *
     * @param listed the number of best moves listed
     * @param detailed whether depth and number of positions are shown
     * @param advisers fills the menu of engines that can analyse
     */
    AnalysisController(
            Context context,
            AnalysisModel model,
            DoubleProperty listed,
            BooleanProperty detailed,
            AdviserMenu advisers) {
        super(context);
        this.advisers = advisers;
        this.model = model;
        this.listed = listed;
        this.detailed = detailed;
    }

    @FXML
    private void initialize() {
        EscapeKey.closes(panel, this::close);
        treeView = new TreeView(model, words, treeScroll, tree);
        linesScroll.managedProperty().bind(Bindings.isNotEmpty(lines.getChildren()));
        panel.lookupAll(".button").stream()
                .filter(Button.class::isInstance)
                .map(ButtonBase.class::cast)
                .forEach(button -> commands.bind(button, texts));
        searching.selectedProperty().bindBidirectional(model.searchingProperty());
        threat.selectedProperty().bindBidirectional(model.threatProperty());
        details.selectedProperty().bindBidirectional(detailed);
        panel.addEventFilter(KeyEvent.KEY_PRESSED, this::walk);
        comment.setOnAction(event -> note());
        comment.focusedProperty().addListener((observable, before, now) -> {
            if (!now) {
                note();
            }
        });
        subscriptions.onAny(
                this::showLines,
                model.analysisProperty(),
                model.threatProperty(),
                model.searchingProperty(),
                model.nodeProperty(),
                listed,
                detailed,
                words.names());
        subscriptions.onAny(this::buildTree, model.openProperty(), model.treeChangesProperty(), words.names());
        subscriptions.onChange(model.nodeProperty(), this::showNode);
        // Runs later, when the rows have been laid out.
        subscriptions.onChange(tree.heightProperty(), height -> Platform.runLater(treeView::reveal));
        subscriptions.onChange(treeScroll.viewportBoundsProperty(), bounds -> Platform.runLater(treeView::reveal));
        subscriptions.onAny(() -> advisers.fill(adviser), model.openProperty(), advisers.chosenProperty());
        watch();
    }

    /** Keeps the model informed whether the panel is visible, that is, in a window that is not minimized. */
    private void watch() {
        ObservableValue<Boolean> shown =
                panel.sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::showingProperty);
        ObservableValue<Boolean> away = panel.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(window -> ((Stage) window).iconifiedProperty());
        subscriptions.onAny(
                () -> model.watchedProperty()
                        .set(Boolean.TRUE.equals(shown.getValue()) && !Boolean.TRUE.equals(away.getValue())),
                shown,
                away);
    }

    private void buildTree() {
        if (model.openProperty().get()) {
            treeView.build();
            showNode(model.nodeProperty().get());
            if (model.isCommentWanted() && !wasOpen) {
                Platform.runLater(comment::requestFocus);
            }
        }
        wasOpen = model.openProperty().get();
    }

    private void showNode(GameNode node) {
        if (node == null || !model.openProperty().get()) {
            return;
        }
        if (commented != null && commented != node) {
            note();
        }
        commented = node;
        treeView.select(node);
        comment.setText(model.comment(node));
        promote.setDisable(!model.canPromote());
        delete.setDisable(!model.canDelete());
    }

    /** Stores the comment with the position at which it was typed. */
    private void note() {
        if (commented != null && commented == model.nodeProperty().get()) {
            model.comment(comment.getText().strip());
        }
    }

    private void showLines() {
        GameNode node = model.nodeProperty().get();
        if (node == null) {
            return;
        }
        Position position = node.position();
        boolean threats = model.threatProperty().get();
        int wanted = (int) listed.get();
        fewer.setDisable(wanted <= 1);
        more.setDisable(wanted >= MOST_LINES);
        threat.setDisable(!model.hasThreats() && !threats);
        heading.setText(
                threats
                        ? texts.get("analysis.threats", words.side(position.toMove(), position.game()))
                        : texts.get("analysis.best"));
        boolean pointed = lines.isHover() && model.peekingProperty().get();
        if (!pointed || model.analysisProperty().get() == null) {
            showRows(position, threats);
        }
        showNotes(position);
        play.setDisable(position.result().isPresent());
    }

    private void showRows(Position position, boolean threats) {
        Analysis analysis = model.analysisProperty().get();
        List<AnalysedMove> moves =
                analysis == null || !model.searchingProperty().get() ? List.of() : analysis.moves();
        int wanted = Math.min(moves.size(), (int) listed.get());
        AnalysisWords said = new AnalysisWords(texts, words, position.game());
        while (rows.size() < wanted) {
            rows.add(new LineRow(model));
        }
        for (int i = 0; i < wanted; i++) {
            rows.get(i).show(moves.get(i), threats, said);
        }
        lines.getChildren().setAll(rows.subList(0, wanted));
    }

    private void showNotes(Position position) {
        Analysis analysis = model.analysisProperty().get();
        String said = "";
        if (position.result().isPresent()) {
            said = words.title(position.result().get(), position.game());
        } else if (!model.searchingProperty().get()) {
            said = texts.get("analysis.off");
        } else if (analysis == null) {
            said = texts.get("analysis.looking");
        }
        show(note, said);
        show(depth, analysis == null ? "" : detail(analysis));
    }

    private String detail(Analysis analysis) {
        // Whoever plays by a proof says whose it is, to those, too, who do not want details.
        if (analysis.proof().isPresent()) {
            return switch (analysis.proof().get()) {
                case PROGRAM -> texts.get("analysis.proof.program");
                case USER -> texts.get("analysis.proof.user");
            };
        }
        if (!detailed.get()) {
            return "";
        }
        return analysis.isExact()
                ? texts.get("analysis.exact")
                : texts.get("analysis.depth", analysis.depth(), words.nodes(analysis.nodes()));
    }

    private static void show(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
        label.setManaged(!text.isEmpty());
    }

    /** Handles arrow keys: left and right step through the moves, unless the comment or an open menu needs them. */
    private void walk(KeyEvent event) {
        if (event.isAltDown() || event.isShortcutDown() || comment.isFocused() || Commands.isMenuOpen()) {
            return;
        }
        KeyCode code = event.getCode();
        if (code == KeyCode.LEFT || code == KeyCode.RIGHT) {
            Step step = code == KeyCode.LEFT ? Step.PREVIOUS : Step.NEXT;
            if (model.canWalk(step)) {
                model.walk(step);
            }
            event.consume();
        }
    }

    private void change(int by) {
        DoubleProperty number = listed;
        number.set(Math.max(1, Math.min(MOST_LINES, number.get() + by)));
    }

    /** Begins a game at the position on the board. The analysed game is kept. */
    @FXML
    private void play() {
        Position start = model.nodeProperty().get().position();
        program.leaving().before(() -> program.newGame().beginAt(start)).run();
    }

    @FXML
    private void fewer() {
        change(-1);
    }

    @FXML
    private void more() {
        change(1);
    }

    @FXML
    private void promote() {
        model.promote();
    }

    @FXML
    private void delete() {
        model.delete();
    }

    @FXML
    private void close() {
        model.close();
    }
}
