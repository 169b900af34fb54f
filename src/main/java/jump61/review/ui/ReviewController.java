package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Side;
import jump61.review.GameReview;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.review.ReviewWords;
import jump61.window.EscapeKey;
import jump61.window.Texts;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.MatchTexts;

/** The review panel: one verdict at a time, and navigation to the others. */
public final class ReviewController extends Controller {
    private static final int PERCENT = 100;
    private static final double ROOMY = 260;
    private static final int TURNING_POINTS = 3;

    private final ReviewModel review;
    private final Consumer<MoveReview> onTry;
    /** Whether there is only room for the most important parts. */
    private final BooleanProperty compact = new SimpleBooleanProperty();

    private ReviewWords reviewWords;
    private boolean selecting;
    /** Where the panel was last shown. */
    private Scene scene;

    @FXML
    private VBox panel;

    @FXML
    private Label heading;

    @FXML
    private Button learn;

    @FXML
    private HBox sides;

    @FXML
    private ChanceGraph graph;

    @FXML
    private ProgressBar progress;

    @FXML
    private VBox verdict;

    @FXML
    private Region mark;

    @FXML
    private Label title;

    @FXML
    private Label chances;

    @FXML
    private Label why;

    @FXML
    private VBox lines;

    @FXML
    private TurningPoints turning;

    @FXML
    private HBox actions;

    @FXML
    private Button better;

    @FXML
    private Button tryIt;

    @FXML
    private Button previousFault;

    @FXML
    private Button nextFault;

    @FXML
    private ListView<MoveReview> moves;

    public ReviewController(Context context, ReviewModel review, Consumer<MoveReview> onTry) {
        super(context);
        this.onTry = onTry;
        this.review = review;
    }

    @FXML
    private void initialize() {
        EscapeKey.closes(panel, this::close);
        commands.bind(learn, texts);
        name(previousFault, texts.get("review.previousFault"));
        graph.setOnChoose(review::select);
        turning.setOnChoose(review::select);
        graph.setWords(this::point);
        moves.getSelectionModel().selectedItemProperty().addListener((observable, before, now) -> {
            if (now != null && !selecting) {
                review.select(now.ply());
            }
        });
        panel.addEventFilter(KeyEvent.KEY_PRESSED, this::walk);
        compact.bind(panel.widthProperty().lessThan(ROOMY));
        sides.managedProperty().bind(compact.not());
        sides.visibleProperty().bind(compact.not());
        subscriptions.onAny(this::showReview, review.reviewProperty(), words.names(), match.matchProperty(), compact);
        // The list has less room when the verdict takes more.
        subscriptions.onChange(moves.heightProperty(), height -> Platform.runLater(this::scrollToSelected));
        subscriptions.onChange(review.selectedProperty(), ply -> showMove());
        subscriptions.onValue(review.openProperty(), open -> Platform.runLater(() -> focus(open)));
    }

    private static void name(Button button, String name) {
        button.setAccessibleText(name);
        button.setTooltip(new Tooltip(name));
    }

    private void showReview() {
        if (match.matchProperty().get() == null) {
            return;
        }
        Game game = match.matchProperty().get().game();
        reviewWords = WindowWords.of(game, words, texts);
        GameReview known = review.reviewProperty().get();
        sides.getChildren()
                .setAll(List.of(Side.values()).stream()
                        .map(side -> new ReviewedSide(
                                words.side(side, game),
                                percent(side, known),
                                texts.get(known != null && known.isDecided() ? "review.kept" : "review.accuracy"),
                                ReviewedSide.faults(side, known),
                                reviewWords))
                        .toList());
        heading.setText(
                compact.get()
                        ? accuracy(Side.FIRST, game, known) + "\n" + accuracy(Side.SECOND, game, known)
                        : texts.get("review.title"));
        showGraph(game, known);
        graph.setAccessibleText(texts.get("review.graph"));
        progress.setVisible(known == null || !known.isComplete());
        progress.setManaged(progress.isVisible());
        // Close calls add to the work, but a bar that goes back would look like a fault.
        progress.setProgress(known == null ? 0 : Math.max(progress.getProgress(), known.progress()));
        selecting = true;
        moves.setCellFactory(list -> new ReviewCell(words, reviewWords));
        moves.getItems().setAll(known == null ? List.of() : known.moves());
        selecting = false;
        showMove();
    }

    /** Shows the graph. The area below the curve belongs to the side that moved first. */
    private void showGraph(Game game, GameReview known) {
        Side lower = match.turns().isEmpty() ? Side.FIRST : match.turns().get(0).mover();
        BoardPseudoClasses.setColour(graph, Optional.of(game.colour(lower)));
        graph.setNames(words.side(lower.opponent(), game), words.side(lower, game));
        graph.show(known);
    }

    /** {@return the move that led to a point of the graph, and its verdict} */
    private String point(int ply) {
        Game game = match.matchProperty().get().game();
        return Optional.ofNullable(review.reviewProperty().get())
                .flatMap(known -> known.move(ply))
                .map(move -> texts.get(
                        "review.point",
                        ply,
                        words.move(move.turn().move(), game),
                        reviewWords.name(move.verdict()),
                        (int) Math.round(PERCENT * move.after())))
                .orElse("");
    }

    private String accuracy(Side side, Game game, GameReview known) {
        return words.side(side, game) + " " + percent(side, known);
    }

    private String percent(Side side, GameReview known) {
        OptionalDouble accuracy = known == null ? OptionalDouble.empty() : known.accuracy(side);
        return accuracy.isPresent() ? texts.get("review.percent", (int) Math.round(accuracy.getAsDouble())) : "–";
    }

    private void showMove() {
        Optional<MoveReview> move = review.move();
        graph.select(review.selectedProperty().get());
        mark.getStyleClass()
                .setAll(
                        "review-mark",
                        move.map(m -> "mark-" + m.verdict().key()).orElse("mark-none"));
        title.setText(move.map(m -> texts.get("review.verdict", m.ply(), reviewWords.title(m)))
                .orElseGet(() -> texts.get(review.selectedProperty().get() == 0 ? "review.start" : "review.notYet")));
        chances.setText(move.map(this::change).orElse(""));
        why.setText(move.map(reviewWords::explanation).map(Texts::unbroken).orElse(""));
        why.setVisible(!why.getText().isEmpty());
        why.setManaged(why.isVisible());
        boolean fault = move.filter(m -> m.verdict().isFault()).isPresent();
        turning.show(texts.get("review.turning"), fault ? List.of() : turningPoints());
        lines.getChildren()
                .setAll(move.map(m -> ReviewLines.of(
                                m,
                                played -> words.move(played, m.turn().before().game())))
                        .orElse(List.of()));
        lines.setManaged(fault);
        showActions(move, fault);
        previousFault.setDisable(review.fault(-1).isEmpty());
        nextFault.setDisable(review.fault(1).isEmpty());
        verdict.setAccessibleText(title.getText() + ". " + chances.getText() + ". " + why.getText());
        selecting = true;
        move.ifPresentOrElse(
                known -> moves.getSelectionModel().select(known),
                () -> moves.getSelectionModel().clearSelection());
        selecting = false;
        scrollToSelected();
    }

    private void showActions(Optional<MoveReview> move, boolean fault) {
        actions.setVisible(fault);
        actions.setManaged(fault);
        tryIt.setVisible(
                move.filter(m -> m.verdict().isSerious() && isComplete()).isPresent());
        tryIt.setManaged(tryIt.isVisible());
        better.setText(
                fault
                        ? texts.get(
                                "review.better",
                                words.move(
                                        move.get().best(),
                                        move.get().turn().before().game()))
                        : "");
    }

    private List<TurningPoints.Point> turningPoints() {
        GameReview known = review.reviewProperty().get();
        return known == null || known.moves().size() < known.turns().size()
                ? List.of()
                : known.turningPoints(TURNING_POINTS).stream()
                        .map(move -> new TurningPoints.Point(
                                move.ply(),
                                "mark-" + move.verdict().key(),
                                texts.get("review.verdict", move.ply(), reviewWords.title(move)),
                                Texts.unbroken(reviewWords.reason(move))))
                        .toList();
    }

    /**
     * Focuses the list while the review is open, since the board takes no moves then, so that the arrow keys walk
     * through the game at once; afterwards the board.
     */
    private void focus(boolean open) {
        if (open && panel.getScene() != null) {
            scene = panel.getScene();
            moves.requestFocus();
        } else if (!open && scene != null && scene.lookup("#board") != null) {
            scene.lookup("#board").requestFocus();
        }
    }

    private void scrollToSelected() {
        moves.scrollTo(Math.max(0, moves.getSelectionModel().getSelectedIndex() - 2));
    }

    private String change(MoveReview move) {
        return texts.get(
                "review.change", (int) Math.round(PERCENT * move.before()), (int) Math.round(PERCENT * move.after()));
    }

    /** Handles arrow keys: left and right go by move, up and down by mistake, but in the list by row. */
    private void walk(KeyEvent event) {
        if (event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        KeyCode code = event.getCode();
        if (code == KeyCode.LEFT || code == KeyCode.RIGHT) {
            review.select(review.selectedProperty().get() + (code == KeyCode.LEFT ? -1 : 1));
            event.consume();
        } else if (!moves.isFocused() && (code == KeyCode.UP || code == KeyCode.DOWN)) {
            review.selectFault(code == KeyCode.UP ? -1 : 1);
            event.consume();
        }
    }

    private boolean isComplete() {
        return review.reviewProperty().get() != null
                && review.reviewProperty().get().isComplete();
    }

    @FXML
    private void tryIt() {
        review.move().ifPresent(onTry);
    }

    @FXML
    private void showBetter() {
        review.showBest();
    }

    @FXML
    private void previousFault() {
        review.selectFault(-1);
    }

    @FXML
    private void nextFault() {
        review.selectFault(1);
    }

    @FXML
    private void close() {
        review.close();
    }

    /** A move in the list: its number, its mark, and its verdict. */
    private static final class ReviewCell extends ListCell<MoveReview> {
        private final MatchTexts words;
        private final ReviewWords reviewWords;
        private final Label number = new Label();
        private final Region mark = new Region();
        private final Label move = new Label();
        private final Label verdict = new Label();
        private final HBox row = new HBox(number, mark, move, verdict);

        ReviewCell(MatchTexts words, ReviewWords reviewWords) {
            this.words = words;
            this.reviewWords = reviewWords;
            number.getStyleClass().add("move-number");
            verdict.getStyleClass().add("muted");
            move.getStyleClass().add("reviewed-move");
            row.getStyleClass().add("move-row");
        }

        @Override
        protected void updateItem(MoveReview item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(empty ? null : row);
            if (empty) {
                setAccessibleText(null);
                return;
            }
            number.setText(item.ply() + ".");
            mark.getStyleClass().setAll("review-mark", "mark-" + item.verdict().key());
            move.setText(words.move(item.turn().move(), item.turn().before().game()));
            verdict.setText(reviewWords.name(item.verdict()));
            setAccessibleText(words.move(item.turn(), item.ply()) + ". " + reviewWords.title(item));
        }
    }

    /** The two lines of play behind a verdict: how the best move goes on, and how the move that was played does. */
    private static final class ReviewLines {
        private static final int LONGEST = 10;
        private static final String GAP = "  ";

        private ReviewLines() {}

        /** {@return a row for each line of a fault; none for other moves} */
        static List<Node> of(MoveReview move, Function<Move, String> words) {
            if (!move.verdict().isFault()) {
                return List.of();
            }
            List<Move> played = new ArrayList<>(List.of(move.turn().move()));
            played.addAll(move.reply());
            return List.of(
                    row(MoveClass.BEST, move.bestLine(), words), row(move.verdict(), List.copyOf(played), words));
        }

        private static Node row(MoveClass verdict, List<Move> line, Function<Move, String> words) {
            Region mark = new Region();
            mark.getStyleClass().addAll("review-mark", "mark-" + verdict.key());
            // As much of it as there is room for.
            Label moves = new Label(line.stream().limit(LONGEST).map(words).collect(Collectors.joining(GAP)));
            moves.getStyleClass().add("muted");
            HBox row = new HBox(mark, moves);
            row.getStyleClass().add("review-line");
            row.setMinHeight(Region.USE_PREF_SIZE);
            return row;
        }
    }
}
