package jump61.puzzle.ui;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.WeekFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Sentences;
import jump61.profile.Practice;
import jump61.profile.Profile;
import jump61.profile.ui.ProfileModel;
import jump61.puzzle.Puzzle;
import jump61.window.CardButton;
import jump61.window.Columns;
import jump61.window.Command;
import jump61.window.EscapeKey;
import jump61.window.NodeVisibility;
import jump61.window.OneOf;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The place of the puzzles: the puzzle of the day, the user's own mistakes, and ways to solve more. */
public final class PuzzlesController extends Controller {
    private static final double PICTURE = 160;
    private static final double ROOMY = 640;

    private final PuzzleModel model;
    private final ProfileModel profile;
    private final PuzzleTexts said;
    private final Consumer<Consumer<Optional<Runnable>>> ownMistakes;
    private final List<Way> all = Stream.of(Activity.PRACTICE, Activity.STREAK, Activity.RUSH)
            .map(this::way)
            .toList();
    private OneOf<Game> game;
    private Puzzle shownPuzzle;
    private LocalDate shownDay;
    private Optional<Runnable> latest = Optional.empty();

    /** A card of one way to solve puzzles. */
    private record Way(Activity activity, Button card, Label best) {}

    @FXML
    private ScrollPane page;

    @FXML
    private Label title;

    @FXML
    private HBox games;

    @FXML
    private Pane picture;

    @FXML
    private Label task;

    @FXML
    private Label streak;

    @FXML
    private Button solve;

    @FXML
    private CalendarView calendar;

    @FXML
    private Node mistakes;

    @FXML
    private Label waiting;

    @FXML
    private Button learn;

    @FXML
    private GridPane ways;

    @FXML
    private Label rating;

    @FXML
    private ProgressBar rated;

    /**
     * Creates the place.
     *
     * @param ownMistakes provides an action that learns from the latest game with mistakes, if there is one
     */
    public PuzzlesController(
            Context context,
            PuzzleModel model,
            ProfileModel profile,
            Consumer<Consumer<Optional<Runnable>>> ownMistakes) {
        super(context);
        this.model = model;
        this.profile = profile;
        this.ownMistakes = ownMistakes;
        said = new PuzzleTexts(model, texts, words);
    }

    @FXML
    private void initialize() {
        EscapeKey.closes(page, program.places()::back);
        title.setText(Command.GO_PUZZLES.name(texts));
        game = new OneOf<>(games, ThemeChoice.games(), each -> new ToggleButton(words.game(each)));
        game.valueProperty().set(model.theme().game());
        game.valueProperty().addListener((observable, before, now) -> {
            model.chooseGame(now);
            showToday();
        });
        calendar.setOnChoose(model::openDay);
        page.widthProperty().subscribe(width -> arrange(width.doubleValue()));
        subscriptions.onAny(this::show, profile.profileProperty());
        subscriptions.onAny(this::showMistakes, profile.profileProperty());
        subscriptions.onChange(profile.profileProperty(), now -> showNextDay());
        page.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                profile.refresh();
                game.valueProperty().set(model.theme().game());
                showToday();
                ownMistakes.accept(this::offerMistakes);
            }
        });
    }

    private void offerMistakes(Optional<Runnable> found) {
        latest = found;
        showMistakes();
    }

    /** Offers the mistakes due today or else the latest game, and says when mistakes become due again. */
    private void showMistakes() {
        Practice practice = profile.profileProperty().get().practice();
        LocalDate today = model.today();
        int due = practice.due(today).size();
        Optional<LocalDate> next = practice.nextAfter(today);
        Optional<Runnable> start = due > 0 ? Optional.of(() -> commands.runAnyway(Command.PRACTISE)) : latest;
        NodeVisibility.show(mistakes, start.isPresent() || next.isPresent());
        NodeVisibility.show(learn, start.isPresent());
        start.ifPresent(action -> learn.setOnAction(event -> action.run()));
        List<String> lines = new ArrayList<>();
        if (due > 0) {
            lines.add(texts.get("home.mistakes", due));
        } else {
            latest.ifPresent(any -> lines.add(texts.get("puzzle.mistakes.text")));
            next.ifPresent(day -> lines.add(texts.get("puzzle.mistakes.next", practice.size(), said.day(day))));
        }
        waiting.setText(String.join("\n", lines));
    }

    private void arrange(double width) {
        boolean roomy = width == 0 || width >= ROOMY;
        NodeVisibility.show(calendar.getParent(), roomy);
        List<Button> cards = all.stream().map(Way::card).toList();
        Columns.equal(ways, cards, roomy ? cards.size() : 1);
    }

    private Way way(Activity activity) {
        Label name = new Label(texts.get("puzzle." + activity.id()));
        name.getStyleClass().add("card-headline");
        Label what = new Label(texts.get("puzzle.status." + activity.id()));
        what.getStyleClass().add("muted");
        what.setWrapText(true);
        Label best = new Label();
        best.getStyleClass().add("card-title");
        best.setWrapText(true);
        VBox lines = new VBox(name, what, best);
        lines.getStyleClass().add("card-lines");
        Button card = new CardButton(lines);
        card.setId("puzzles-" + activity.id());
        card.getStyleClass().add("place-choice");
        card.setAccessibleText(Sentences.join(name.getText(), what.getText()));
        card.setOnAction(event -> model.open(activity));
        return new Way(activity, card, best);
    }

    /** Shows everything that depends on the profile. */
    private void show() {
        Profile known = profile.profileProperty().get();
        int days = known.dailyStreak(model.today());
        streak.setText(Integer.toString(days));
        NodeVisibility.show(streak.getParent(), days > 0);
        var first = WeekFields.of(Locale.getDefault(Locale.Category.FORMAT)).getFirstDayOfWeek();
        calendar.show(
                CalendarView.Day.month(YearMonth.from(model.today()), first, model.today(), known),
                said::day,
                texts.locale());
        for (Way way : all) {
            int best = known.bestRun(way.activity().id());
            way.best().setText(best == 0 ? "" : texts.get("puzzle.best", best));
            NodeVisibility.show(way.best(), best > 0 && way.activity().hasScore());
        }
        int tried = known.puzzlesRated();
        boolean enough = tried >= PuzzleTexts.ENOUGH;
        rating.setText(enough ? texts.get("puzzle.rating.now", said.rating()) : texts.get("puzzle.rating.later"));
        NodeVisibility.show(rating, !enough || !said.isUnsure());
        NodeVisibility.show(rated, !enough);
        rated.setProgress((double) tried / PuzzleTexts.ENOUGH);
        nameSolving();
    }

    private void nameSolving() {
        boolean solved = shownPuzzle != null && profile.profileProperty().get().hasSolved(shownPuzzle.id());
        solve.setText(texts.get(solved ? "result.playAgain" : "puzzle.solve"));
    }

    /** Shows another day, if it has begun: the profile is read again when the window gets the focus. */
    private void showNextDay() {
        if (page.getScene() != null && !model.today().equals(shownDay)) {
            showToday();
        }
    }

    private void showToday() {
        shownDay = model.today();
        Game shown = game.valueProperty().get();
        picture.getChildren().clear();
        task.setText("");
        shownPuzzle = null;
        nameSolving();
        model.today(shown, puzzle -> {
            if (shown.equals(game.valueProperty().get())) {
                show(puzzle);
            }
        });
    }

    private void show(Puzzle puzzle) {
        Game shown = puzzle.position().game();
        Miniature drawing = GameViews.miniature(
                puzzle.position(), PICTURE, Optional.of(puzzle.position().toMove()));
        picture.getStyleClass().setAll("today-picture", "game-" + shown.id());
        picture.getChildren().setAll(drawing);
        task.setText(PuzzleTexts.task(puzzle, texts, words));
        shownPuzzle = puzzle;
        nameSolving();
    }

    @FXML
    private void solveToday() {
        model.open(Activity.DAILY);
    }
}
