package jump61.review.ui;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Rounds;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.review.MoveReview;
import jump61.window.NodeVisibility;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;
import jump61.window.board.LevelFace;
import jump61.window.board.Miniature;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.EveningScore;
import jump61.window.match.Headline;

/** The end card of a game: the result, the story, and what to play next. */
public final class EndingController extends Controller {
    private static final int SHORT = 5;
    /** Length of the board at the decisive moment, in pixels. */
    private static final double MOMENT = 148;
    /** Margin above and below that board, as in the style sheet. */
    private static final double MOMENT_MARGIN = 4;

    private static final PseudoClass SENTENCE = PseudoClass.getPseudoClass("sentence");

    private final Ending ending;
    private NodeVisibility whole;
    private NodeVisibility parts;
    private NodeVisibility actions;

    @FXML
    private VBox end;

    @FXML
    private HBox score;

    @FXML
    private Region lowerMarker;

    @FXML
    private Label lowerName;

    @FXML
    private Label points;

    @FXML
    private Label upperName;

    @FXML
    private Region upperMarker;

    @FXML
    private VBox resultCard;

    @FXML
    private Label resultTitle;

    @FXML
    private ScrollPane storyScroll;

    @FXML
    private VBox told;

    @FXML
    private Label resultDetail;

    @FXML
    private Label course;

    @FXML
    private VBox graphFrame;

    @FXML
    private GraphLegend legend;

    @FXML
    private ChanceGraph graph;

    @FXML
    private MomentRow turning;

    @FXML
    private StackPane moment;

    @FXML
    private MomentRow biggest;

    @FXML
    private StackPane biggestBoard;

    @FXML
    private MomentRow nextLevel;

    @FXML
    private Button playAgain;

    public EndingController(Context context, Ending ending) {
        super(context);
        this.ending = ending;
    }

    @FXML
    private void initialize() {
        whole = new NodeVisibility(end);
        parts = new NodeVisibility(told);
        actions = new NodeVisibility(resultCard);
        end.lookupAll(".button").stream()
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .forEach(button -> commands.bind(button, texts));
        subscriptions.onValue(program.sequels().text(match, texts), playAgain::setText);
        // This is not the name of the command, because something else may follow.
        playAgain.accessibleTextProperty().bind(playAgain.textProperty());
        graph.setOnChoose(match::walkTo);
        moment.setOnMouseClicked(click -> ending.showTurningPoint());
        biggestBoard.setOnMouseClicked(click -> ending.showBiggest());
        nextLevel.getStyleClass().add("next-level");
        subscriptions.onAny(
                this::showEnd,
                ending.resultProperty(),
                ending.evening(),
                match.playersProperty(),
                words.names(),
                program.seating().bottomProperty());
        subscriptions.onAny(
                this::showStory,
                ending.storyProperty(),
                match.playersProperty(),
                words.names(),
                program.seating().bottomProperty());
        subscriptions.onAny(
                this::showBoard, ending.storyProperty(), told.widthProperty(), storyScroll.viewportBoundsProperty());
        subscriptions.onValue(match.plyProperty(), ply -> graph.select(ply.intValue()));
    }

    private void showEnd() {
        Result result = ending.resultProperty().get();
        if (result == null) {
            return;
        }
        Match now = match.matchProperty().get();
        StoryTexts story = new StoryTexts(now, texts, words);
        BoardPseudoClasses.setColour(resultCard, result.winner().map(now.game()::colour));
        resultDetail.setText(
                words.detail(result, now.position(), Rounds.of(match.turns().size(), match.turns()), now.players()));
        resultCard.setAccessibleText(Sentences.join(headline(), resultDetail.getText()));
        showTitle();
        showScore(now, story);
        Optional<Level> level = ending.nextLevel();
        actions.set(nextLevel, level.isPresent());
        level.ifPresent(number -> {
            Side side = now.players().onlyComputer().orElse(Side.SECOND);
            nextLevel.picture(new LevelFace(number, now.game().colour(side)));
            nextLevel.show(story.next(number), story.whyNext(number));
        });
    }

    private String headline() {
        return new Headline(match, texts, words)
                .end(ending.resultProperty().get(), match.matchProperty().get());
    }

    /** Shows what decided the game or, if that is not known, how it ended. The headline already says who won. */
    private void showTitle() {
        boolean decided = turning.getParent() != null;
        parts.set(resultDetail, decided);
        resultTitle.setText(decided ? decisive() : resultDetail.getText());
        resultTitle.pseudoClassStateChanged(SENTENCE, !decided);
    }

    private String decisive() {
        Story story = ending.storyProperty().get();
        return texts.get(story == null || story.tipped() ? "ending.turning" : "ending.costliest");
    }

    private void showScore(Match now, StoryTexts story) {
        Optional<EveningScore> evening = ending.score();
        whole.set(score, evening.isPresent());
        evening.ifPresent(sum -> showScore(sum, now, story));
    }

    private void showScore(EveningScore sum, Match now, StoryTexts story) {
        Side lower = program.seating().bottomProperty().getValue();
        Side upper = lower.opponent();
        BoardPseudoClasses.setColour(lowerMarker, Optional.of(now.game().colour(lower)));
        BoardPseudoClasses.setColour(upperMarker, Optional.of(now.game().colour(upper)));
        tell(lowerName, story.name(lower));
        tell(upperName, story.name(upper));
        points.setText(texts.get("ending.score", sum.points(lower), sum.points(upper)));
        score.setAccessibleText(texts.get(
                "ending.score.spoken", lowerName.getText(), sum.points(lower), upperName.getText(), sum.points(upper)));
    }

    /** Shows a name. A short name, such as "You", keeps its width beside a long one. */
    private static void tell(Label label, String name) {
        label.setText(name);
        label.setMinWidth(name.length() <= SHORT ? Region.USE_PREF_SIZE : 0);
    }

    private void showStory() {
        Story story = ending.storyProperty().get();
        if (story == null) {
            return;
        }
        Match now = match.matchProperty().get();
        StoryTexts text = new StoryTexts(now, texts, words);
        Optional<Side> winner =
                Optional.ofNullable(ending.resultProperty().get()).flatMap(Result::winner);
        parts.set(graphFrame, !ending.isBrief());
        parts.set(course, story.course().isPresent() && winner.isPresent() && !isBrokenOff());
        parts.set(turning, story.turningPoint().isPresent());
        parts.set(biggest, story.biggest().isPresent());
        course.setText(winner.flatMap(side -> story.course().map(shape -> text.course(shape, side)))
                .orElse(""));
        story.turningPoint().ifPresent(move -> showMoment(move, text));
        story.biggest().ifPresent(haul -> {
            biggest.show(text.biggestTitle(haul.haul()), text.biggest(haul));
            biggest.count(story.turningPoint().isPresent() ? 2 : 1);
            Position before = haul.turn().before();
            draw(before, Map.of("mini-played", haul.turn().move()), biggestBoard);
        });
        showTitle();
        showGraph(story, now);
    }

    /**
     * Shows one board if there is room beside everything else: before the move that decided the game or, if there is
     * none, before the biggest cascade.
     */
    private void showBoard() {
        Story story = ending.storyProperty().get();
        boolean decided = story != null && story.turningPoint().isPresent();
        boolean biggestAlone = story != null && !decided && story.biggest().isPresent();
        boolean roomy = storyScroll.getViewportBounds().getHeight()
                >= heightWithoutBoard() + MOMENT + 2 * MOMENT_MARGIN + told.getSpacing();
        parts.set(moment, decided && roomy);
        parts.set(biggestBoard, biggestAlone && roomy);
    }

    private double heightWithoutBoard() {
        told.applyCss();
        double shown = Stream.of(moment, biggestBoard)
                .filter(told.getChildren()::contains)
                .mapToDouble(board -> board.prefHeight(-1) + told.getSpacing())
                .sum();
        return told.prefHeight(told.getWidth()) - shown;
    }

    /** Shows the move that decided the game, and the board before it with that move and the better move. */
    private void showMoment(MoveReview move, StoryTexts text) {
        turning.count(1);
        turning.show(text.turningPoint(move));
        draw(move.turn().before(), Map.of("mini-fault", move.turn().move(), "mini-better", move.best()), moment);
    }

    /** Draws a board with marked moves, by the style class of the mark. */
    private void draw(Position before, Map<String, Move> marks, StackPane frame) {
        GameView view = GameViews.of(before.game());
        Miniature picture = new Miniature(MOMENT);
        view.draw(before, picture);
        marks.forEach((styleClass, move) -> view.mark(move, before, styleClass, picture));
        picture.setRotate(program.seating().boardTurnedProperty().get() ? 180 : 0);
        picture.fill();
        frame.getChildren().setAll(picture);
    }

    /** Returns whether a game broke off, by resignation or on time, before there was anything to tell. */
    private boolean isBrokenOff() {
        return ending.isBrief() && ending.resultProperty().get().reason() != Result.Reason.RULES;
    }

    /** Shows the graph. The area below the curve belongs to the side at the bottom. */
    private void showGraph(Story story, Match now) {
        Side lower = program.seating().bottomProperty().getValue();
        Map<Integer, String> badges = new TreeMap<>();
        story.biggest()
                .ifPresent(moment -> badges.put(moment.ply(), biggest.number().getText()));
        story.turningPoint().ifPresent(move -> badges.put(move.ply(), "1"));
        BoardPseudoClasses.setColour(graph, Optional.of(now.game().colour(lower)));
        StoryTexts names = new StoryTexts(now, texts, words);
        legend.show(now.game(), lower, names.name(lower), names.name(lower.opponent()));
        graph.show(ChanceGraph.seenBy(lower, match.turns(), story.chances()), badges);
        graph.setAccessibleText(Sentences.join(texts.get("ending.graph"), course.getText()));
    }

    @FXML
    private void showTurningPoint() {
        ending.showTurningPoint();
    }

    @FXML
    private void showBiggest() {
        ending.showBiggest();
    }

    @FXML
    private void showMoves() {
        ending.movesWantedProperty().set(true);
    }

    @FXML
    private void playNextLevel() {
        ending.nextLevel().ifPresent(program.newGame()::beginAgainAt);
    }
}
