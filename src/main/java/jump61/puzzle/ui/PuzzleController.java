package jump61.puzzle.ui;

import java.time.temporal.WeekFields;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import jump61.window.EscapeKey;
import jump61.window.NodeVisibility;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The panel of puzzles. */
public final class PuzzleController extends Controller {
    private static final int WEEKS = 3;
    private static final int WEEKS_OF_A_TALL_WINDOW = 6;
    private static final double TALL = 850;

    private static final double HEADLINE_ROOM = 440;

    private final PuzzleModel model;
    private final PuzzleTexts said;
    private final Consumer<String> onCopy;
    private NodeVisibility cards;
    private NodeVisibility parts;
    private NodeVisibility buttons;
    private ThemeChoice themeChoice;
    private Attempt shown;

    @FXML
    private VBox panel;

    @FXML
    private ToggleGroup activities;

    @FXML
    private VBox middle;

    @FXML
    private Label title;

    @FXML
    private Label subtitle;

    @FXML
    private Label task;

    @FXML
    private Label about;

    @FXML
    private HBox stats;

    @FXML
    private Label streak;

    @FXML
    private Label rating;

    @FXML
    private VBox calendarCard;

    @FXML
    private CalendarView calendar;

    @FXML
    private GridPane themes;

    @FXML
    private VBox scoreCard;

    @FXML
    private Label score;

    @FXML
    private Label scoreLabel;

    @FXML
    private VBox feedback;

    @FXML
    private Label verdict;

    @FXML
    private TriesView tries;

    @FXML
    private Button copy;

    @FXML
    private Label change;

    @FXML
    private HBox actions;

    @FXML
    private Button hint;

    @FXML
    private Button solution;

    @FXML
    private Button again;

    @FXML
    private Button next;

    /**
     * Creates the panel.
     *
     * @param onCopy puts a text on the clipboard
     */
    public PuzzleController(Context context, PuzzleModel model, Consumer<String> onCopy) {
        super(context);
        this.model = model;
        this.said = new PuzzleTexts(model, texts, words);
        this.onCopy = onCopy;
    }

    @FXML
    private void initialize() {
        cards = new NodeVisibility(panel);
        parts = new NodeVisibility(middle);
        buttons = new NodeVisibility(actions);
        themeChoice = new ThemeChoice(themes, model, texts, words);
        calendar.setOnChoose(model::openDay);
        activities.selectedToggleProperty().addListener((observable, before, now) -> choose(before, now));
        EscapeKey.closes(panel, model::close);
        // Windows that are too low have no headline over the board.
        task.visibleProperty().bind(panel.heightProperty().lessThan(HEADLINE_ROOM));
        task.managedProperty().bind(task.visibleProperty());
        subscriptions.onAny(this::show, match.modeChangesProperty(), words.names());
        subscriptions.onChange(panel.heightProperty().greaterThanOrEqualTo(TALL), tall -> show());
        subscriptions.onChange(task.visibleProperty(), low -> show());
        subscriptions.onChange(model.timeLeftProperty(), left -> {
            if (model.activity() == Activity.RUSH) {
                match.modeChanged();
            }
        });
    }

    /** Ensures that one of the buttons is always chosen. */
    private void choose(Toggle before, Toggle now) {
        if (now == null) {
            before.setSelected(true);
        } else if (activity(now) != model.activity()) {
            model.open(activity(now));
        }
    }

    private static Activity activity(Toggle toggle) {
        return Activity.valueOf((String) toggle.getUserData());
    }

    private void show() {
        if (!model.isOpen()) {
            return;
        }
        activities.getToggles().stream()
                .filter(toggle -> activity(toggle) == model.activity())
                .forEach(toggle -> toggle.setSelected(true));
        focusBoardOfNewPuzzle();
        showTask();
        showNumbers();
        showFeedback();
        showActions();
    }

    /** Focuses the board of a new puzzle for keyboard users, unless they are choosing a theme. */
    private void focusBoardOfNewPuzzle() {
        Attempt attempt = model.attempt().orElse(null);
        if (attempt != shown && attempt != null && panel.getScene() != null) {
            if (!(panel.getScene().getFocusOwner() instanceof ChoiceBox<?>)) {
                focusBoard();
            }
        }
        shown = attempt;
    }

    private void focusBoard() {
        Node board = panel.getScene().lookup("#board");
        if (board != null) {
            Platform.runLater(board::requestFocus);
        }
    }

    private void showTask() {
        title.setText(said.title());
        // Without a headline, the time left has to be here.
        boolean running = task.isVisible() && model.activity().hasScore() && !model.isOver();
        subtitle.setText(running ? said.detail() : said.subtitle());
        task.setText(said.headline());
        about.setText(said.about());
        // The solved day appears in the calendar, which needs the room.
        about.setVisible(model.activity() != Activity.DAILY || !model.isDone());
        about.setManaged(about.isVisible());
        Node card = about.getParent();
        card.setAccessibleText(String.join(". ", title.getText(), task.getText(), about.getText()));
    }

    private void showNumbers() {
        Activity activity = model.activity();
        streak.setText(String.valueOf(model.profile().dailyStreak(model.today())));
        rating.setText(said.rating());
        parts.set(stats, !activity.hasScore());
        parts.set(calendarCard, activity == Activity.DAILY);
        parts.set(scoreCard, activity.hasScore());
        // Once the day's puzzle has been begun, the verdict needs the room of the choice.
        boolean begun = model.attempt().filter(one -> !one.tries().isEmpty()).isPresent() && !model.isDone();
        parts.set(themes, activity != Activity.DAILY || !begun);
        if (activity == Activity.DAILY) {
            var first = WeekFields.of(Locale.getDefault(Locale.Category.FORMAT)).getFirstDayOfWeek();
            int weeks = panel.getHeight() < TALL ? WEEKS : WEEKS_OF_A_TALL_WINDOW;
            calendar.show(
                    CalendarView.Day.weeks(weeks, first, model.today(), model.profile()), said::day, texts.locale());
        }
        themeChoice.show();
        boolean rush = activity == Activity.RUSH && !model.isOver();
        score.setText(rush ? PuzzleTexts.time(model.timeLeftProperty().get()) : String.valueOf(model.score()));
        scoreLabel.setText(rush ? texts.get("puzzle.score.time", model.score()) : texts.get("puzzle.score.solved"));
    }

    private void showFeedback() {
        verdict.setText(said.verdict());
        tries.show(model.attempt().map(Attempt::tries).orElseGet(List::of));
        change.setText(said.ratingChange());
        boolean result = model.isOver() && model.score() > 0
                || model.isDone() && !model.activity().hasScore();
        copy.setVisible(result);
        copy.setManaged(result);
        change.setVisible(!change.getText().isEmpty());
        change.setManaged(change.isVisible());
        verdict.setVisible(!verdict.getText().isEmpty());
        verdict.setManaged(verdict.isVisible());
        cards.set(
                feedback, verdict.isVisible() || result || !tries.getChildren().isEmpty());
        feedback.setAccessibleText(verdict.getText() + " " + change.getText());
    }

    private void showActions() {
        boolean helped = !model.activity().hasScore() && !model.isDone() && !model.isEmpty();
        buttons.set(hint, helped && !model.canTryAgain());
        buttons.set(solution, helped);
        buttons.set(again, model.canTryAgain());
        buttons.set(next, model.isOver() || model.isDone() && !model.activity().hasScore());
        hint.setText(said.hint());
        hint.setDisable(!model.canHint());
        solution.setDisable(!model.canShowSolution());
        next.setText(texts.get(
                model.isOver()
                        ? "result.playAgain"
                        : model.activity() == Activity.DAILY ? "puzzle.more" : "puzzle.next"));
        cards.set(actions, !actions.getChildren().isEmpty());
    }

    @FXML
    private void hint() {
        model.hint();
        focusBoard();
    }

    @FXML
    private void solution() {
        model.showSolution();
    }

    @FXML
    private void tryAgain() {
        model.tryAgain();
        focusBoard();
    }

    @FXML
    private void next() {
        if (model.activity() == Activity.DAILY) {
            model.open(Activity.PRACTICE);
        } else {
            model.next();
        }
    }

    @FXML
    private void copy() {
        onCopy.accept(said.share());
    }

    @FXML
    private void close() {
        model.close();
    }
}
