package jump61.window.board;

import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import jump61.engine.Score;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.review.WinChance;
import jump61.window.Texts;

/**
 * Shows who is ahead. Red's part grows from the bottom, the other side's from the top. Its colours follow the same style
 * classes as those of boards.
 */
public final class EvaluationBar extends Control {
    /** Upper limit for estimates, so that they never look like a win. */
    private static final double LARGEST_ESTIMATE = 0.94;

    private final DoubleProperty value = new SimpleDoubleProperty(this, "value", 0);
    private final BooleanProperty animated = new SimpleBooleanProperty(this, "animated", true);
    private final BooleanProperty turned = new SimpleBooleanProperty(this, "turned");
    private final ReadOnlyStringWrapper explanation = new ReadOnlyStringWrapper(this, "explanation", "");
    private final ObjectProperty<Game> game =
            new SimpleObjectProperty<>(this, "game", Games.all().get(0));
    private Locale locale = Locale.getDefault();
    private String colours = "";
    private String sharedEnd = "";

    /** Creates a bar for an even game. */
    public EvaluationBar() {
        getStyleClass().add("evaluation-bar");
        setFocusTraversable(false);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText("");
    }

    /**
     * Shows the evaluation of a position.
     *
     * @param score its value for the side to move; empty while unknown, which leaves the bar in the middle
     */
    public void show(Position position, Optional<Score> score) {
        game.set(position.game());
        if (position.result().isPresent()) {
            show(position.result().get(), position.game());
            return;
        }
        boolean red = position.toMove() == Side.FIRST;
        Optional<Score> reds = score.map(own -> red ? own : own.negated());
        value.set(reds.map(known -> part(known, position.game())).orElse(0.0));
        setAccessibleText(reds.map(this::describe).orElse(""));
        explanation.set(getAccessibleText());
    }

    private void show(Result result, Game game) {
        value.set(result.winner().map(side -> side == Side.FIRST ? 1.0 : -1.0).orElse(0.0));
        setAccessibleText(result.winner()
                .map(side -> texts().get("evaluation.won", side(Optional.of(side), game)))
                .orElseGet(() -> sharedEnd.isEmpty() ? texts().get("evaluation.shared") : sharedEnd));
        explanation.set(getAccessibleText());
    }

    /** {@return Red's share of the bar, from -1 (none) to 1 (all): its winning chance; an estimate never fills the bar} */
    private static double part(Score reds, Game game) {
        double part = 2 * WinChance.of(game).of(reds) - 1;
        return reds.isWin() || reds.isLoss() ? part : Math.max(-LARGEST_ESTIMATE, Math.min(LARGEST_ESTIMATE, part));
    }

    private String describe(Score reds) {
        return LeadWords.of(reds, Side.FIRST, game.get(), locale, side -> side(Optional.of(side), game.get()));
    }

    private Texts texts() {
        return BoardTexts.shared(locale);
    }

    private String side(Optional<Side> side, Game game) {
        return BoardTexts.side(texts(), side, game, colours);
    }

    /** How far Red is ahead: 1 is a win, 0 is even, -1 is a loss. */
    public DoubleProperty valueProperty() {
        return value;
    }

    public double getValue() {
        return value.get();
    }

    public void setValue(double newValue) {
        value.set(newValue);
    }

    /** Whether the bar moves gently to a new value; true by default. */
    public boolean isAnimated() {
        return animated.get();
    }

    public void setAnimated(boolean newAnimated) {
        animated.set(newAnimated);
    }

    /** Whether Red's part grows from the top instead. */
    public BooleanProperty turnedProperty() {
        return turned;
    }

    public boolean isTurned() {
        return turned.get();
    }

    public void setTurned(boolean newTurned) {
        turned.set(newTurned);
    }

    /** The game whose sides are at the ends. */
    ObjectProperty<Game> gameProperty() {
        return game;
    }

    /** The bar's text, and whose moves it counts if it counts any. */
    ReadOnlyStringProperty explanationProperty() {
        return explanation.getReadOnlyProperty();
    }

    /** Sets the language of the next text. */
    public void setLocale(Locale newLocale) {
        locale = newLocale;
    }

    /** Sets the palette by which the next text names the sides, as in {@link BoardControl#coloursProperty()}. */
    public void setColours(String value) {
        colours = value;
    }

    /** Sets the game's text for a shared result; empty for a draw. */
    public void setSharedEnd(String value) {
        sharedEnd = value;
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new EvaluationBarSkin(this);
    }

    @Override
    public String getUserAgentStylesheet() {
        return EvaluationBar.class.getResource("board.css").toExternalForm();
    }
}
