package jump61.window.match.view;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.effect.ColorAdjust;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import jump61.engine.SearchResult;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Turn;
import jump61.window.Command;
import jump61.window.NodeVisibility;
import jump61.window.board.BoardControl;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;
import jump61.window.board.Help;
import jump61.window.board.MoveMark;
import jump61.window.board.Territory;
import jump61.window.board.TerritoryBar;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.BoardMode;
import jump61.window.match.TurnDisplay;

/** The board of the match. */
public final class BoardController extends Controller implements TurnDisplay {
    private static final PseudoClass WON = PseudoClass.getPseudoClass("won");
    /** The change in saturation for earlier positions. */
    private static final double PALER = -0.4;

    private static final KeyCombination ENTER = new KeyCodeCombination(KeyCode.ENTER);

    private final ObjectProperty<Territory> drawn;
    private final ObjectProperty<List<MoveMark>> marks = new SimpleObjectProperty<>(List.of());
    private NodeVisibility parts;
    private BoardControl board;

    @FXML
    StagePane stage;

    @FXML
    Node headline;

    @FXML
    Node evaluation;

    @FXML
    Node note;

    @FXML
    TerritoryBar territory;

    @FXML
    StackPane holder;

    /**
     * Creates the view of the board.
     *
     * @param drawn is bound to the territory of both sides on the board as currently drawn
     */
    public BoardController(Context context, ObjectProperty<Territory> drawn) {
        super(context);
        this.drawn = drawn;
    }

    @FXML
    void initialize() {
        parts = new NodeVisibility(stage);
        stage.arrange(headline, territory, holder, evaluation, note);
        subscriptions.onValue(match.matchProperty(), this::showMatch);
        subscriptions.onChange(program.marks().suggestionProperty(), this::show);
        subscriptions.onValue(marks, this::mark);
        subscriptions.onAny(
                () -> marks.set(program.marks().of(texts, words)),
                program.marks().changesProperty());
        subscriptions.onAny(this::edit, match.modeChangesProperty());
        subscriptions.onAny(
                this::showWhen, match.plyProperty(), match.turns(), match.modeChangesProperty(), match.matchProperty());
        subscriptions.onAny(
                this::showWinner,
                match.resultProperty(),
                match.plyProperty(),
                match.turns(),
                match.modeChangesProperty());
        subscriptions.onAny(this::turn, program.seating().boardTurnedProperty());
        parts.bind(evaluation, match.advice().shownProperty(), subscriptions);
        subscriptions.onAny(this::nameSides, words.names());
        match.setDisplay(this);
        // Shows a hint that exists already when the language changes: placing the position has removed it.
        subscriptions.onValue(match.advice().hintProperty(), this::showHint);
    }

    private void showMatch(Match now) {
        showGame(now.game());
        if (holder.getScene() != null) {
            // Later, when a closing sheet has returned the focus.
            Platform.runLater(board::requestFocus);
        }
    }

    private void showGame(Game game) {
        if (board != null && board.getPosition().game().equals(game)) {
            return;
        }
        GameView view = GameViews.of(game);
        board = view.newBoard();
        board.setId("board");
        board.setLocale(texts.locale());
        board.interactiveProperty().bind(match.userToMoveProperty());
        board.steppingProperty().bind(settings.stepModeProperty());
        board.animationSpeedProperty()
                .bind(Bindings.createDoubleBinding(
                        settings::shownSpeed, settings.speedProperty(), settings.reducedMotionProperty()));
        board.helpProperty()
                .bind(Bindings.createObjectBinding(
                        this::help,
                        settings.helpProperty(),
                        match.matchProperty(),
                        match.playersProperty(),
                        match.modeProperty(),
                        match.resultProperty()));
        board.setOnMove(match::play);
        board.setOnBeat(program.sounds()::beat);
        board.setOnRefused(this::refused);
        turn();
        nameSides();
        holder.getChildren().setAll(board);
        territory.setGame(game);
        drawn.bind(board.territoryProperty());
        territory.territoryProperty().bind(drawn);
        // A board knows its counts only once its skin exists.
        board.territoryProperty().addListener((observable, before, held) -> parts.set(territory, held != null));
        parts.set(territory, false);
        board.addEventHandler(MouseEvent.MOUSE_CLICKED, this::backToTheGame);
        board.addEventFilter(KeyEvent.KEY_PRESSED, this::playAgain);
    }

    private void refused(String why) {
        program.sounds().refused();
        program.status().tell(why);
    }

    /** Makes the board paler while an earlier position of the game is shown. */
    private void showWhen() {
        holder.setEffect(match.isBrowsing() ? new ColorAdjust(0, PALER, 0, 0) : null);
    }

    /** Tints a won board while its last position is shown. */
    private void showWinner() {
        Result result = shownResult();
        holder.pseudoClassStateChanged(WON, result != null && result.winner().isPresent());
        BoardPseudoClasses.setColour(
                holder,
                result == null
                        ? Optional.empty()
                        : result.winner().map(match.matchProperty().get().game()::colour));
    }

    /** {@return how the game ended, if its last position is shown; null if not} */
    private Result shownResult() {
        return match.modeProperty().get() == null && !match.isBrowsing()
                ? match.resultProperty().get()
                : null;
    }

    /** Lets Enter on the board of a finished game do the same as the button, unless the last move must be shared first. */
    private void playAgain(KeyEvent key) {
        boolean over = shownResult() != null && !board.isAnimating() && !commands.isPossible(Command.SHARE_MOVE);
        if (over && ENTER.match(key)) {
            key.consume();
            commands.run(Command.PLAY_AGAIN);
        }
    }

    /** Returns from an earlier position to the current one on a click that is not a move. */
    private void backToTheGame(MouseEvent click) {
        if (match.isBrowsing() && !match.userToMoveProperty().get()) {
            match.walkTo(match.turns().size());
        }
    }

    private void turn() {
        if (board != null) {
            board.setTurned(program.seating().boardTurnedProperty().get());
        }
    }

    private void nameSides() {
        if (board != null) {
            board.setColours(words.colours(board.getPosition().game()));
        }
    }

    /**
     * Returns how much help the board gives. Against strong levels, users should look ahead themselves unless they want all
     * help; in a puzzle, help would give away the answer, and an opponent elsewhere may have none.
     */
    private Help help() {
        Help wanted = settings.helpProperty().get();
        Players players = match.playersProperty().get();
        boolean enough =
                wanted == Help.ALL || players == null || isUpToClub(players.first()) && isUpToClub(players.second());
        return match.givesAdvice() && enough ? wanted : Help.NONE;
    }

    private static boolean isUpToClub(Player player) {
        return player.computersLevel()
                .filter(level -> !level.isUpTo(Level.CLUB))
                .isEmpty();
    }

    @Override
    public void place(Position position, Turn last) {
        showGame(position.game());
        board.setPosition(position);
        board.setLastTurn(last);
    }

    @Override
    public void show(Turn turn, Runnable whenDone) {
        // A position of another game may have been shown meanwhile.
        showGame(turn.before().game());
        board.show(turn, whenDone);
    }

    @Override
    public void finishNow() {
        board.finishNow();
    }

    /** Lets a click choose a place while a position is being set up. */
    private void edit() {
        if (board != null) {
            BoardMode mode = match.modeProperty().get();
            boolean edits = mode != null && mode.edits();
            board.setOnPlace(edits ? mode::placed : null);
            board.setWrongPlaces(edits ? mode.wrongPlaces() : List.of());
        }
    }

    private void mark(List<MoveMark> marked) {
        if (board != null) {
            board.setMarks(marked);
        }
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
