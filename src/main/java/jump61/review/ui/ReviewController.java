package jump61.review.ui;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Rounds;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.review.GameReview;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.review.ReviewWords;
import jump61.window.EscapeKey;
import jump61.window.NodeVisibility;
import jump61.window.Texts;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The review panel: the verdict on one move, and navigation to the others. */
public final class ReviewController extends Controller {
    /** The part of the panel that is kept for verdicts, at most; the moves need the rest. */
    private static final double MOST_KEPT = 0.4;

    /** The graph gives way where it would leave the moves fewer rows. */
    private static final int FEWEST_ROWS = 2;

    private final ReviewModel review;
    private final Consumer<MoveReview> onTry;
    private NodeVisibility parts;
    private NodeVisibility said;
    private NodeVisibility buttons;
    private ReviewWords reviewWords;
    private StoryTexts story;
    /** The scene in which the panel was last shown. */
    private Scene scene;

    @FXML
    private VBox panel;

    @FXML
    private VBox verdict;

    /** Keeps the height of a longer verdict, so that everything below it stays in place from move to move. */
    @FXML
    private Region strut;

    @FXML
    private Label sign;

    @FXML
    private Label title;

    @FXML
    private Label better;

    @FXML
    private Label why;

    @FXML
    private Label chances;

    @FXML
    private HBox actions;

    @FXML
    private Button tryIt;

    @FXML
    private Button show;

    @FXML
    private Button share;

    @FXML
    private Button learn;

    @FXML
    private VBox course;

    @FXML
    private GraphLegend legend;

    @FXML
    private ChanceGraph graph;

    @FXML
    private ProgressBar progress;

    @FXML
    private Label firstName;

    @FXML
    private Label secondName;

    @FXML
    private ListView<ReviewedRound> moves;

    @FXML
    private Button nextFault;

    @FXML
    private Button previous;

    @FXML
    private Button next;

    public ReviewController(Context context, ReviewModel review, Consumer<MoveReview> onTry) {
        super(context);
        this.onTry = onTry;
        this.review = review;
    }

    @FXML
    private void initialize() {
        parts = new NodeVisibility(panel);
        said = new NodeVisibility(verdict);
        buttons = new NodeVisibility(actions);
        EscapeKey.closes(panel, this::close);
        List.of(learn, previous, next, share).forEach(button -> commands.bind(button, texts));
        graph.setOnChoose(review::select);
        graph.setWords(this::point);
        graph.setAccessibleText(texts.get("review.graph"));
        moves.setCellFactory(list -> new ReviewedRound.Cell(
                this::shown, ply -> ply == review.selectedProperty().get(), review::select));
        panel.addEventFilter(KeyEvent.KEY_PRESSED, this::walk);
        subscriptions.onAny(
                this::showReview,
                review.reviewProperty(),
                words.names(),
                match.matchProperty(),
                match.playersProperty(),
                match.turns(),
                program.seating().bottomProperty());
        subscriptions.onChange(verdict.heightProperty(), height -> keepHeight());
        subscriptions.onChange(panel.heightProperty(), height -> {
            parts.set(course, true);
            keepHeight();
        });
        subscriptions.onAny(this::forgetRoom, panel.widthProperty(), match.matchProperty());
        // The list has less room when the verdict takes more.
        subscriptions.onChange(moves.heightProperty(), height -> Platform.runLater(this::makeRoom));
        subscriptions.onChange(review.selectedProperty(), ply -> showMove());
        subscriptions.onValue(review.openProperty(), open -> Platform.runLater(() -> focus(open)));
    }

    private void showReview() {
        Match now = match.matchProperty().get();
        if (now == null) {
            return;
        }
        Game game = now.game();
        GameReview known = review.reviewProperty().get();
        reviewWords = WindowWords.of(now, words, texts);
        story = new StoryTexts(now, texts, words);
        showGraph(game, known);
        progress.setVisible(known == null || !known.isComplete());
        progress.setManaged(progress.isVisible());
        // Close calls add to the work, but a bar that moves back would look like an error.
        progress.setProgress(known == null ? 0 : Math.max(progress.getProgress(), known.progress()));
        firstName.setText(story.name(Side.FIRST));
        secondName.setText(story.name(Side.SECOND));
        moves.getItems().setAll(ReviewedRound.of(match.turns()));
        showMove();
        Platform.runLater(this::makeRoom);
    }

    /** Makes room for the moves, the selected one among them. Until the review is complete, the graph shows how far it is. */
    private void makeRoom() {
        if (!isComplete()) {
            parts.set(course, true);
        } else if (panel.getHeight() > 0 && rows() < FEWEST_ROWS) {
            parts.set(course, false);
        }
        scrollToSelected();
    }

    /** {@return how many rows of moves can be seen} */
    private double rows() {
        Node row = moves.lookup(".list-cell");
        return row == null ? 0 : moves.getHeight() / row.getLayoutBounds().getHeight();
    }

    /** Forgets what room an earlier verdict needed, which had other lines or was on another game. */
    private void forgetRoom() {
        strut.setMinHeight(0);
        parts.set(course, true);
    }

    private void keepHeight() {
        double longest = Math.max(strut.getMinHeight(), verdict.getHeight());
        strut.setMinHeight(Math.min(longest, MOST_KEPT * panel.getHeight()));
    }

    /** Shows the graph. The area below the curve belongs to the side at the bottom. */
    private void showGraph(Game game, GameReview known) {
        Side lower = program.seating().bottomProperty().getValue();
        BoardPseudoClasses.setColour(graph, Optional.of(game.colour(lower)));
        legend.show(game, lower, name(lower, known), name(lower.opponent(), known));
        List<Label> names = legend.names();
        tell(names.get(0), lower, known);
        tell(names.get(1), lower.opponent(), known);
        graph.show(known, lower);
    }

    /** {@return a player with the accuracy of the moves, once that is known} */
    private String name(Side side, GameReview known) {
        OptionalDouble accuracy = known == null ? OptionalDouble.empty() : known.accuracy(side);
        return accuracy.isPresent()
                ? story.name(side) + " " + texts.get("review.percent", (int) Math.round(accuracy.getAsDouble()))
                : story.name(side);
    }

    /** Explains the percentage, and lists the mistakes of a side. */
    private void tell(Label name, Side side, GameReview known) {
        String faults = known == null
                ? ""
                : Sentences.list(
                        EnumSet.allOf(MoveClass.class).stream()
                                .filter(kind -> kind.isFault() && known.count(side, kind) > 0)
                                .map(kind -> known.count(side, kind) + " × " + reviewWords.name(kind))
                                .toList(),
                        texts.locale());
        String told = name.getText();
        if (known != null && known.accuracy(side).isPresent()) {
            told += "\n" + texts.get(known.isDecided() ? "review.kept" : "review.accuracy");
        }
        told += faults.isEmpty() ? "" : "\n" + faults;
        name.setTooltip(new Tooltip(told));
        name.setAccessibleText(told);
    }

    /** {@return the move that led to a point of the graph, and its verdict} */
    private String point(int ply) {
        return known(ply)
                .map(move -> texts.get(
                        "review.point",
                        Rounds.of(ply, match.turns()),
                        words.move(move.turn().move(), move.turn().before().game()),
                        reviewWords.name(move.verdict()),
                        VerdictTexts.percent(lowersChance(move))))
                .orElse("");
    }

    private double lowersChance(MoveReview move) {
        boolean lower =
                program.seating().bottomProperty().getValue() == move.turn().mover();
        return lower ? move.after() : 1 - move.after();
    }

    private Optional<MoveReview> known(int ply) {
        return Optional.ofNullable(review.reviewProperty().get()).flatMap(all -> all.move(ply));
    }

    private ReviewedRound.Shown shown(ReviewedRound.Played played) {
        Turn turn = played.turn();
        String move = words.move(turn.move(), turn.before().game());
        Optional<MoveReview> known = known(played.ply());
        return new ReviewedRound.Shown(
                move,
                known.map(MoveReview::verdict),
                known.map(found -> Sentences.join(story.played(found), reviewWords.title(found)))
                        .orElse(move));
    }

    private void showMove() {
        Optional<MoveReview> move = review.move();
        graph.select(review.selectedProperty().get());
        VerdictSign.show(sign, move.map(MoveReview::verdict));
        sign.setManaged(!sign.getStyleClass().contains("nothing"));
        VerdictTexts told = new VerdictTexts(review, match.matchProperty().get(), texts, words);
        title.setText(told.title());
        say(why, told.why());
        say(better, told.better());
        say(chances, told.chances());
        Optional<MoveReview> fault = move.filter(known -> known.verdict().isFault());
        buttons.set(
                tryIt,
                fault.filter(known -> known.verdict().isSerious() && isComplete())
                        .isPresent());
        buttons.set(show, fault.isPresent());
        fault.ifPresent(known -> show.setText(texts.get(
                "review.better", words.move(known.best(), known.turn().before().game()))));
        nextFault.setDisable(review.faults().isEmpty());
        boolean flawless = isComplete() && review.faults().isEmpty();
        nextFault.setVisible(!flawless);
        nextFault.setManaged(!flawless);
        verdict.setAccessibleText(Texts.unbroken(told.spoken()));
        moves.refresh();
        moves.getSelectionModel().select(row());
        scrollToSelected();
    }

    private void say(Label label, String text) {
        label.setText(Texts.unbroken(text.strip()));
        said.set(label, !label.getText().isEmpty());
    }

    private int row() {
        int ply = review.selectedProperty().get();
        return IntStream.range(0, moves.getItems().size())
                .filter(row -> ply > 0 && moves.getItems().get(row).has(ply))
                .findFirst()
                .orElse(0);
    }

    private void scrollToSelected() {
        moves.scrollTo(rows() < FEWEST_ROWS ? row() : Math.max(0, row() - 1));
    }

    /**
     * Focuses the button that goes on while the review is open, since the board takes no moves then, so that Enter and
     * the arrow keys walk through the game at once, or the moves as long as no mistake is known; afterwards the board.
     */
    private void focus(boolean open) {
        if (open && panel.getScene() != null) {
            scene = panel.getScene();
            (nextFault.isDisabled() ? moves : nextFault).requestFocus();
        } else if (!open && scene != null && scene.lookup("#board") != null) {
            scene.lookup("#board").requestFocus();
        }
    }

    /** Handles keys: left and right go by move, up and down by mistake, and T tries a mistake again. */
    private void walk(KeyEvent event) {
        if (event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> review.select(review.selectedProperty().get() - 1);
            case RIGHT -> review.select(review.selectedProperty().get() + 1);
            case UP -> review.selectFault(-1);
            case DOWN -> review.selectFault(1);
            case T -> tryIt();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private boolean isComplete() {
        return review.reviewProperty().get() != null
                && review.reviewProperty().get().isComplete();
    }

    @FXML
    private void tryIt() {
        if (actions.getChildren().contains(tryIt)) {
            review.move().ifPresent(onTry);
        }
    }

    @FXML
    private void showBetter() {
        review.showBest();
    }

    @FXML
    private void nextFault() {
        review.selectFault(1);
    }

    @FXML
    private void close() {
        review.close();
    }
}
