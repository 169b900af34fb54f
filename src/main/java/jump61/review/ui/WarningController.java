package jump61.review.ui;

import java.util.Optional;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.review.MoveReview;
import jump61.review.ReviewWords;
import jump61.window.EscapeKey;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The panel that warns of a move: what it loses, why, and whether to take it back. */
public final class WarningController extends Controller {
    private static final int PERCENT = 100;

    private final WarningModel model;

    @FXML
    private VBox panel;

    @FXML
    private Label mark;

    @FXML
    private Label title;

    @FXML
    private Label text;

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
        // Not default buttons, which the Enter that played the move would press as well.
        for (Button button : new Button[] {takeBack, playOn}) {
            button.setOnKeyPressed(key -> {
                if (key.getCode() == KeyCode.ENTER) {
                    button.fire();
                    key.consume();
                }
            });
        }
        subscriptions.onAny(this::show, model.warningProperty(), words.names());
    }

    private void show() {
        MoveReview bad = model.warningProperty().get();
        if (bad == null) {
            return;
        }
        Game game = bad.turn().before().game();
        ReviewWords reviewWords = WindowWords.of(game, Optional.of(bad.turn().mover()), words, texts);
        VerdictSign.show(mark, Optional.of(bad.verdict()));
        title.setText(reviewWords.title(bad));
        text.setText(Texts.unbroken(texts.get("review.change", (int) Math.round(PERCENT * bad.before()), (int)
                        Math.round(PERCENT * bad.after()))
                + "\n" + reviewWords.refutation(bad)));
        // Not before the panel is in the window.
        Platform.runLater(takeBack::requestFocus);
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
