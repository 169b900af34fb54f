package jump61.table.ui;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.table.Table;
import jump61.table.Wish;
import jump61.window.NodeVisibility;
import jump61.window.QuestionController.Question;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.Durations;

/** Shows what happens between two players during a game: offers and answers, set phrases, a broken connection. */
public final class TalkController extends Controller {
    private static final PseudoClass WIDE = PseudoClass.getPseudoClass("wide");
    /** Minimum width, in pixels, at which an offer and its answers fit on one line. */
    private static final double WIDE_ENOUGH = 400;

    private final TablePlay play;
    private final Timeline countdown = new Timeline(new KeyFrame(javafx.util.Duration.seconds(1), event -> show()));
    private NodeVisibility parts;
    private NodeVisibility buttons;

    @FXML
    private VBox talk;

    @FXML
    private Label said;

    @FXML
    private Label watchers;

    @FXML
    private Button stopWatching;

    @FXML
    private GridPane offer;

    @FXML
    private FlowPane answers;

    @FXML
    private FlowPane wishes;

    @FXML
    private MenuButton say;

    @FXML
    private Button takeBack;

    @FXML
    private Button draw;

    @FXML
    private Button resignTable;

    TalkController(Context context, TablePlay play) {
        super(context);
        this.play = play;
    }

    @FXML
    private void initialize() {
        parts = new NodeVisibility(talk);
        buttons = new NodeVisibility(wishes);
        subscriptions.onValue(talk.widthProperty(), width -> arrangeOffer(width.doubleValue() >= WIDE_ENOUGH));
        countdown.setCycleCount(Animation.INDEFINITE);
        for (int phrase = 1; phrase <= Table.PHRASES; phrase++) {
            int number = phrase;
            String phraseText = texts.get("table.phrase." + phrase);
            MenuItem item = new MenuItem(phraseText);
            item.setOnAction(event -> {
                if (play.say(number)) {
                    context.note(texts.get("table.says", texts.get("player.you"), phraseText));
                }
            });
            say.getItems().add(item);
        }
        subscriptions.onAny(
                this::show,
                play.stateProperty(),
                play.drawWithMoveProperty(),
                play.watchersProperty(),
                match.matchProperty(),
                match.positionProperty(),
                match.resultProperty(),
                match.animatingProperty(),
                offer.hoverProperty());
        subscriptions.onClose(countdown::stop);
    }

    private void arrangeOffer(boolean wide) {
        offer.pseudoClassStateChanged(WIDE, wide);
        GridPane.setConstraints(answers, wide ? 1 : 0, wide ? 0 : 1);
    }

    /** Shows how much of the time to wait for the other side is left. */
    private void showPatience(long until) {
        Duration left = Duration.ofNanos(Math.max(0, until - System.nanoTime()));
        said.setText(texts.get("table.lost", Durations.clock(left)));
    }

    private void show() {
        boolean here = play.isAtTable(match.matchProperty().get());
        TableState now = play.stateProperty().get();
        boolean over = match.resultProperty().get() != null;
        boolean watching = play.isWatching(match.matchProperty().get());
        boolean withMove = play.drawWithMoveProperty().get();
        int others = play.watchersProperty().get();
        parts.set(stopWatching, watching);
        parts.set(watchers, here && others > 0);
        watchers.setText(texts.get("table.watchers", others));
        Optional<Wish> asked = now.asked().filter(wish -> over || wish != Wish.REMATCH);
        answers.setVisible(here && !now.isLost() && asked.isPresent());
        answers.setManaged(here);
        parts.set(wishes, here);
        buttons.set(draw, !over && play.canBeDrawn());
        buttons.set(takeBack, !over);
        buttons.set(resignTable, !over);
        takeBack.setDisable(!play.mayAsk(Wish.TAKEBACK));
        draw.setDisable(!play.mayAsk(Wish.DRAW));
        if (now.isLost()) {
            countdown.play();
        } else {
            countdown.stop();
        }
        if (now.isLost()) {
            showPatience(now.lostUntil().getAsLong());
        } else if (asked.isPresent()) {
            said.setText(texts.get("table.asks." + asked.get().name().toLowerCase(Locale.ROOT), play.otherName()));
        } else if (now.own().isPresent()) {
            said.setText(texts.get("table.asked"));
        } else if (watching) {
            said.setText(texts.get("table.watching"));
        } else if (withMove) {
            said.setText(texts.get("table.drawWithMove"));
        } else {
            said.setText("");
        }
        // An offer may arrive at any moment, and must not move any button: the list of moves below makes room for it.
        // The result of the game, above it, does not, so the room is kept once the game is over.
        // Once it is answered, the room is kept until the pointer leaves it: a second click is not for the list.
        boolean silent = said.getText().isEmpty();
        boolean kept = silent && offer.isHover();
        offer.setMinHeight(kept ? offer.getHeight() : Region.USE_PREF_SIZE);
        parts.set(offer, (here || watching) && (over || kept || !silent));
    }

    @FXML
    private void agree() {
        focusBoard();
        play.answer(true);
    }

    @FXML
    private void decline() {
        focusBoard();
        play.answer(false);
    }

    @FXML
    private void stopWatching() {
        play.leave();
    }

    @FXML
    private void takeBack() {
        focusBoard();
        play.ask(Wish.TAKEBACK);
    }

    @FXML
    private void draw() {
        focusBoard();
        play.ask(Wish.DRAW);
    }

    /** Moves the focus to the board, because the button just pressed is disabled now, and the next one may resign. */
    private void focusBoard() {
        talk.getScene().lookup("#board").requestFocus();
    }

    @FXML
    private void resign() {
        context.askWhile(
                match.resultProperty().isNull(),
                new Question(texts.get("resign.question"), "", texts.get("resign.goOn"), texts.get("resign.leave")),
                play::resign);
    }
}
