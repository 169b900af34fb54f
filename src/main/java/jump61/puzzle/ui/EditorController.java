package jump61.puzzle.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import jump61.game.Brush;
import jump61.game.Draft;
import jump61.game.Draft.Change;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.Side;
import jump61.puzzle.Puzzle;
import jump61.puzzle.ui.Inquiry.Insight;
import jump61.window.Command;
import jump61.window.EscapeKey;
import jump61.window.Texts;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.MatchTexts;

/**
 * The panel of the position editor: brushes, changes of the whole board, the side to move, and uses of the position.
 */
public final class EditorController extends Controller {
    /** Length of the picture of a brush, in pixels. */
    private static final double PICTURE = 26;

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final EditorModel model;
    private final Consumer<Puzzle> onPuzzle;
    private Optional<Refusal> unread = Optional.empty();

    /** The kind of answer to which the panel last scrolled; an answer that only counts on does not scroll again. */
    private Class<?> seen;

    @FXML
    private VBox panel;

    @FXML
    private ScrollPane parts;

    @FXML
    private HBox owners;

    @FXML
    private HBox counts;

    @FXML
    private MenuItem mirror;

    @FXML
    private MenuItem turn;

    @FXML
    private Button undo;

    @FXML
    private Label follows;

    @FXML
    private Button passTurn;

    @FXML
    private TextField notation;

    @FXML
    private Label problem;

    @FXML
    private Button play;

    @FXML
    private MenuItem analyse;

    @FXML
    private MenuItem save;

    @FXML
    private MenuItem solve;

    @FXML
    private MenuItem puzzle;

    @FXML
    private Label answer;

    /**
     * Creates the panel.
     *
     * @param onPuzzle receives a puzzle made of the finished position
     */
    public EditorController(Context context, EditorModel model, Consumer<Puzzle> onPuzzle) {
        super(context);
        this.model = model;
        this.onPuzzle = onPuzzle;
    }

    @FXML
    private void initialize() {
        EscapeKey.closes(panel, model::close);
        commands.bind(undo, texts);
        undo.setText(Command.UNDO.name(texts));
        notation.setTooltip(new Tooltip(texts.get("editor.notation")));
        notation.setOnAction(event -> read());
        subscriptions.onAny(this::showBrushes, model.openProperty(), words.names());
        subscriptions.onAny(this::show, model.draftProperty(), model.openProperty(), words.names());
        subscriptions.onAny(this::showAnswer, model.inquiry().answerProperty(), words.names());
    }

    private void showBrushes() {
        if (!model.openProperty().get()) {
            return;
        }
        Brush chosen = model.brushProperty().get();
        List<Brush> brushes = model.draftProperty().get().brushes();
        ToggleGroup kinds = new ToggleGroup();
        owners.getChildren()
                .setAll(brushes.stream()
                        .filter(brush -> brush.count() <= 1)
                        .map(brush -> button(brush, kinds, isLike(brush, chosen), name(brush)))
                        .toList());
        ToggleGroup amounts = new ToggleGroup();
        List<Brush> same = brushes.stream()
                .filter(brush -> brush.count() > 0)
                .filter(brush -> brush.side().equals(coloured(chosen)))
                .toList();
        counts.getChildren()
                .setAll(same.stream()
                        .map(brush -> button(brush, amounts, brush.equals(chosen), String.valueOf(brush.count())))
                        .toList());
        counts.setManaged(!same.isEmpty());
    }

    private static boolean isLike(Brush brush, Brush chosen) {
        return brush.side().equals(chosen.side()) && brush.key().equals(chosen.key());
    }

    /** {@return the side in whose colour amounts are shown: the first while none is chosen, so that they stay there} */
    private static Optional<Side> coloured(Brush chosen) {
        return chosen.side().or(() -> Optional.of(Side.FIRST));
    }

    private String name(Brush brush) {
        Game game = model.draftProperty().get().shown().game();
        return brush.side()
                .map(side -> words.side(side, game))
                .orElseGet(() -> texts.get("editor.brush." + brush.key()));
    }

    private ToggleButton button(Brush brush, ToggleGroup group, boolean selected, String text) {
        Miniature picture = new Miniature(PICTURE);
        GameViews.of(model.draftProperty().get().shown().game()).draw(brush, picture);
        ToggleButton button = new ToggleButton(text, picture);
        button.setAccessibleText(brush.count() > 0 ? name(brush) + " " + brush.count() : text);
        button.setContentDisplay(ContentDisplay.TOP);
        button.getStyleClass().add("brush");
        button.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(button, Priority.ALWAYS);
        button.setToggleGroup(group);
        button.setSelected(selected);
        button.setOnAction(event -> choose(brush, group));
        return button;
    }

    /** Chooses a brush; a brush of another owner keeps the amount. */
    private void choose(Brush brush, ToggleGroup group) {
        Brush before = model.brushProperty().get();
        boolean another = counts.getChildren().stream()
                .map(ToggleButton.class::cast)
                .noneMatch(amount -> amount.getToggleGroup() == group);
        Brush wanted = another && brush.count() > 0 && before.count() > 0
                ? Brush.of(brush.side().orElseThrow(), before.count())
                : brush;
        boolean focused = owners.getChildren().stream().anyMatch(Node::isFocused);
        int at = owners.getChildren().indexOf(panel.getScene().getFocusOwner());
        model.brushProperty().set(wanted);
        showBrushes();
        if (focused) {
            owners.getChildren().get(at).requestFocus();
        }
    }

    private void show() {
        Draft draft = model.draftProperty().get();
        if (draft == null || !model.openProperty().get()) {
            return;
        }
        Game game = draft.shown().game();
        unread = Optional.empty();
        mirror.setDisable(!model.has(Change.MIRROR));
        turn.setDisable(!model.has(Change.TURN));
        Texts own = GameViews.of(game).texts(texts);
        follows.setText(draft.turnFollows() && own.has("editor.turn") ? own.get("editor.turn") : "");
        follows.setManaged(!follows.getText().isEmpty());
        passTurn.setText(texts.get("editor.passTurn", words.side(model.toMove().opponent(), game)));
        passTurn.setDisable(!model.canPassTurn());
        notation.setText(draft.notation());
        showProblem(draft);
    }

    private void showProblem(Draft draft) {
        Optional<Refusal> why = unread.isPresent() ? unread : draft.problem();
        problem.setText(why.map(refusal -> refusal.text(texts.locale())).orElseGet(() -> texts.get("editor.ready")));
        problem.pseudoClassStateChanged(WRONG, why.isPresent());
        boolean possible = draft.problem().isEmpty();
        play.setDisable(!possible);
        analyse.setDisable(!possible);
        save.setDisable(!possible);
        solve.setDisable(!possible);
        puzzle.setDisable(!possible);
    }

    private void showAnswer() {
        Insight now = model.inquiry().answerProperty().get();
        answer.setText(
                now == null
                        ? ""
                        : new AnswerTexts(
                                        texts,
                                        words,
                                        model.draftProperty().get().shown())
                                .of(now));
        // An answer also means that the position is possible, but not that the text can be read.
        boolean answered = now != null && unread.isEmpty();
        answer.setManaged(answered);
        answer.setVisible(answered);
        problem.setManaged(!answered);
        problem.setVisible(!answered);
        Class<?> kind = answered ? now.getClass() : null;
        if (answered && kind != seen) {
            bringIntoSight();
        }
        seen = kind;
        solve.setText(texts.get(model.inquiry().isBusy() ? "editor.stop" : "editor.solve"));
    }

    private void read() {
        unread = model.read(notation.getText().strip());
        showProblem(model.draftProperty().get());
        showAnswer();
        bringIntoSight();
    }

    /** Scrolls to the answer, which is the last part of the panel. */
    private void bringIntoSight() {
        panel.layout();
        parts.setVvalue(parts.getVmax());
    }

    @FXML
    private void fill() {
        model.fill();
    }

    @FXML
    private void mirror() {
        model.change(Change.MIRROR);
    }

    @FXML
    private void turn() {
        model.change(Change.TURN);
    }

    @FXML
    private void swap() {
        model.change(Change.SWAP);
    }

    @FXML
    private void clear() {
        model.change(Change.CLEAR);
    }

    @FXML
    private void start() {
        model.change(Change.START);
    }

    @FXML
    private void passTurn() {
        model.passTurn();
    }

    @FXML
    private void play() {
        model.use(this::begin);
    }

    @FXML
    private void analyse() {
        useFor(Command.ANALYSIS);
    }

    @FXML
    private void save() {
        useFor(Command.SAVE_AS);
    }

    @FXML
    private void solve() {
        model.solveOrStop();
    }

    @FXML
    private void makePuzzle() {
        model.makePuzzle(onPuzzle);
    }

    @FXML
    private void close() {
        model.close();
    }

    /** Starts a match at the finished position, and runs a command for it. */
    private void useFor(Command command) {
        model.use(start -> {
            begin(start);
            commands.runAnyway(command);
        });
    }

    private void begin(Position start) {
        program.leaving().before(() -> program.newGame().beginAt(start)).run();
    }

    /**
     * Puts the answers about a position into words.
     *
     * @param position the position asked about
     */
    record AnswerTexts(Texts texts, MatchTexts words, Position position) {
        /** Maximum number of moves shown of a line. */
        private static final int MOST_MOVES = 6;

        String of(Insight answer) {
            if (answer instanceof Insight.Solving solving) {
                return texts.get("editor.solving", solving.nodes());
            } else if (answer instanceof Insight.Win win) {
                return won(win);
            } else if (answer instanceof Insight.Draw) {
                return texts.get("editor.solved.draw");
            } else if (answer instanceof Insight.Unsolved) {
                return texts.get("editor.unsolved");
            } else if (answer instanceof Insight.Failed) {
                return texts.get("editor.failed");
            }
            return texts.get(answer instanceof Insight.Examining ? "editor.puzzle.examining" : "editor.puzzle.none");
        }

        private String won(Insight.Win win) {
            Game game = position.game();
            String winner = words.side(win.winner(), game);
            if (win.moves() == 0 || win.line().isEmpty()) {
                return texts.get("editor.solved.some", winner);
            }
            String line = win.line().stream()
                    .limit(MOST_MOVES)
                    .map(move -> words.move(move, game))
                    .collect(Collectors.joining("  "));
            return texts.get("editor.solved", winner, win.moves(), win.line().size() > MOST_MOVES ? line + " …" : line);
        }
    }
}
