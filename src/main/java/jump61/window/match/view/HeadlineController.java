package jump61.window.match.view;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import jump61.engine.SearchResult;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Rounds;
import jump61.window.NodeVisibility;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.GameViews;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.BoardMode;
import jump61.window.match.Headline;

/** The headline: whose turn it is, who has won, and the way back to the game from an earlier position. */
public final class HeadlineController extends Controller {
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final Headline headline;
    private NodeVisibility parts;

    @FXML
    HBox line;

    @FXML
    Region marker;

    @FXML
    Label text;

    @FXML
    Label detail;

    @FXML
    Button pass;

    @FXML
    Button back;

    public HeadlineController(Context context) {
        super(context);
        this.headline = new Headline(match, texts, words);
    }

    @FXML
    void initialize() {
        parts = new NodeVisibility(line);
        subscriptions.onAny(
                this::show,
                match.matchProperty(),
                match.positionProperty(),
                match.playersProperty(),
                match.resultProperty(),
                match.plyProperty(),
                match.pausedProperty(),
                match.animatingProperty(),
                match.modeChangesProperty(),
                match.advice().hintProperty(),
                match.advice().seekingHintProperty(),
                settings.stepModeProperty(),
                words.names());
        subscriptions.onAny(this::offerPass, match.positionProperty(), match.userToMoveProperty());
    }

    /** Offers a pass, which has no place on the board. */
    private void offerPass() {
        boolean offered = match.userToMoveProperty().get() && legalPass().isPresent();
        if (offered) {
            pass.setText(words.pass(match.positionProperty().get().game()));
        }
        parts.set(pass, offered);
    }

    private Optional<Move> legalPass() {
        Position position = match.positionProperty().get();
        return GameViews.of(position.game()).pass(position);
    }

    @FXML
    void pass() {
        legalPass().ifPresent(match::play);
    }

    private void show() {
        Match now = match.matchProperty().get();
        if (now == null) {
            return;
        }
        text.setText(headline.text());
        Game game = match.positionProperty().get().game();
        BoardPseudoClasses.setColour(marker, headline.side().map(game::colour));
        parts.set(marker, headline.side().isPresent());
        parts.set(back, headline.isLookingBack());
        boolean over = match.resultProperty().get() != null;
        line.pseudoClassStateChanged(OVER, over);
        BoardMode mode = match.modeProperty().get();
        Optional<String> said = mode == null ? Optional.empty() : mode.detail(texts, words);
        detail.setText(said.orElseGet(() -> over ? detail(now) : hint()));
        line.setAccessibleText(text.getText());
    }

    /** Returns the hint, or how a cascade goes on step by step. */
    private String hint() {
        if (match.animatingProperty().get() && settings.stepModeProperty().get()) {
            return texts.get("status.step");
        }
        SearchResult hint = match.advice().hintProperty().get();
        if (hint != null) {
            return words.hintInShort(hint, match.positionProperty().get());
        }
        return match.advice().seekingHintProperty().get() ? texts.get("hint.seeking") : "";
    }

    private String detail(Match now) {
        return Optional.ofNullable(match.resultProperty().get())
                .map(result -> words.detail(
                        result, now.position(), Rounds.of(match.turns().size(), match.turns()), now.players()))
                .orElse("");
    }

    @FXML
    void backToTheGame() {
        match.walkTo(match.turns().size());
    }
}
