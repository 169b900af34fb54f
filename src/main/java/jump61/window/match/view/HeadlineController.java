package jump61.window.match.view;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import jump61.engine.SearchResult;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;
import jump61.window.NodeVisibility;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.GameViews;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.BoardMode;
import jump61.window.match.Headline;

/** The headline: whose turn it is, who has won, and a button that leads back to the game from an earlier position. */
public final class HeadlineController extends Controller {
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final Headline headline;
    private NodeVisibility parts;
    private boolean hinted;
    private boolean passes;

    @FXML
    HBox line;

    @FXML
    Region marker;

    @FXML
    Label text;

    @FXML
    Pane gap;

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
                match.userToMoveProperty(),
                match.modeProperty(),
                match.plyProperty(),
                match.turns(),
                match.pausedProperty(),
                match.thoughtOverProperty(),
                match.animatingProperty(),
                match.modeChangesProperty(),
                match.advice().hintProperty(),
                match.advice().seekingHintProperty(),
                settings.stepModeProperty(),
                words.names());
        line.widthProperty().subscribe(this::makeRoom);
        subscriptions.onChange(match.advice().hintProperty(), this::pointToPass);
    }

    /** Offers a pass, which has no place on the board, and says why there is nothing else. */
    private void offerPass() {
        BoardMode mode = match.modeProperty().get();
        boolean moves = match.userToMoveProperty().get() && (mode == null || !mode.edits());
        passes = moves && legalPass().isPresent();
        if (passes) {
            pass.setText(words.pass(match.positionProperty().get().game()));
        }
        parts.set(pass, passes);
    }

    private Optional<Move> legalPass() {
        Position position = match.positionProperty().get();
        return GameViews.of(position.game()).pass(position);
    }

    /** A hint that has no place on the board points to the button, and says again why there is nothing else. */
    private void pointToPass(SearchResult hint) {
        if (hint != null && passes) {
            context.note(words.hintInShort(hint, match.positionProperty().get()));
            pass.requestFocus();
        }
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
        offerPass();
        text.setText(headline.text());
        Game game = match.positionProperty().get().game();
        BoardPseudoClasses.setColour(marker, headline.side().map(game::colour));
        parts.set(marker, headline.side().isPresent());
        // A mode with its own panel has its own way back.
        parts.set(back, headline.isLookingBack() && match.modeProperty().get() == null);
        boolean over = match.resultProperty().get() != null;
        line.pseudoClassStateChanged(OVER, over);
        BoardMode mode = match.modeProperty().get();
        Optional<String> said = mode == null ? Optional.empty() : mode.detail(texts, words);
        hinted = said.isEmpty();
        detail.setText(said.orElseGet(() -> over ? "" : hint()));
        line.setAccessibleText(text.getText());
        makeRoom();
    }

    /** If there is no room for both, shows a hint in place of the headline, but the headline in place of other remarks. */
    private void makeRoom() {
        double room = line.getWidth()
                - marker.prefWidth(-1)
                - line.getSpacing() * line.getChildren().size();
        double needed = text.prefWidth(-1) + detail.prefWidth(-1) + width(pass) + width(back);
        boolean tight = room > 0 && needed > room && !detail.getText().isEmpty();
        parts.set(text, !(tight && hinted));
        parts.set(gap, !(tight && hinted));
        parts.set(detail, !tight || hinted);
        // What else is said gives way to the headline, which ends with dots only if it is too long by itself.
        text.setMinWidth(tight || detail.getText().isEmpty() ? 0 : Region.USE_PREF_SIZE);
    }

    private static double width(Button button) {
        return button.getParent() == null ? 0 : button.prefWidth(-1);
    }

    /** Returns the hint, why there is no other move than a pass, or how to continue a cascade step by step. */
    private String hint() {
        if (passes) {
            return words.whyPass(match.positionProperty().get().game());
        }
        if (match.animatingProperty().get() && settings.stepModeProperty().get()) {
            return texts.get("status.step");
        }
        SearchResult hint = match.advice().hintProperty().get();
        if (hint != null) {
            return words.hintInShort(hint, match.positionProperty().get());
        }
        return match.advice().seekingHintProperty().get() ? texts.get("hint.seeking") : "";
    }

    @FXML
    void backToTheGame() {
        match.walkTo(match.turns().size());
    }
}
