package jump61.app.lesson;

import java.util.List;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Sentences;
import jump61.window.NodeVisibility;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.board.BoardControl;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;
import jump61.window.board.Lesson;
import jump61.window.board.LessonStep;
import jump61.window.board.TerritoryBar;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The view of a lesson: the board with one thing to do, and a bubble that says what to do. */
public final class LessonController extends Controller {

    private final LessonModel lesson;
    private final Subscriptions whileOpen = new Subscriptions();
    private NodeVisibility parts;
    private NodeVisibility below;
    private LessonBoard board;
    private LessonWords said;

    @FXML
    private LessonPane pane;

    @FXML
    private HBox head;

    @FXML
    private Button back;

    @FXML
    private ProgressDots dots;

    @FXML
    private Label count;

    @FXML
    private TerritoryBar territory;

    @FXML
    private StackPane holder;

    @FXML
    private VBox bubble;

    @FXML
    private Label title;

    @FXML
    private Label text;

    @FXML
    private VBox task;

    @FXML
    private Label action;

    @FXML
    private Label keys;

    @FXML
    private HBox buttons;

    @FXML
    private Button next;

    @FXML
    private Button play;

    @FXML
    private VBox known;

    @FXML
    private VBox learnt;

    @FXML
    private HBox aim;

    @FXML
    private Label aimText;

    @FXML
    private StackPane aimBoard;

    /**
     * Creates the view of {@code lesson}.
     */
    public LessonController(Context context, LessonModel lesson) {
        super(context);
        this.lesson = lesson;
        subscriptions.onClose(whileOpen::close);
        whileOpen.onChange(program.rooms().openProperty(), open -> close());
    }

    private void close() {
        whileOpen.close();
        if (pane != null) {
            pane.rest();
            // Otherwise the same lesson would be silent when it is opened again.
            program.status().spokenProperty().set("");
        }
    }

    @FXML
    private void initialize() {
        parts = new NodeVisibility(bubble);
        below = new NodeVisibility(buttons);
        Game game = game();
        GameView view = GameViews.of(game);
        Texts own = view.texts(texts);
        said = new LessonWords(lesson, texts, own);
        back.setTooltip(new Tooltip(back.getAccessibleText()));
        aimText.setText(own.get("game.aim"));
        showBoard(view);
        showAim(game);
        whileOpen.onValue(program.rooms().smallProperty(), pane::setSmall);
        pane.arrange(head, territory, holder, bubble, List.of(aim, known));
        lesson.setDisplay(board);
        whileOpen.onAny(this::show, lesson.numberProperty(), lesson.phaseProperty(), lesson.doneProperty());
        // A board knows its places once it has a layout.
        whileOpen.onAny(
                this::pointLater,
                board.control().widthProperty(),
                board.control().heightProperty());
        // The board receives the focus as soon as it has a skin, and then its cursor must be in place.
        whileOpen.onChange(board.control().skinProperty(), skin -> {
            board.aim();
            aimLater();
        });
    }

    private Game game() {
        return lesson.step().position().game();
    }

    private void showBoard(GameView view) {
        board = new LessonBoard(lesson, view, program.sounds(), this::chosen, program.status()::tell);
        BoardControl control = board.control();
        control.setLocale(texts.locale());
        control.setColours(words.colours(view.game()));
        control.setAnimationSpeed(settings.shownSpeed());
        holder.getChildren().setAll(control);
        territory.setGame(view.game());
        territory.territoryProperty().bind(control.territoryProperty());
        territory.visibleProperty().bind(control.territoryProperty().isNotNull());
    }

    private void showAim(Game game) {
        BoardControl won = GameViews.thumbnail(game);
        won.setPosition(lesson.lessonProperty().get().aim());
        won.setTurned(board.control().isTurned());
        won.setMinSize(0, 0);
        aimBoard.getChildren().setAll(won);
    }

    private void chosen(Move move) {
        if (!lesson.choose(move)) {
            board.control().turnDown(move, said.wrong());
            leadTheEye();
        }
    }

    private void show() {
        Phase phase = lesson.phaseProperty().get();
        boolean asking = phase == Phase.ASKING;
        dots.show(lesson.numberProperty().get(), lesson.steps());
        count.setText(said.count());
        back.setDisable(!lesson.canGoBack());
        title.setText(said.title());
        text.setText(said.text());
        parts.set(task, asking);
        if (asking) {
            action.setText(said.task());
            keys.setText(said.keys());
        }
        String how = asking ? Sentences.capital(keys.getText(), texts.locale()) : "";
        bubble.setAccessibleText(Sentences.join(title.getText(), text.getText(), asking ? action.getText() : "", how));
        boolean telling = phase == Phase.TELLING;
        below.set(next, telling && !lesson.isLast());
        below.set(play, telling && lesson.isLast());
        parts.set(buttons, telling);
        learnt.getChildren()
                .setAll(said.learnt().stream().map(LessonController::ticked).toList());
        known.setManaged(!learnt.getChildren().isEmpty());
        board.open();
        aimLater();
        pointLater();
        leadTheEye();
    }

    /** Shows again where to click if the user hesitates, unless motion is reduced. */
    private void leadTheEye() {
        pane.rest();
        if (lesson.phaseProperty().get() == Phase.ASKING
                && lesson.step().pointsAtTask()
                && !settings.reducedMotionProperty().get()) {
            pane.lead();
        }
    }

    private static HBox ticked(String sentence) {
        Region tick = new Region();
        tick.getStyleClass().addAll("icon", "icon-tick");
        Label words = new Label(sentence);
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        HBox line = new HBox(tick, words);
        line.getStyleClass().add("learnt-line");
        return line;
    }

    /** Focuses the board, with the cursor where the move begins, or the button to continue. */
    private void aimLater() {
        Platform.runLater(() -> {
            if (lesson.phaseProperty().get() == Phase.ASKING) {
                board.focus();
            } else if (lesson.phaseProperty().get() == Phase.TELLING) {
                (lesson.isLast() ? play : next).requestFocus();
            }
            if (lesson.phaseProperty().get() != Phase.SHOWING) {
                // After the focus has changed, because the focused control is read first.
                program.status().spokenProperty().set(bubble.getAccessibleText());
            }
        });
    }

    private void pointLater() {
        Platform.runLater(() -> pane.pointAt(board.target()));
    }

    @FXML
    private void back() {
        lesson.back();
    }

    @FXML
    private void next() {
        lesson.next();
    }

    @FXML
    private void play() {
        Game game = game();
        program.rooms().close();
        program.newGame().beginFirst(game);
    }

    @FXML
    private void skip() {
        program.rooms().close();
    }

    /** The words of a lesson at its current step, from the texts of the game; a few common ones are from the window's texts. */
    private record LessonWords(LessonModel lesson, Texts common, Texts own) {
        /** {@return the heading: what the step is about, or praise} */
        String title() {
            if (!lesson.doneProperty().get()) {
                return say(lesson.step(), "title");
            }
            return common.get(lesson.step().outcome().result().isPresent() ? "headline.youWin" : "lesson.good");
        }

        /** {@return the explanation, or what has just happened} */
        String text() {
            return say(lesson.step(), lesson.doneProperty().get() ? "done" : "text");
        }

        /** {@return what to do} */
        String task() {
            return say(lesson.step(), "do");
        }

        /** {@return how to do it with the keyboard; empty if that is obvious} */
        String keys() {
            return own.has(lesson.step().text("keys")) ? say(lesson.step(), "keys") : "";
        }

        /** {@return the answer to an unexpected move} */
        String wrong() {
            return own.has(lesson.step().text("wrong")) ? say(lesson.step(), "wrong") : own.get(Lesson.text("wrong"));
        }

        /** {@return the number of the step and the number of all steps, as text} */
        String count() {
            return common.get("lesson.count", lesson.numberProperty().get() + 1, lesson.steps());
        }

        /** {@return what the completed steps have taught} */
        List<String> learnt() {
            int completed =
                    lesson.numberProperty().get() + (lesson.doneProperty().get() ? 1 : 0);
            return lesson.lessonProperty().get().steps().stream()
                    .limit(completed)
                    .filter(step -> own.has(step.text("learnt")))
                    .map(step -> say(step, "learnt"))
                    .toList();
        }

        /** Returns a text with the numbers of the step filled in. One without numbers is formatted in the same way. */
        private String say(LessonStep step, String part) {
            List<Integer> numbers = step.numbers();
            return own.get(step.text(part), numbers.isEmpty() ? new Object[] {""} : numbers.toArray());
        }
    }
}
