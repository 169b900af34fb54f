package jump61.window.match.view;

import java.time.Duration;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import jump61.engine.SearchResult;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.Territory;
import jump61.window.match.Durations;
import jump61.window.match.EveningScore;
import jump61.window.match.EveningScores;
import jump61.window.match.Headline;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.settings.Settings;

/** The card of one player: side, name, count, clock, and the computer's thoughts. */
public final class PlayerController {
    private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("to-move");
    private static final PseudoClass WINNER = PseudoClass.getPseudoClass("winner");
    private static final PseudoClass SHORT_OF_TIME = PseudoClass.getPseudoClass("short-of-time");
    /** Height of windows that have a headline over the board, in pixels. */
    private static final double LOW = 550;

    /** Width of windows whose side panel has room for a picture of the player, in pixels. */
    private static final double WIDE = 800;

    private static final Duration LITTLE_TIME = Duration.ofSeconds(10);

    private final MatchViewModel match;
    private final Settings settings;
    private final EveningScores games;
    private final Texts texts;
    private final MatchTexts words;
    private final ObservableValue<Territory> drawn;
    private final Subscriptions subscriptions;
    private final Headline headline;
    /** Size of the window; 0 outside of one. */
    private final DoubleProperty width = new SimpleDoubleProperty();

    private final DoubleProperty height = new SimpleDoubleProperty();

    private ObservableValue<Side> side;
    private Portrait picture;
    private boolean inOneLine;

    @FXML
    VBox card;

    @FXML
    StackPane portrait;

    @FXML
    Region marker;

    @FXML
    Label name;

    @FXML
    Label evening;

    @FXML
    Label count;

    @FXML
    Label clock;

    @FXML
    Label thought;

    /**
     * Creates the card of a player.
     *
     * @param drawn what both sides have on the board as currently drawn; null if the game counts nothing
     */
    public PlayerController(
            MatchViewModel match,
            Settings settings,
            EveningScores games,
            ObservableValue<Territory> drawn,
            Texts texts,
            MatchTexts words,
            Subscriptions subscriptions) {
        this.match = match;
        this.settings = settings;
        this.games = games;
        this.drawn = drawn;
        this.texts = texts;
        this.words = words;
        this.subscriptions = subscriptions;
        headline = new Headline(match, texts, words);
    }

    /** Sets the side whose player is shown; in one line if there is little room. */
    void follow(ObservableValue<Side> newSide, boolean inOneLine) {
        side = newSide;
        this.inOneLine = inOneLine;
        picture = new Portrait(portrait);
        // Not flatMap, whose classes would be made anew at every start.
        subscriptions.onValue(card.sceneProperty(), this::followSize);
        count.setManaged(!inOneLine);
        count.setVisible(!inOneLine);
        subscriptions.onAny(
                this::show,
                side,
                match.matchProperty(),
                match.positionProperty(),
                match.playersProperty(),
                match.resultProperty(),
                match.plyProperty(),
                match.animatingProperty(),
                games,
                words.names());
        subscriptions.onChange(drawn, now -> showWave());
        subscriptions.onChange(height, now -> show());
        subscriptions.onChange(width, now -> show());
        // Not during a layout, in which it would ask for another.
        subscriptions.onChange(name.widthProperty(), now -> Platform.runLater(this::show));
        subscriptions.onAny(
                this::showClock,
                side,
                match.clock().onProperty(),
                match.clock().leftProperty(Side.FIRST),
                match.clock().leftProperty(Side.SECOND));
        subscriptions.onAny(
                this::showThought,
                side,
                match.computer().thoughtProperty(),
                match.computer().thinkingProperty(),
                settings.detailsProperty());
    }

    private void followSize(Scene scene) {
        width.unbind();
        height.unbind();
        if (scene != null) {
            width.bind(scene.widthProperty());
            height.bind(scene.heightProperty());
        }
    }

    private void show() {
        Match now = match.matchProperty().get();
        if (now == null) {
            return;
        }
        Side mine = side.getValue();
        BoardPseudoClasses.setColour(marker, Optional.of(now.game().colour(mine)));
        BoardPseudoClasses.setColour(card, Optional.of(now.game().colour(mine)));
        showPortrait(now, mine);
        name.setText(name(mine, now));
        count.setText(count(mine, now));
        showEvening(now, mine);
        Result result = match.resultProperty().get();
        boolean open = result == null && match.positionProperty().get().result().isEmpty();
        card.pseudoClassStateChanged(TO_MOVE, open && onTurn() == mine);
        card.pseudoClassStateChanged(WINNER, result != null && result.wonBy(mine));
        card.setAccessibleText(name.getText() + (count.getText().isEmpty() ? "" : ", " + count.getText()));
    }

    /** Shows the player's picture or, where there is little room, only the mark of the side. */
    private void showPortrait(Match now, Side mine) {
        boolean room = !inOneLine && !isLow() && width.get() >= WIDE;
        picture.show(now.players().of(mine), now.game().colour(mine));
        picture.setShown(room);
        marker.setManaged(!room);
        marker.setVisible(!room);
    }

    private boolean isLow() {
        return height.get() > 0 && height.get() < LOW;
    }

    /** Returns who plays. In windows too low for a headline, it also says so if it is a person's turn. */
    private String name(Side mine, Match now) {
        boolean low = isLow();
        boolean awaited = !headline.isLookingBack() && match.resultProperty().get() == null && onTurn() == mine;
        String whole = words.player(mine, now.players(), now.game());
        if ((low || !fits(whole)) && now.players().of(mine) instanceof Player.Computer computer) {
            return words.level(computer.level());
        } else if (low && awaited && now.players().of(mine) instanceof Player.Human) {
            return headline.text();
        }
        return whole;
    }

    private boolean fits(String text) {
        Text measured = new Text(text);
        measured.setFont(name.getFont());
        return name.getWidth() <= 0 || measured.getLayoutBounds().getWidth() <= name.getWidth();
    }

    /** Counts along with a cascade. Nothing else changes meanwhile. */
    private void showWave() {
        if (match.animatingProperty().get() && match.matchProperty().get() != null) {
            count.setText(count(side.getValue(), match.matchProperty().get()));
        }
    }

    /** Returns the side, unless the name says it already, and what it has once a move has been made. */
    private String count(Side mine, Match now) {
        boolean begun = hasBegun(mine, now);
        String held = begun ? held(mine, match.positionProperty().get()) : "";
        boolean told = words.player(mine, now.players(), now.game()).equals(words.side(mine, now.game()));
        return told ? held : words.sideAndCount(mine, now.game(), held);
    }

    /** Returns what a side has: on the board as drawn, while a move is shown. */
    private String held(Side mine, Position shown) {
        Territory now = match.animatingProperty().get() ? drawn.getValue() : null;
        return now == null ? words.count(mine, shown) : words.count(mine, shown.game(), now);
    }

    /** Whether there is something to count: in a usual start, once the side has moved, and the move has been shown. */
    private boolean hasBegun(Side mine, Match now) {
        int moves = match.plyProperty().get() - (match.animatingProperty().get() ? 1 : 0);
        Position start = now.start();
        boolean usual = start.equals(start.game().start(start.size()));
        return match.turns().stream().limit(Math.max(0, moves)).anyMatch(turn -> !usual || turn.mover() == mine);
    }

    /** Returns the side whose turn it appears to be: during an animation, the mover. */
    private Side onTurn() {
        boolean moving = match.animatingProperty().get() && !match.turns().isEmpty();
        return moving
                ? match.turns().get(match.turns().size() - 1).mover()
                : match.positionProperty().get().toMove();
    }

    /** The score between these two players, from the view of this one, once one of their games has ended. */
    private void showEvening(Match now, Side mine) {
        if (match.animatingProperty().get()) {
            // The end must not be told before it is seen.
            return;
        }
        EveningScore sum = games.score(now);
        boolean played = sum.first() + sum.second() > 0;
        evening.setText(played ? texts.get("ending.score", sum.points(mine), sum.points(mine.opponent())) : "");
        evening.setVisible(played);
        evening.setManaged(played);
    }

    private void showClock() {
        Duration left = match.clock().leftProperty(side.getValue()).get();
        boolean on = match.clock().onProperty().get();
        clock.setVisible(on);
        clock.setManaged(on);
        clock.setText(Durations.clock(left));
        clock.pseudoClassStateChanged(SHORT_OF_TIME, left.compareTo(LITTLE_TIME) < 0);
    }

    private void showThought() {
        Match now = match.matchProperty().get();
        SearchResult soFar = match.computer().thoughtProperty().get();
        boolean mine = now != null
                && match.computer().thinkingProperty().get()
                && now.position().toMove() == side.getValue();
        boolean wanted = settings.detailsProperty().get() && !inOneLine;
        thought.setManaged(wanted);
        thought.setVisible(wanted);
        boolean told = mine && soFar != null && wanted;
        thought.setText(told ? words.thought(soFar, now.game()) : "");
    }
}
