package jump61.review.ui;

import java.util.Optional;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import jump61.game.Turn;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.review.ReviewWords;
import jump61.window.EnterKey;
import jump61.window.EscapeKey;
import jump61.window.NodeVisibility;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The panel that warns of a bad move: it says what the move loses and why, and offers to take it back. */
public final class WarningController extends Controller {

    /** Minimum height of the panel, in pixels, at which there is room for the moves below the reason. */
    private static final double HIGH = 360;

    private final WarningModel model;
    /** The scene in which the question is asked; null otherwise. */
    private Scene scene;

    @FXML
    private VBox panel;

    @FXML
    private Label mark;

    @FXML
    private Label title;

    @FXML
    private Label text;

    @FXML
    private VBox played;

    @FXML
    private ListView<ReviewedRound> moves;

    @FXML
    private Button takeBack;

    @FXML
    private Button playOn;

    WarningController(Context context, WarningModel model) {
        super(context);
        this.model = model;
    }

    @FXML
    private void initialize() {
        EscapeKey.closes(panel, model::playOn);
        EnterKey.presses(takeBack);
        EnterKey.presses(playOn);
        // The list is only for looking at: going to another move would answer the question.
        moves.setFocusTraversable(false);
        moves.setCellFactory(list ->
                new ReviewedRound.Cell(this::shown, ply -> ply == match.turns().size(), ply -> {}));
        NodeVisibility parts = new NodeVisibility(panel);
        subscriptions.onValue(panel.heightProperty(), height -> parts.set(played, height.doubleValue() >= HIGH));
        // Until the list has been laid out, it does not know how many rows it shows.
        subscriptions.onChange(
                moves.heightProperty(),
                height ->
                        Platform.runLater(() -> moves.scrollTo(moves.getItems().size() - 1)));
        subscriptions.onAny(this::show, model.warningProperty(), words.names());
    }

    private void show() {
        MoveReview bad = model.warningProperty().get();
        if (bad == null) {
            focusBoard();
            return;
        }
        ReviewWords reviewWords = WindowWords.of(match.matchProperty().get(), words, texts);
        VerdictSign.show(mark, Optional.of(bad.verdict()));
        title.setText(reviewWords.title(bad));
        text.setText(Texts.unbroken(VerdictTexts.change(bad, texts) + "\n" + reviewWords.refutation(bad)));
        moves.getItems().setAll(ReviewedRound.of(match.turns()));
        // This only works once the panel is in the window.
        Platform.runLater(() -> {
            scene = panel.getScene();
            takeBack.requestFocus();
        });
    }

    /** Focuses the board once the question is answered, since the buttons go. */
    private void focusBoard() {
        Node board = scene == null ? null : scene.lookup("#board");
        scene = null;
        if (board != null) {
            board.requestFocus();
        }
    }

    /** Only the move that the panel warns of has a sign, because the others are not judged. */
    private ReviewedRound.Shown shown(ReviewedRound.Played move) {
        Turn turn = move.turn();
        Optional<MoveClass> verdict = move.ply() == match.turns().size()
                ? Optional.ofNullable(model.warningProperty().get()).map(MoveReview::verdict)
                : Optional.empty();
        return new ReviewedRound.Shown(
                words.move(turn.move(), turn.before().game()), verdict, words.move(turn, move.round()));
    }

    @FXML
    private void takeBack() {
        model.takeBack();
    }

    @FXML
    private void playOn() {
        model.playOn();
    }
}
