package jump61.puzzle.ui;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.WeekFields;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import jump61.game.Sentences;
import jump61.window.EnterKey;
import jump61.window.EscapeKey;
import jump61.window.NodeVisibility;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The panel of puzzles. */
public final class PuzzleController extends Controller {
    /** Minimum height of the panel, in pixels, for a card with the score. */
    private static final double SCORE_ROOM = 440;

    private final PuzzleModel model;
    private final PuzzleTexts said;
    private final Consumer<String> onCopy;
    private NodeVisibility cards;
    private NodeVisibility parts;
    private NodeVisibility rows;
    private NodeVisibility buttons;
    private NodeVisibility buttonsOnward;
    private NodeVisibility lines;
    private NodeVisibility numbers;
    private ThemeChoice themeChoice;
    private Attempt shown;
    /** Whether nothing was left to do on the board when the panel was last shown. */
    private boolean ended;

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
    private VBox streakCard;

    @FXML
    private VBox ratingCard;

    @FXML
    private VBox card;

    @FXML
    private Label month;

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
    private Button share;

    @FXML
    private Label change;

    @FXML
    private VBox foot;

    @FXML
    private HBox actions;

    @FXML
    private HBox onward;

    @FXML
    private Button hint;

    @FXML
    private Button solution;

    @FXML
    private Button again;

    @FXML
    private Button skip;

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
        rows = new NodeVisibility(foot);
        buttons = new NodeVisibility(actions);
        buttonsOnward = new NodeVisibility(onward);
        lines = new NodeVisibility(card);
        numbers = new NodeVisibility(stats);
        themeChoice = new ThemeChoice(themes, model, texts, words);
        calendar.setOnChoose(model::openDay);
        activities.selectedToggleProperty().addListener((observable, before, now) -> choose(before, now));
        EscapeKey.closes(panel, model::close);
        List.of(again, share, next).forEach(EnterKey::presses);
        subscriptions.onAny(this::show, match.modeChangesProperty(), words.names());
        subscriptions.onChange(panel.heightProperty().lessThan(SCORE_ROOM), now -> show());
        subscriptions.onChange(model.timeLeftProperty(), left -> {
            if (model.activity() == Activity.RUSH) {
                show();
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
        focusWhatGoesOn();
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

    /** Once there is nothing left to do on the board, moves the focus from it to the button that Enter is to press. */
    private void focusWhatGoesOn() {
        boolean over = model.isOver() || model.isDone() && !model.activity().hasScore();
        if (over && !ended && panel.getScene() != null) {
            Scene scene = panel.getScene();
            Platform.runLater(() -> {
                if (scene.getFocusOwner() == scene.lookup("#board")) {
                    likely().requestFocus();
                }
            });
        }
        ended = over;
    }

    /** Returns the button that goes on. After the puzzle of the day, the user has something to share. */
    private Button likely() {
        return model.canTryAgain() ? again : model.activity() == Activity.DAILY ? share : next;
    }

    private void focusBoard() {
        Node board = panel.getScene().lookup("#board");
        if (board != null) {
            Platform.runLater(board::requestFocus);
        }
    }

    private void showTask() {
        title.setText(said.title());
        boolean low = isRun() && panel.getHeight() < SCORE_ROOM;
        subtitle.setText(low ? said.progress() : said.subtitle());
        task.setText(said.part());
        about.setText(said.about());
        // What is solved needs no explanation any more, and the result needs the room.
        lines.set(subtitle, !subtitle.getText().isEmpty());
        lines.set(task, !task.getText().isEmpty());
        lines.set(about, model.activity().hasScore() || !model.isDone());
        card.setAccessibleText(
                Sentences.join(title.getText(), said.sentence(), about.getText(), low ? said.progress() : ""));
    }

    /** {@return whether a streak or three minutes are going on} */
    private boolean isRun() {
        return model.activity().hasScore() && !model.isOver();
    }

    private void showNumbers() {
        Activity activity = model.activity();
        int days = model.profile().dailyStreak(model.today());
        streak.setText(String.valueOf(days));
        rating.setText(said.rating());
        parts.set(stats, !activity.hasScore() && (days > 0 || !said.isUnsure()));
        numbers.set(streakCard, days > 0);
        numbers.set(ratingCard, !said.isUnsure());
        parts.set(calendarCard, activity == Activity.DAILY);
        // In a low panel, the card would have to be scrolled to; its text replaces the line about the best result.
        parts.set(scoreCard, isRun() && panel.getHeight() >= SCORE_ROOM);
        // Once the user has begun the day's puzzle, the verdict needs the room of the choice.
        boolean begun = model.attempt().filter(one -> !one.tries().isEmpty()).isPresent() && !model.isDone();
        parts.set(themes, activity != Activity.DAILY || !begun);
        if (activity == Activity.DAILY) {
            var first = WeekFields.of(Locale.getDefault(Locale.Category.FORMAT)).getFirstDayOfWeek();
            LocalDate shownDay = model.day().orElseGet(model::today);
            month.setText(said.month(shownDay));
            calendar.show(
                    CalendarView.Day.month(YearMonth.from(shownDay), first, model.today(), model.profile()),
                    said::day,
                    texts.locale());
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
        change.setVisible(!change.getText().isEmpty());
        change.setManaged(change.isVisible());
        verdict.setVisible(!verdict.getText().isEmpty());
        verdict.setManaged(verdict.isVisible());
        cards.set(feedback, verdict.isVisible() || !tries.getChildren().isEmpty());
        feedback.setAccessibleText(Sentences.join(verdict.getText(), change.getText()));
    }

    private void showActions() {
        boolean helped = !model.activity().hasScore() && !model.isDone() && !model.isEmpty();
        buttons.set(hint, helped && !model.canTryAgain());
        buttons.set(solution, helped);
        buttons.set(again, model.canTryAgain());
        buttonsOnward.set(skip, model.isPractice() && helped);
        boolean solved = model.attempt().filter(Attempt::isSolved).isPresent();
        buttonsOnward.set(
                share,
                model.isOver() && model.score() > 0
                        || solved && model.isDone() && !model.activity().hasScore());
        buttonsOnward.set(
                next, model.isOver() || model.isDone() && !model.activity().hasScore());
        hint.setTooltip(new Tooltip(said.hint()));
        hint.setAccessibleText(said.hint());
        hint.setDisable(!model.canHint());
        solution.setDisable(!model.canShowSolution());
        skip.setDisable(!model.canSkip());
        next.setText(texts.get(model.isOver() ? "result.playAgain" : "puzzle.next"));
        List.of(again, share, next).forEach(button -> button.getStyleClass().remove("accent"));
        likely().getStyleClass().add("accent");
        List.of(actions, onward).forEach(row -> rows.set(row, !row.getChildren().isEmpty()));
        cards.set(foot, !foot.getChildren().isEmpty());
    }

    @FXML
    private void hint() {
        model.hint();
        focusBoard();
    }

    @FXML
    private void solution() {
        model.showSolution();
        // Its button goes, and the focus would go to what is beside it.
        focusBoard();
    }

    @FXML
    private void tryAgain() {
        model.tryAgain();
        focusBoard();
    }

    @FXML
    private void skip() {
        model.skip();
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
    private void share() {
        // Until the next puzzle has been read, the button of the last one can still be pressed.
        if (model.isDone() || model.isOver()) {
            onCopy.accept(said.share());
        }
    }

    @FXML
    private void close() {
        model.close();
    }
}
