package jump61.window.match.view;

import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import jump61.engine.Score;
import jump61.game.Position;
import jump61.game.Side;
import jump61.window.board.EvaluationBar;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The evaluation bar beside the board, shown only on request. */
public final class EvaluationController extends Controller {

    @FXML
    EvaluationBar bar;

    @FXML
    Label text;

    public EvaluationController(Context context) {
        super(context);
    }

    @FXML
    void initialize() {
        bar.setLocale(texts.locale());
        subscriptions.onValue(settings.reducedMotionProperty(), reduced -> bar.setAnimated(!reduced));
        subscriptions.onValue(program.seating().bottomProperty(), bottom -> bar.setTurned(bottom != Side.FIRST));
        subscriptions.onAny(
                this::show,
                match.advice().evaluationProperty(),
                match.positionProperty(),
                words.names(),
                settings.detailsProperty());
    }

    private void show() {
        Position position = match.positionProperty().get();
        if (position != null) {
            Optional<Score> first =
                    Optional.ofNullable(match.advice().evaluationProperty().get());
            bar.setColours(words.colours(position.game()));
            bar.setSharedEnd(words.sharedEnd(position.game()));
            bar.show(position, first.map(score -> position.toMove() == Side.FIRST ? score : score.negated()));
            text.setText(first.map(this::number).orElse(""));
        }
    }

    /** Returns the score for the side that is ahead, as on the bar; estimates are left out unless the user wants numbers. */
    private String number(Score score) {
        boolean told = settings.detailsProperty().get() || score.isWin() || score.isLoss();
        return told ? words.shortScore(score.value() < 0 ? score.negated() : score) : "";
    }
}
