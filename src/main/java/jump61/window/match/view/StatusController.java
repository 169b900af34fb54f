package jump61.window.match.view;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Duration;
import jump61.engine.SearchResult;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Rounds;
import jump61.window.NodeVisibility;
import jump61.window.StatusLine;
import jump61.window.board.GameViews;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.BoardMode;
import jump61.window.match.Headline;

/** The status bar: a hint or whose turn it is, the square under the pointer, and the last action. */
public final class StatusController extends Controller {
    private static final double MARGIN = 28;
    private static final Duration NOTE_TIME = Duration.seconds(10);

    private final StatusLine line;
    private final PauseTransition noteIsOld = new PauseTransition(NOTE_TIME);

    private NodeVisibility visibility;

    @FXML
    HBox bar;

    @FXML
    Label message;

    @FXML
    Label square;

    @FXML
    Label note;

    @FXML
    Button pass;

    public StatusController(Context context) {
        super(context);
        line = program.status();
    }

    @FXML
    void initialize() {
        visibility = new NodeVisibility(bar);
        // What to do comes before what is under the pointer, but never makes the window wider.
        message.minWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> Math.min(message.prefWidth(-1), Math.max(0, bar.getWidth() - MARGIN)),
                        message.textProperty(),
                        message.fontProperty(),
                        bar.widthProperty()));
        noteIsOld.setOnFinished(event -> line.noteProperty().set(""));
        subscriptions.onValue(line.noteProperty(), this::showNote);
        subscriptions.onValue(
                match.matchProperty(), another -> line.noteProperty().set(""));
        subscriptions.onValue(line.squareProperty(), square::setText);
        subscriptions.onAny(this::offerPass, match.positionProperty(), match.userToMoveProperty());
        subscriptions.onAny(
                () -> message.setText(text()),
                match.matchProperty(),
                match.positionProperty(),
                match.resultProperty(),
                match.playersProperty(),
                match.plyProperty(),
                match.pausedProperty(),
                match.computer().thinkingProperty(),
                match.animatingProperty(),
                match.modeChangesProperty(),
                settings.stepModeProperty(),
                settings.detailsProperty(),
                words.names(),
                match.advice().hintProperty(),
                match.advice().seekingHintProperty());
    }

    private void showNote(String text) {
        note.setText(text);
        if (!text.isEmpty()) {
            noteIsOld.playFromStart();
        }
    }

    private void offerPass() {
        boolean offered = match.userToMoveProperty().get() && legalPass().isPresent();
        if (offered) {
            pass.setText(words.pass(match.positionProperty().get().game()));
        }
        visibility.set(pass, offered);
    }

    private Optional<Move> legalPass() {
        Position position = match.positionProperty().get();
        return GameViews.of(position.game()).pass(position);
    }

    @FXML
    void pass() {
        legalPass().ifPresent(match::play);
    }

    private String text() {
        if (match.matchProperty().get() == null) {
            return "";
        }
        BoardMode mode = match.modeProperty().get();
        Optional<String> said = mode == null ? Optional.empty() : mode.status(texts, words);
        return said.orElseGet(this::ofMatch);
    }

    private String ofMatch() {
        SearchResult hint = match.advice().hintProperty().get();
        if (hint != null) {
            return words.hint(
                    hint,
                    match.positionProperty().get(),
                    settings.detailsProperty().get());
        } else if (match.advice().seekingHintProperty().get()) {
            return texts.get("hint.seeking");
        }
        return state(match.matchProperty().get());
    }

    private int rounds() {
        return Rounds.of(match.turns().size(), match.turns());
    }

    private String state(Match now) {
        if (match.animatingProperty().get() && settings.stepModeProperty().get()) {
            return texts.get("status.step");
        }
        if (match.resultProperty().get() != null) {
            return words.detail(match.resultProperty().get(), now.position(), rounds(), now.players());
        }
        if (match.animatingProperty().get()) {
            // Not the next player's turn yet.
            return new Headline(match, texts, words).text();
        }
        int ply = match.plyProperty().get();
        if (ply < match.turns().size()) {
            return texts.get("status.lookingBack", Rounds.of(ply, match.turns()), rounds());
        }
        return now.awaited()
                .map(player -> player.isComputer() && isPaused()
                        ? texts.get("status.paused", words.side(now.position().toMove(), now.game()))
                        : words.turn(now.position(), now.players()))
                .orElse("");
    }

    /** Whether the game is paused. During a single step, the computer thinks despite the pause. */
    private boolean isPaused() {
        return match.pausedProperty().get()
                && !match.computer().thinkingProperty().get();
    }
}
