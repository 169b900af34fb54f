package jump61.app.home;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.binding.BooleanBinding;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Position;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.library.LibraryEntry;
import jump61.library.ui.LibraryFeature;
import jump61.library.ui.LibraryTexts;
import jump61.puzzle.ui.PuzzleTexts;
import jump61.table.ui.TableFeature;
import jump61.window.Columns;
import jump61.window.Command;
import jump61.window.NodeVisibility;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;
import jump61.window.board.TerritoryBar;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** Home: the current game, today's puzzle, the next opponents, and the last games. */
public final class HomeController extends Controller {
    private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
    private static final PseudoClass SECOND = PseudoClass.getPseudoClass("second");
    /** The size for which positions are drawn, in pixels: about the size at which they are shown. */
    private static final double PICTURE = 172;

    /** Minimum size for showing more than names, in pixels. */
    private static final double ROOMY_WIDTH = 820;

    private static final double ROOMY_HEIGHT = 460;

    /** Least width at which the last games lie side by side. */
    private static final double BESIDE_EACH_OTHER = 620;

    private final HomeModel model;
    private final HomeTexts said;
    private final Consumer<Game> lessons;
    private final BiConsumer<LibraryEntry, Runnable> open;
    private final TableFeature table;

    @FXML
    ScrollPane home;

    @FXML
    Label day;

    @FXML
    GridPane top;

    @FXML
    HBox firstCard;

    @FXML
    StackPane firstPicture;

    @FXML
    Label firstTitle;

    @FXML
    Label firstAbout;

    @FXML
    Label firstReason;

    @FXML
    TerritoryBar bar;

    @FXML
    HBox counts;

    @FXML
    Label firstCount;

    @FXML
    Label secondCount;

    @FXML
    Button primary;

    @FXML
    Button second;

    @FXML
    VBox todayCard;

    @FXML
    VBox practice;

    @FXML
    Button mistakes;

    @FXML
    HBox todayHead;

    @FXML
    StackPane todayPicture;

    @FXML
    Label todayLabel;

    @FXML
    Label task;

    @FXML
    Label solver;

    @FXML
    HBox todayFoot;

    @FXML
    VBox days;

    @FXML
    Region flame;

    @FXML
    Label streak;

    @FXML
    HBox week;

    @FXML
    Button solve;

    @FXML
    GridPane offers;

    @FXML
    HBox lastHead;

    @FXML
    Button allGames;

    @FXML
    GridPane lastGames;

    @FXML
    Label noGames;

    private BooleanBinding small;
    private BooleanBinding narrow;
    private List<Offer> offered = List.of();
    private boolean offeredSmall;
    private List<PastGame> shown = List.of();

    /**
     * Creates the view of {@code model}.
     *
     * @param lessons begins the lesson of a game
     * @param library contains the last games
     * @param table continues a game that a crash interrupted
     */
    public HomeController(
            Context context, HomeModel model, Consumer<Game> lessons, LibraryFeature library, TableFeature table) {
        super(context);
        this.model = model;
        this.lessons = lessons;
        this.open = library::open;
        this.table = table;
        said = new HomeTexts(texts, words, new LibraryTexts(texts, words, model::day, library::isOwn));
    }

    @FXML
    void initialize() {
        Columns.equal(top, List.of(firstCard, todayCard), 3);
        GridPane.setConstraints(firstCard, 0, 0, 2, 1);
        GridPane.setConstraints(todayCard, 2, 0);
        // Counts as large until it has a size; the height is set last.
        small = home.widthProperty()
                .lessThan(ROOMY_WIDTH)
                .or(home.heightProperty().lessThan(ROOMY_HEIGHT))
                .and(home.heightProperty().greaterThan(0));
        subscriptions.onValue(small, value -> home.pseudoClassStateChanged(SMALL, value));
        narrow = home.widthProperty().lessThan(BESIDE_EACH_OTHER);
        subscriptions.onChange(narrow, value -> layGames(List.copyOf(lastGames.getChildren())));
        subscriptions.onAny(
                this::showFirst,
                match.matchProperty(),
                match.playersProperty(),
                match.turns(),
                match.resultProperty(),
                model.shelfProperty(),
                model.readyProperty(),
                model.resumableProperty(),
                model.interruptedProperty(),
                model.todayProperty(),
                model.profileProperty(),
                words.names(),
                small);
        subscriptions.onAny(
                this::showToday,
                model.todayProperty(),
                model.profileProperty(),
                model.readyProperty(),
                words.names(),
                small);
        subscriptions.onAny(
                this::showOffers, model.playedProperty(), model.readyProperty(), settings.lastSetupProperty(), small);
        subscriptions.onAny(
                this::showGames,
                match.matchProperty(),
                match.turns(),
                match.resultProperty(),
                settings.keptGamesProperty(),
                model.shelfProperty(),
                model.readyProperty());
        subscriptions.onAny(this::retellGames, model.todayProperty(), model.profileProperty(), words.names());
    }

    private void showFirst() {
        if (match.matchProperty().get() == null) {
            return;
        }
        First first = model.first();
        boolean known = model.readyProperty().get() || first instanceof First.Ongoing;
        boolean wasKnown = firstCard.isVisible();
        firstCard.setVisible(known);
        if (known && !wasKnown) {
            takeFocus();
        }
        if (!known) {
            return;
        }
        firstTitle.setText(said.title(first));
        firstAbout.setText(said.about(first));
        NodeVisibility.show(firstAbout, !small.get());
        firstReason.setText(said.reason(first));
        NodeVisibility.show(firstReason, first instanceof First.Ended && !small.get());
        NodeVisibility.show(second, first instanceof First.Ended && !small.get());
        NodeVisibility.show(counts, first instanceof First.Ongoing && !small.get());
        if (first instanceof First.Ongoing ongoing) {
            Match now = ongoing.match();
            List<Turn> played = now.played();
            Miniature drawing = picture(now.position(), now.players().onlyPerson(), firstPicture);
            GameView view = GameViews.of(now.game());
            Turn last = played.get(played.size() - 1);
            view.mark(last.move(), last.before(), "mini-played", drawing);
            bar.setGame(now.game());
            bar.territoryProperty().set(view.territory(now.position()).orElse(null));
            firstCount.setText(said.count(Side.FIRST, now));
            secondCount.setText(said.count(Side.SECOND, now));
            if (ongoing.interrupted()) {
                // In a small window, there is room for no more than that.
                offer(small.get() ? "home.continue" : "table.resume", () -> table.resume(context));
            } else {
                offer("home.continue", this::goOn);
            }
        } else if (first instanceof First.Ended ended) {
            picture(ended.end(), ended.players().onlyPerson(), firstPicture);
            offerAnother(ended);
            second.setOnAction(event -> review(ended));
        } else if (first instanceof First.Fresh fresh) {
            Offer offer = fresh.offer();
            picture(GameViews.of(offer.game()).sample(), Optional.of(Side.FIRST), firstPicture);
            showPrimary(
                    offer instanceof Offer.Lesson ? texts.get("lesson.title") : said.action(offer), () -> begin(offer));
        }
        NodeVisibility.show(bar, first instanceof First.Ongoing ongoing && countsSquares(ongoing) && !small.get());
    }

    /** A game of the library is not the one on the board, which would be played again, and its friend is not there. */
    private void offerAnother(First.Ended ended) {
        if (ended.kept().isEmpty()) {
            var sequel = program.sequels().after(match.matchProperty().get());
            String key = sequel.map(next -> next.textKey()).orElse("result.playAgain");
            offer(key, () -> commands.runAnyway(Command.PLAY_AGAIN));
        } else if (ended.players().areFriends()) {
            offer("newGame.title", this::playOnline);
        } else {
            Runnable again = () -> program.newGame().beginLike(ended.end(), ended.players());
            offer("result.playAgain", program.leaving().before(again));
        }
    }

    /** Takes the focus back, which went elsewhere while the card was empty, unless a key moved it within this page. */
    private void takeFocus() {
        Node owner = home.getScene() == null ? null : home.getScene().getFocusOwner();
        if (home.getScene() != null && !(home.isFocusWithin() && owner.isFocusVisible())) {
            primary.requestFocus();
        }
    }

    private static boolean countsSquares(First.Ongoing ongoing) {
        return ongoing.match().game().sizes().isChoice();
    }

    private void offer(String key, Runnable action) {
        showPrimary(texts.get(key), action);
    }

    private void showPrimary(String text, Runnable action) {
        primary.setText(text);
        primary.setOnAction(event -> action.run());
        primary.setAccessibleText(Sentences.join(firstTitle.getText(), firstAbout.getText(), text));
    }

    /**
     * Shows a position with this side at the bottom, if the board has two ends. The drawing consists of a few layers: a
     * board of a hundred nodes would delay the start.
     */
    private static Miniature picture(Position position, Optional<Side> bottom, StackPane place) {
        Miniature drawing = GameViews.miniature(position, PICTURE, bottom);
        drawing.fill();
        StackPane ground = new StackPane(drawing);
        ground.getStyleClass().addAll("home-picture", "game-" + position.game().id());
        place.getChildren().setAll(ground);
        return drawing;
    }

    /** Continues the waiting game, whatever else is on the board, even if it was paused. */
    private void goOn() {
        match.setMode(Optional.empty());
        match.pausedProperty().set(false);
        commands.runAnyway(Command.GO_PLAY);
    }

    private void review(First.Ended ended) {
        ended.kept()
                .ifPresentOrElse(
                        entry -> open.accept(entry, () -> commands.runAnyway(Command.REVIEW)),
                        () -> commands.runAnyway(Command.REVIEW));
    }

    private void showToday() {
        Today today = model.todayProperty().get();
        day.setText(said.day(today == null ? model.day() : today.day()));
        todayCard.setVisible(today != null && model.readyProperty().get());
        if (today == null) {
            return;
        }
        boolean waiting = showMistakes();
        boolean solved = model.isSolvedToday();
        NodeVisibility.show(todayPicture, !small.get());
        NodeVisibility.show(todayLabel, !small.get());
        // In a small window, there is no room beside the button.
        todayFoot.getChildren().remove(days);
        todayCard.getChildren().remove(days);
        if (small.get()) {
            todayCard.getChildren().add(todayCard.getChildren().indexOf(todayHead) + 1, days);
        } else {
            todayFoot.getChildren().add(0, days);
        }
        if (!small.get()) {
            Position shown = today.puzzle().position();
            picture(shown, Optional.of(shown.toMove()), todayPicture);
        }
        task.setText(PuzzleTexts.task(today.puzzle(), texts, words));
        Position position = today.puzzle().position();
        solver.setText(texts.get("home.youAre", words.side(position.toMove(), position.game())));
        NodeVisibility.show(solver, !small.get());
        streak.setText(said.streak(model));
        NodeVisibility.show(flame, model.streak() > 0);
        boolean told = !streak.getText().isEmpty() && !(small.get() && model.isFirstPuzzle());
        NodeVisibility.show(streak, told);
        NodeVisibility.show(streak.getParent(), told);
        // Beside a mistake there is room for discs, but not for an explanation.
        boolean crowded = waiting && (small.get() || model.isFirstPuzzle());
        NodeVisibility.show(days, !crowded);
        HBox.setHgrow(solve, crowded ? Priority.ALWAYS : Priority.NEVER);
        NodeVisibility.show(week, !model.isFirstPuzzle() && !small.get());
        WeekRow.show(week, model.week(), said);
        solve.setText(solved ? Command.GO_PUZZLES.name(texts) : texts.get("home.solve"));
        solve.setAccessibleText(
                Sentences.join(texts.get("puzzle.daily"), solver.getText(), task.getText(), solve.getText()));
        solve.setOnAction(event -> commands.runAnyway(solved ? Command.GO_PUZZLES : Command.DAILY_PUZZLE));
    }

    /**
     * Shows mistakes to practise, which come before the new puzzle.
     *
     * @return whether there are any
     */
    private boolean showMistakes() {
        int due = model.mistakes();
        NodeVisibility.show(practice, due > 0);
        NodeVisibility.show(mistakes, due > 0);
        mistakes.setText(texts.get("home.mistakes", due));
        todayCard.pseudoClassStateChanged(SECOND, due > 0);
        return due > 0;
    }

    private void showOffers() {
        List<Game> games = GameViews.games();
        offers.setVisible(model.readyProperty().get());
        List<Offer> now = games.stream().map(model::offer).toList();
        if (now.equals(offered) && small.get() == offeredSmall) {
            // New cards would lose the focus.
            return;
        }
        offered = now;
        offeredSmall = small.get();
        Columns.equal(
                offers,
                IntStream.range(0, games.size())
                        .mapToObj(place -> offerCard(games.get(place), now.get(place)))
                        .toList(),
                3);
    }

    private Node offerCard(Game game, Offer offer) {
        OfferCard card = new OfferCard(game, offer, said, words, small.get());
        card.setOnAction(event -> begin(offer));
        return card;
    }

    private void begin(Offer offer) {
        if (offer instanceof Offer.Lesson lesson) {
            lessons.accept(lesson.game());
        } else if (offer instanceof Offer.Opponent next) {
            program.leaving()
                    .before(() -> program.newGame().begin(next.setup()))
                    .run();
        }
    }

    /** Shows the same games again, in different words. */
    private void retellGames() {
        shown = List.of();
        showGames();
    }

    private void showGames() {
        if (match.matchProperty().get() == null) {
            return;
        }
        List<PastGame> last = model.last();
        int all = model.shelfProperty().get().count();
        boolean none = last.isEmpty();
        // A game in the first card is none of these, and needs no explanation.
        boolean headed = !none || !(model.first() instanceof First.Ended);
        NodeVisibility.show(lastHead, headed);
        noGames.setText(texts.get(settings.keepsGames() ? "home.noGames" : "library.empty.off"));
        NodeVisibility.show(noGames, headed && none && model.readyProperty().get());
        NodeVisibility.show(lastGames, !none);
        NodeVisibility.show(allGames, headed && all > last.size());
        allGames.setText(texts.get("home.allGames", all));
        if (last.equals(shown)) {
            return;
        }
        shown = last;
        layGames(last.stream().map(this::pastCard).toList());
    }

    private void layGames(List<? extends Node> cards) {
        Columns.equal(lastGames, cards, narrow.get() ? 1 : 3);
    }

    private Node pastCard(PastGame game) {
        PastCard card = new PastCard(game, said);
        card.setOnAction(event -> open.accept(game.entry(), () -> {}));
        return card;
    }

    @FXML
    void chooseNewGame() {
        commands.runAnyway(Command.NEW_GAME);
    }

    @FXML
    void playOnline() {
        program.newGame().online(() -> commands.runAnyway(Command.NEW_GAME));
    }

    @FXML
    void practise() {
        commands.runAnyway(Command.PRACTISE);
    }

    @FXML
    void goToGames() {
        commands.runAnyway(Command.GO_GAMES);
    }
}
