package jump61.desktop.lesson.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.desktop.board.BoardControl;
import jump61.desktop.board.TerritoryBar;
import jump61.desktop.games.GameView;
import jump61.desktop.games.GameViews;
import jump61.desktop.games.Lesson;
import jump61.desktop.games.LessonStep;
import jump61.desktop.lesson.LessonModel;
import jump61.desktop.lesson.Phase;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.match.TurnDisplay;
import jump61.desktop.match.view.MatchSounds;
import jump61.desktop.settings.Settings;
import jump61.desktop.shell.NodeVisibility;
import jump61.desktop.shell.Rooms;
import jump61.desktop.shell.StatusLine;
import jump61.desktop.shell.Subscriptions;
import jump61.desktop.shell.Texts;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/** The view of a lesson: the board, one thing to do there, and a bubble that says what. */
public final class LessonController implements TurnDisplay {

    private final LessonModel lesson;
    private final Settings settings;
    private final MatchSounds sounds;
    private final Rooms rooms;
    private final StatusLine status;
    private final Consumer<Game> firstGame;
    private final Texts texts;
    private final MatchTexts words;
    private final Subscriptions subscriptions = new Subscriptions();
    private NodeVisibility parts;
    private NodeVisibility below;
    private BoardControl board;
    private Texts own;

    @FXML
    private LessonPane pane;

    @FXML
    private HBox head;

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
    private Label answer;

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

    @FXML
    private Label statusAim;

    /**
     * Creates the view of {@code lesson}.
     *
     * @param firstGame starts the game that follows the lesson
     * @param views closed together with the window's views
     */
    public LessonController(
            LessonModel lesson,
            Settings settings,
            MatchSounds sounds,
            Rooms rooms,
            StatusLine status,
            Consumer<Game> firstGame,
            Texts texts,
            MatchTexts words,
            Subscriptions views) {
        this.lesson = lesson;
        this.settings = settings;
        this.sounds = sounds;
        this.rooms = rooms;
        this.status = status;
        this.firstGame = firstGame;
        this.texts = texts;
        this.words = words;
        views.onClose(subscriptions::close);
        subscriptions.onChange(rooms.openProperty(), open -> subscriptions.close());
    }

    @FXML
    private void initialize() {
        parts = new NodeVisibility(bubble);
        below = new NodeVisibility(buttons);
        Game game = game();
        GameView view = GameViews.of(game);
        own = view.texts(texts);
        aimText.setText(own.get("game.aim"));
        statusAim.setText(own.get("game.aim"));
        showBoard(view);
        showAim(game);
        pane.arrange(head, territory, holder, bubble, List.of(aim, known));
        subscriptions.onValue(rooms.scaleProperty(), scale -> pane.setScale(scale.doubleValue()));
        lesson.setDisplay(this);
        subscriptions.onAny(this::show, lesson.numberProperty(), lesson.phaseProperty(), lesson.doneProperty());
        // A board knows its places once it has a layout.
        subscriptions.onAny(this::pointLater, board.widthProperty(), board.heightProperty());
        subscriptions.onChange(board.skinProperty(), skin -> aimLater());
    }

    private Game game() {
        return lesson.step().position().game();
    }

    private void showBoard(GameView view) {
        board = view.newBoard();
        board.getStyleClass().add("default-focus");
        board.setLocale(texts.locale());
        board.setColours(words.colours(view.game()));
        board.setTurned(view.lowerSide().filter(side -> side != Side.FIRST).isPresent());
        board.setPreviewing(true);
        board.setAnimationSpeed(settings.shownSpeed());
        board.setOnMove(this::chosen);
        board.setOnBeat(sounds::beat);
        board.setOnRefused(sounds::refused);
        holder.getChildren().setAll(board);
        territory.setGame(view.game());
        territory.territoryProperty().bind(board.territoryProperty());
        territory.visibleProperty().bind(board.territoryProperty().isNotNull());
    }

    private void showAim(Game game) {
        BoardControl won = GameViews.thumbnail(game);
        won.setPosition(lesson.lessonProperty().get().aim());
        won.setTurned(board.isTurned());
        won.setMinSize(0, 0);
        aimBoard.getChildren().setAll(won);
    }

    private void chosen(Move move) {
        if (!lesson.choose(move)) {
            String key = lesson.step().text("wrong");
            String why = own.has(key) ? say(key) : own.get(Lesson.text("wrong"));
            board.turnDown(move, why);
            answer.setText(why);
            status.spokenProperty().set(why);
            parts.set(answer, true);
        }
    }

    private void show() {
        LessonStep step = lesson.step();
        Phase phase = lesson.phaseProperty().get();
        boolean done = lesson.doneProperty().get();
        boolean asking = phase == Phase.ASKING;
        int number = lesson.numberProperty().get();
        int steps = lesson.lessonProperty().get().steps().size();
        dots.show(number, steps);
        count.setText(texts.get("lesson.count", number + 1, steps));
        title.setText(done ? praise() : say(step.text("title")));
        text.setText(say(step.text(done ? "done" : "text")));
        parts.set(answer, false);
        parts.set(task, asking);
        if (asking) {
            action.setText(say(step.text("do")));
            keys.setText(own.has(step.text("keys")) ? say(step.text("keys")) : "");
        }
        bubble.setAccessibleText(String.join(" ", title.getText(), text.getText(), asking ? action.getText() : ""));
        boolean telling = phase == Phase.TELLING;
        below.set(next, telling && !lesson.isLast());
        below.set(play, telling && lesson.isLast());
        parts.set(buttons, telling);
        showKnown(number + (done ? 1 : 0));
        openBoard(step, asking);
        pointLater();
    }

    /**
     * {@return a text of the lesson, with the numbers of the step filled in} Texts without numbers are formatted in the
     * same way.
     */
    private String say(String key) {
        List<Integer> numbers = lesson.step().numbers();
        return own.get(key, numbers.isEmpty() ? new Object[] {""} : numbers.toArray());
    }

    private String praise() {
        return texts.get(lesson.step().outcome().result().isPresent() ? "headline.youWin" : "lesson.good");
    }

    /** Ticks off what earlier steps have taught. */
    private void showKnown(int steps) {
        List<HBox> lines = lesson.lessonProperty().get().steps().stream()
                .limit(steps)
                .map(step -> step.text("learnt"))
                .filter(own::has)
                .map(key -> ticked(say(key)))
                .toList();
        learnt.getChildren().setAll(lines);
        known.setManaged(!lines.isEmpty());
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

    /** Lets the user move, and focuses the board where the move begins; otherwise focuses the button to continue. */
    private void openBoard(LessonStep step, boolean asking) {
        board.setInteractive(asking);
        board.setHint(asking ? step.onlyMove().orElse(null) : null);
        GameViews.of(game())
                .options()
                .forEach(option ->
                        option.property().apply(board).set(step.options().contains(option.key())));
        aimLater();
    }

    private void aimLater() {
        Platform.runLater(() -> {
            if (lesson.phaseProperty().get() == Phase.ASKING) {
                board.requestFocus();
                lesson.step().onlyMove().ifPresent(board::aimAt);
            } else if (lesson.phaseProperty().get() == Phase.TELLING) {
                (lesson.isLast() ? play : next).requestFocus();
            }
            // After the focus, which has what it is on read first.
            status.spokenProperty().set(bubble.getAccessibleText());
        });
    }

    private void pointLater() {
        Platform.runLater(() -> pane.pointAt(target()));
    }

    private Optional<Bounds> target() {
        return lesson.phaseProperty().get() == Phase.ASKING
                ? lesson.step().pointed().flatMap(board::placeOf)
                : Optional.empty();
    }

    @Override
    public void place(Position position, Turn last) {
        board.setPosition(position);
        board.setLastTurn(last);
    }

    @Override
    public void show(Turn turn, Runnable whenDone) {
        sounds.played(turn, turn.mover() == Side.FIRST);
        board.show(turn, () -> {
            if (turn.after().result().isPresent()) {
                sounds.won();
            }
            whenDone.run();
        });
    }

    @Override
    public void finishNow() {
        board.finishNow();
    }

    @FXML
    private void next() {
        lesson.next();
    }

    @FXML
    private void play() {
        Game game = game();
        rooms.close();
        firstGame.accept(game);
    }

    @FXML
    private void skip() {
        rooms.close();
    }
}
