package jump61.desktop.match;

import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.desktop.board.BoardControl;
import jump61.desktop.board.BoardControls;
import jump61.desktop.settings.Settings;
import jump61.desktop.settings.Speed;
import jump61.desktop.shell.StatusLine;
import jump61.desktop.shell.Texts;
import jump61.desktop.shell.Watch;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Match;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/** The board of the match, and the evaluation bar beside it. */
public final class BoardController implements TurnDisplay {
    private final MatchViewModel match;
    private final Settings settings;
    private final StatusLine status;
    private final Texts texts;
    private final Watch watch;
    private BoardControl board;

    @FXML
    private StackPane holder;

    @FXML
    private VBox evaluation;

    @FXML
    private StackPane evaluationBar;

    @FXML
    private Region evaluationFirst;

    @FXML
    private Region evaluationSecond;

    @FXML
    private Label evaluationText;

    public BoardController(MatchViewModel match, Settings settings, StatusLine status, Texts texts, Watch watch) {
        this.match = match;
        this.settings = settings;
        this.status = status;
        this.texts = texts;
        this.watch = watch;
    }

    @FXML
    private void initialize() {
        watch.value(match.matchProperty(), this::showGame);
        watch.value(match.advice().hintProperty(), this::showHint);
        watch.any(
                this::showEvaluation,
                match.advice().evaluationProperty(),
                match.advice().evaluatingProperty());
        holder.setOnScroll(this::walk);
        match.setDisplay(this);
    }

    private void showGame(Match now) {
        if (now == null || board != null && board.getPosition().game().equals(now.game())) {
            return;
        }
        board = BoardControls.of(now.game());
        board.setId("board");
        board.setLocale(texts.locale());
        board.interactiveProperty().bind(match.handToMoveProperty());
        board.steppingProperty().bind(settings.stepModeProperty());
        board.animationSpeedProperty()
                .bind(Bindings.createDoubleBinding(
                        this::speed, settings.speedProperty(), settings.reducedMotionProperty()));
        board.setOnMove(match::play);
        status.squareProperty().bind(board.statusProperty());
        holder.getChildren().setAll(board);
        SideMarks.mark(evaluationFirst, Side.RED);
        SideMarks.mark(evaluationSecond, now.game().second());
        board.requestFocus();
    }

    private double speed() {
        Speed chosen = settings.speedProperty().get();
        return settings.reducedMotionProperty().get() ? Speed.NONE.factor() : chosen.factor();
    }

    @Override
    public void place(Position position, Turn last) {
        showGame(match.matchProperty().get());
        board.setPosition(position);
        board.setLastTurn(last);
    }

    @Override
    public void show(Turn turn, Runnable whenDone) {
        board.show(turn, whenDone);
    }

    @Override
    public void finishNow() {
        board.finishNow();
    }

    private void showHint(SearchResult hint) {
        if (board != null) {
            board.setHint(hint == null ? null : hint.best().orElse(null));
        }
    }

    private void walk(ScrollEvent event) {
        if (event.getDeltaY() != 0 && !event.isInertia() && !event.isControlDown()) {
            match.walkTo(match.plyProperty().get() + (event.getDeltaY() > 0 ? -1 : 1));
        }
    }

    private void showEvaluation() {
        boolean on = match.advice().evaluatingProperty().get();
        evaluation.setVisible(on);
        evaluation.setManaged(on);
        Score score = match.advice().evaluationProperty().get();
        MatchTexts words = new MatchTexts(texts);
        double share = score == null ? 0.5 : EvaluationScale.share(score);
        evaluationFirst.maxHeightProperty().bind(evaluationBar.heightProperty().multiply(share));
        evaluationText.setText(score == null ? "" : words.shortScore(score));
        evaluation.setAccessibleText(score == null ? "" : words.score(score, Side.RED));
    }
}
