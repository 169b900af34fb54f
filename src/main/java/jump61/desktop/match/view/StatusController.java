package jump61.desktop.match.view;

import java.util.List;
import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Duration;
import jump61.checkers.CheckersMove;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.settings.Settings;
import jump61.desktop.shell.Presence;
import jump61.desktop.shell.StatusLine;
import jump61.desktop.shell.Texts;
import jump61.desktop.shell.Watch;
import jump61.engine.SearchResult;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Position;

/** The status bar: a hint or whose move it is, what the square under the pointer is, and what was done last. */
public final class StatusController {
    private static final Duration NOTE_TIME = Duration.seconds(10);

    private final MatchViewModel match;
    private final Settings settings;
    private final StatusLine line;
    private final Texts texts;
    private final MatchTexts words;
    private final Watch watch;
    private final PauseTransition noteIsOld = new PauseTransition(NOTE_TIME);

    private Presence presence;

    @FXML
    private HBox bar;

    @FXML
    private Label message;

    @FXML
    private Label square;

    @FXML
    private Label note;

    @FXML
    private Button cannotMove;

    public StatusController(
            MatchViewModel match, Settings settings, StatusLine line, Texts texts, MatchTexts words, Watch watch) {
        this.match = match;
        this.settings = settings;
        this.line = line;
        this.texts = texts;
        this.words = words;
        this.watch = watch;
    }

    @FXML
    private void initialize() {
        presence = new Presence(bar);
        noteIsOld.setOnFinished(event -> line.noteProperty().set(""));
        watch.value(line.noteProperty(), this::showNote);
        watch.value(match.matchProperty(), another -> line.noteProperty().set(""));
        watch.value(line.squareProperty(), square::setText);
        watch.any(this::offerCannotMove, match.positionProperty(), match.handToMoveProperty());
        watch.any(
                () -> message.setText(text()),
                match.matchProperty(),
                match.positionProperty(),
                match.resultProperty(),
                match.playersProperty(),
                match.plyProperty(),
                match.pausedProperty(),
                match.computer().thinkingProperty(),
                match.animatingProperty(),
                settings.stepModeProperty(),
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

    /** Only where the rules make it the one move there is. */
    private void offerCannotMove() {
        Position position = match.positionProperty().get();
        boolean only = match.handToMoveProperty().get() && isOnlyMove(position.legalMoves());
        presence.set(cannotMove, only);
    }

    private static boolean isOnlyMove(List<? extends Move> moves) {
        return moves.size() == 1 && moves.get(0).equals(CheckersMove.CANNOT_MOVE);
    }

    @FXML
    private void cannotMove() {
        match.play(CheckersMove.CANNOT_MOVE);
    }

    private String text() {
        if (match.matchProperty().get() == null) {
            return "";
        }
        SearchResult hint = match.advice().hintProperty().get();
        if (hint != null) {
            return words.hint(hint, match.positionProperty().get());
        } else if (match.advice().seekingHintProperty().get()) {
            return texts.get("hint.seeking");
        }
        return state(match.matchProperty().get());
    }

    private String state(Match now) {
        if (match.animatingProperty().get() && settings.stepModeProperty().get()) {
            return texts.get("status.step");
        }
        if (match.resultProperty().get() != null) {
            return words.title(match.resultProperty().get(), now.game());
        }
        int ply = match.plyProperty().get();
        if (ply < match.turns().size()) {
            return texts.get("status.lookingBack", ply, match.turns().size());
        }
        return now.awaited()
                .map(player -> player.isComputer() && isPaused()
                        ? texts.get("status.paused", words.side(now.position().toMove(), now.game()))
                        : words.turn(now.position(), player))
                .orElse("");
    }

    /** A single step is thought about in a pause, too. */
    private boolean isPaused() {
        return match.pausedProperty().get()
                && !match.computer().thinkingProperty().get();
    }
}
