package jump61.desktop.match.view;

import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import jump61.desktop.board.BoardControl;
import jump61.desktop.games.GameView;
import jump61.desktop.games.GameViews;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.match.Seating;
import jump61.desktop.match.TurnDisplay;
import jump61.desktop.settings.Settings;
import jump61.desktop.settings.Speed;
import jump61.desktop.shell.Presence;
import jump61.desktop.shell.StatusLine;
import jump61.desktop.shell.Texts;
import jump61.desktop.shell.Watch;
import jump61.engine.SearchResult;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;

/** The board of the match. */
public final class BoardController implements TurnDisplay {
    private final MatchViewModel match;
    private final Seating seating;
    private final Settings settings;
    private final StatusLine status;
    private final Texts texts;
    private final MatchTexts words;
    private final Watch watch;
    private final ObservableValue<Move> suggestion;
    private final Wheel wheel;
    private BoardControl board;

    @FXML
    private HBox table;

    @FXML
    private Region evaluation;

    @FXML
    private StackPane holder;

    public BoardController(
            MatchViewModel match,
            Seating seating,
            Settings settings,
            StatusLine status,
            Texts texts,
            MatchTexts words,
            ObservableValue<Move> suggestion,
            Watch watch) {
        this.suggestion = suggestion;
        this.match = match;
        this.seating = seating;
        this.settings = settings;
        this.status = status;
        this.texts = texts;
        this.words = words;
        this.watch = watch;
        this.wheel = Wheel.walking(match);
    }

    @FXML
    private void initialize() {
        watch.value(match.matchProperty(), this::showMatch);
        watch.value(match.advice().hintProperty(), this::showHint);
        watch.change(suggestion, this::show);
        watch.any(this::turn, seating.boardTurnedProperty());
        new Presence(table).bind(evaluation, match.advice().evaluatingProperty(), watch);
        watch.any(this::nameSides, words.names());
        table.setOnScroll(wheel::turned);
        // Both are as high as the board, and next to it, whatever room there is around them.
        holder.maxWidthProperty().bind(holder.heightProperty());
        evaluation.maxHeightProperty().bind(holder.widthProperty());
        match.setDisplay(this);
    }

    private void showMatch(Match now) {
        showGame(now);
        if (holder.getScene() != null) {
            // Later, when a sheet that is closing has given the focus back.
            Platform.runLater(board::requestFocus);
        }
    }

    private void showGame(Match now) {
        if (board != null && board.getPosition().game().equals(now.game())) {
            return;
        }
        GameView view = GameViews.of(now.game());
        board = view.newBoard();
        board.setId("board");
        board.setLocale(texts.locale());
        board.interactiveProperty().bind(match.handToMoveProperty());
        board.steppingProperty().bind(settings.stepModeProperty());
        board.animationSpeedProperty()
                .bind(Bindings.createDoubleBinding(
                        this::speed, settings.speedProperty(), settings.reducedMotionProperty()));
        board.setOnMove(match::play);
        turn();
        nameSides();
        status.squareProperty().bind(board.statusProperty());
        holder.getChildren().setAll(board);
        view.options().forEach(option -> option.property().apply(board).bind(settings.optionProperty(option)));
    }

    private void turn() {
        if (board != null) {
            board.setTurned(seating.boardTurnedProperty().get());
        }
    }

    private void nameSides() {
        if (board != null) {
            board.setColours(words.colours(board.getPosition().game()));
        }
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
        show(hint == null ? null : hint.best().orElse(null));
    }

    private void show(Move hint) {
        if (board != null) {
            board.setHint(hint);
        }
    }
}
