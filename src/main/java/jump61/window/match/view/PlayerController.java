package jump61.window.match.view;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.engine.SearchResult;
import jump61.game.Colour;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.LevelFace;
import jump61.window.board.Territory;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.Durations;
import jump61.window.match.EveningScore;
import jump61.window.match.EveningScores;

/** The card of one player: side, name, count, clock, and the computer's thoughts. */
public final class PlayerController extends Controller {
    private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("to-move");
    private static final PseudoClass WINNER = PseudoClass.getPseudoClass("winner");
    private static final PseudoClass SHORT_OF_TIME = PseudoClass.getPseudoClass("short-of-time");
    private static final Duration LITTLE_TIME = Duration.ofSeconds(10);

    private final EveningScores games;
    private final ObservableValue<Territory> drawn;
    private ObservableValue<Side> side;
    private Portrait picture;

    @FXML
    VBox card;

    @FXML
    StackPane portrait;

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
     * @param drawn the territory of both sides on the board as currently drawn; null if the game counts nothing
     */
    public PlayerController(Context context, EveningScores games, ObservableValue<Territory> drawn) {
        super(context);
        this.games = games;
        this.drawn = drawn;
    }

    /** Sets the side whose player is shown. */
    void follow(ObservableValue<Side> newSide) {
        side = newSide;
        picture = new Portrait(portrait);
        subscriptions.onAny(
                this::show,
                side,
                match.matchProperty(),
                match.positionProperty(),
                match.playersProperty(),
                match.resultProperty(),
                match.plyProperty(),
                match.animatingProperty(),
                match.clock().onProperty(),
                games,
                words.names());
        subscriptions.onChange(drawn, now -> showWave());
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

    private void show() {
        Match now = match.matchProperty().get();
        if (now == null) {
            return;
        }
        Side mine = side.getValue();
        BoardPseudoClasses.setColour(card, Optional.of(now.game().colour(mine)));
        picture.show(now.players().of(mine), now.game().colour(mine));
        name.setText(words.onCard(mine, now.players(), now.game()));
        count.setText(count(mine, now));
        count.setManaged(!count.getText().isEmpty());
        showEvening(now, mine);
        Result result = match.resultProperty().get();
        boolean open = result == null && match.positionProperty().get().result().isEmpty();
        card.pseudoClassStateChanged(TO_MOVE, open && onTurn() == mine);
        card.pseudoClassStateChanged(WINNER, result != null && result.wonBy(mine));
        card.setAccessibleText(Sentences.list(
                Stream.of(name.getText(), words.side(mine, now.game()), count.getText())
                        .filter(part -> !part.isEmpty())
                        .distinct()
                        .toList(),
                texts.locale()));
    }

    /** Counts along with a cascade. Nothing else changes meanwhile. */
    private void showWave() {
        if (match.animatingProperty().get() && match.matchProperty().get() != null) {
            count.setText(count(side.getValue(), match.matchProperty().get()));
        }
    }

    /** Returns what the side has, once there is something to count, after the name of the side if the player's is no help. */
    private String count(Side mine, Match now) {
        String held = hasBegun(mine, now) ? held(mine, match.positionProperty().get()) : "";
        // A clock leaves no room for both; the picture shows the side, too.
        boolean tight = match.clock().onProperty().get();
        return tight && !held.isEmpty() ? held : words.underName(mine, now.players(), now.game(), held);
    }

    /** Returns what a side has; while a move is being shown, on the board as drawn. */
    private String held(Side mine, Position shown) {
        Territory now = match.animatingProperty().get() ? drawn.getValue() : null;
        return now == null ? words.count(mine, shown) : words.count(mine, shown.game(), now);
    }

    /** Returns whether there is something to count: after a usual start, once a move of the side has been shown. */
    private boolean hasBegun(Side mine, Match now) {
        int moves = match.plyProperty().get() - (match.animatingProperty().get() ? 1 : 0);
        Position start = now.start();
        boolean usual = start.equals(start.game().start(start.size()));
        return !usual || match.turns().stream().limit(Math.max(0, moves)).anyMatch(turn -> turn.mover() == mine);
    }

    /** Returns the side whose turn it appears to be: during an animation, the mover. */
    private Side onTurn() {
        boolean moving = match.animatingProperty().get() && !match.turns().isEmpty();
        return moving
                ? match.turns().get(match.turns().size() - 1).mover()
                : match.positionProperty().get().toMove();
    }

    /** Shows the score between the two players, this one's points first, once one of their games has ended. */
    private void showEvening(Match now, Side mine) {
        if (match.animatingProperty().get()) {
            // The result must not appear before the end is seen.
            return;
        }
        EveningScore sum = games.score(now);
        // The clock takes the place of the score.
        boolean played =
                sum.first() + sum.second() > 0 && !match.clock().onProperty().get();
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
        boolean wanted = settings.detailsProperty().get();
        thought.setManaged(wanted);
        thought.setVisible(wanted);
        boolean told = mine && soFar != null && wanted;
        thought.setText(told ? words.thought(soFar, now.game()) : "");
    }

    /** The picture of a player in the colour of a side: the face of a level, or the shape of the side. */
    private static final class Portrait {
        private final Pane place;
        /** The level whose face is shown; empty for a player without a face, null before anything is shown. */
        private Optional<Level> level;

        Portrait(Pane place) {
            this.place = place;
        }

        void show(Player player, Colour colour) {
            Optional<Level> now = player.computersLevel();
            if (!now.equals(level)) {
                level = now;
                place.getChildren().setAll(now.<Node>map(LevelFace::new).orElseGet(Portrait::shape));
            }
            BoardPseudoClasses.setColour(place.getChildren().get(0), Optional.of(colour));
        }

        private static Node shape() {
            Region shape = new Region();
            shape.getStyleClass().add("side-marker");
            return shape;
        }
    }
}
