package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import jump61.review.MoveClass;
import jump61.review.ui.LearnModel.Stage;
import jump61.window.Command;
import jump61.window.EnterKey;
import jump61.window.EscapeKey;
import jump61.window.NodeVisibility;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The panel for learning from mistakes: the question, the verdict on the attempted move, and a summary. */
public final class LearnController extends Controller {
    private static final String ACCENT = "accent";

    private final LearnModel model;
    private final Practising practising;
    private NodeVisibility buttons;
    private NodeVisibility rows;
    private NodeVisibility parts;
    private NodeVisibility ways;
    /** The stage that the panel showed last. */
    private Stage shown;

    @FXML
    private VBox panel;

    @FXML
    private FlowPane dots;

    @FXML
    private Label count;

    @FXML
    private Label mark;

    @FXML
    private Label title;

    @FXML
    private Label text;

    @FXML
    private FlowPane onward;

    @FXML
    private Button theirs;

    @FXML
    private Button more;

    @FXML
    private Button puzzle;

    @FXML
    private Button rematch;

    @FXML
    private VBox foot;

    @FXML
    private HBox actions;

    @FXML
    private Button primary;

    @FXML
    private Button hint;

    @FXML
    private Button solution;

    @FXML
    private Button skip;

    public LearnController(Context context, LearnModel model, Practising practising) {
        super(context);
        this.model = model;
        this.practising = practising;
    }

    @FXML
    private void initialize() {
        EscapeKey.closes(panel, this::close);
        List.of(primary, theirs, more, puzzle).forEach(EnterKey::presses);
        EventHandler<KeyEvent> toButtons = this::tabToButtons;
        panel.sceneProperty().subscribe((before, now) -> {
            if (before != null) {
                before.removeEventFilter(KeyEvent.KEY_PRESSED, toButtons);
            }
            if (now != null) {
                now.addEventFilter(KeyEvent.KEY_PRESSED, toButtons);
            }
        });
        buttons = new NodeVisibility(actions);
        rows = new NodeVisibility(foot);
        parts = new NodeVisibility(panel);
        ways = new NodeVisibility(onward);
        puzzle.setText(Command.GO_PUZZLES.name(texts));
        count.managedProperty().bind(count.textProperty().isNotEmpty());
        subscriptions.onValue(program.sequels().text(match, texts), rematch::setText);
        subscriptions.onAny(
                this::show,
                model.changesProperty(),
                match.playersProperty(),
                words.names(),
                practising.changesProperty());
    }

    /** Makes Tab lead from the board straight to the buttons, which are at the end of the panel. */
    private void tabToButtons(KeyEvent key) {
        Scene scene = panel.getScene();
        boolean onBoard = scene.getFocusOwner() != null && scene.getFocusOwner() == scene.lookup("#board");
        if (onBoard && key.getCode() == KeyCode.TAB && !key.isShiftDown()) {
            // A hint that has been given is disabled.
            actions.getChildren().stream()
                    .filter(button -> !button.isDisabled())
                    .findFirst()
                    .ifPresent(button -> {
                        button.requestFocus();
                        key.consume();
                    });
        }
    }

    private void show() {
        if (!model.openProperty().get()) {
            return;
        }
        showDots();
        Stage stage = model.stage();
        boolean answered = stage != shown && stage != Stage.QUESTION && stage != Stage.CHECKING;
        shown = stage;
        boolean summary = stage == Stage.SUMMARY;
        showTexts(stage);
        boolean checking = stage == Stage.CHECKING;
        boolean asked = stage == Stage.QUESTION || stage == Stage.WRONG || checking;
        rows.set(primary, stage != Stage.QUESTION && !checking && !isAllFound());
        // While a move is checked they stay where they are; otherwise another one would come under the pointer.
        buttons.set(hint, asked);
        hint.setDisable(checking || asked && model.question().isHinted());
        buttons.set(solution, asked);
        solution.setDisable(checking);
        buttons.set(skip, asked);
        rows.set(actions, !actions.getChildren().isEmpty());
        parts.set(onward, summary);
        ways.set(theirs, !model.theirs().isEmpty());
        ways.set(more, summary && practising.due() > 0);
        more.setText(texts.get("home.mistakes", practising.due()));
        ways.set(
                rematch,
                model.reviewed().isPresent() && match.matchProperty().get().isOver());
        List.of(theirs, more, puzzle).forEach(button -> button.getStyleClass().remove(ACCENT));
        if (goesOn() != primary) {
            goesOn().getStyleClass().add(ACCENT);
        }
        primary.setText(texts.get(
                switch (stage) {
                    case WRONG -> "learn.tryAgain";
                    case SUMMARY -> "learn.again";
                    case QUESTION, CHECKING, RIGHT, SOLUTION -> "learn.next";
                }));
        if (answered) {
            // Then Enter continues, and the first Tab leads to the other buttons.
            Platform.runLater(goesOn()::requestFocus);
        }
    }

    /** {@return the button that Enter presses; after the last question, there is always something else to do} */
    private Button goesOn() {
        if (!isAllFound()) {
            return primary;
        }
        return !model.theirs().isEmpty() ? theirs : practising.due() > 0 ? more : puzzle;
    }

    private boolean isAllFound() {
        return model.stage() == Stage.SUMMARY
                && count(MistakeQuestion.Outcome.AT_ONCE) == model.questions().size();
    }

    private void showDots() {
        List<Node> all = new ArrayList<>();
        for (MistakeQuestion question : model.questions()) {
            Label dot = new Label(String.valueOf(question.round()));
            dot.getStyleClass().addAll("learn-dot", question.outcome().name().toLowerCase(Locale.ROOT));
            boolean now = model.stage() != Stage.SUMMARY && question == model.question();
            if (now) {
                dot.getStyleClass().add("now");
            }
            dot.setAccessibleText(texts.get(
                    "learn.dot",
                    question.round(),
                    texts.get("learn.outcome." + question.outcome().name().toLowerCase(Locale.ROOT))));
            all.add(dot);
        }
        dots.getChildren().setAll(all);
    }

    private void showTexts(Stage stage) {
        LearnTexts said =
                new LearnTexts(model, Optional.ofNullable(match.matchProperty().get()), texts, words);
        count.setText(said.count());
        boolean good = stage == Stage.RIGHT || stage == Stage.SUMMARY;
        VerdictSign.show(
                mark,
                Optional.of(good ? MoveClass.BEST : model.question().mistake().verdict()));
        title.setText(said.title());
        text.setText(said.text());
    }

    private int count(MistakeQuestion.Outcome outcome) {
        return (int) model.questions().stream()
                .filter(question -> question.outcome() == outcome)
                .count();
    }

    @FXML
    private void primary() {
        switch (model.stage()) {
            case WRONG -> model.tryAgain();
            case SUMMARY -> model.again();
            case QUESTION, CHECKING, RIGHT, SOLUTION -> model.next();
        }
        focusNext();
    }

    @FXML
    private void hint() {
        model.hint();
        focusNext();
    }

    @FXML
    private void solution() {
        model.solve();
        focusNext();
    }

    @FXML
    private void skip() {
        model.next();
        focusNext();
    }

    /**
     * Focuses what is needed next: the board for an answer, or the button that continues. Otherwise, the focus would
     * move from a button that disappears to the button beside it, which may give the answer away.
     */
    private void focusNext() {
        boolean asked = model.stage() == Stage.QUESTION;
        Node next = asked && panel.getScene() != null ? panel.getScene().lookup("#board") : goesOn();
        if (next != null) {
            Platform.runLater(next::requestFocus);
        }
    }

    @FXML
    private void theirs() {
        model.startTheirs();
        focusNext();
    }

    @FXML
    private void more() {
        practising.start();
        focusNext();
    }

    @FXML
    private void puzzle() {
        model.close();
        commands.runAnyway(Command.GO_PUZZLES);
    }

    @FXML
    private void rematch() {
        model.close();
        commands.runAnyway(Command.PLAY_AGAIN);
    }

    @FXML
    private void close() {
        model.close();
    }
}
