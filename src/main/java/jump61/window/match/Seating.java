package jump61.window.match;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import jump61.game.Position;
import jump61.game.Side;
import jump61.window.board.GameViews;

/**
 * Decides which side is at the bottom of the window, where people expect their own: that of a person who plays alone
 * against another kind of player; otherwise the side at the bottom of the board; otherwise Red. A board with two ends
 * can be turned.
 */
public final class Seating {
    private final MatchViewModel match;
    private final BooleanProperty turnedByUser = new SimpleBooleanProperty();
    private final ObjectBinding<Side> bottom;
    private final ObservableValue<Side> top;
    private final BooleanBinding turnable;
    private final BooleanBinding boardTurned;

    public Seating(MatchViewModel match) {
        this.match = match;
        bottom = Bindings.createObjectBinding(
                this::findBottom,
                match.matchProperty(),
                match.playersProperty(),
                // The board shown is known only after its match has begun.
                match.positionProperty(),
                match.modeChangesProperty(),
                turnedByUser);
        top = Bindings.createObjectBinding(() -> bottom.get().opponent(), bottom);
        turnable = Bindings.createBooleanBinding(
                () -> boardsLower().isPresent(), match.matchProperty(), match.positionProperty());
        boardTurned = Bindings.createBooleanBinding(
                () -> boardsLower().filter(lower -> lower != bottom.get()).isPresent(),
                bottom,
                match.matchProperty(),
                match.positionProperty());
        // Turning the board by hand applies to one match only.
        match.matchProperty().addListener((observable, before, now) -> turnedByUser.set(false));
    }

    private Side findBottom() {
        if (match.matchProperty().get() == null) {
            return Side.FIRST;
        }
        Side usual = modesBottom()
                .or(() -> match.playersProperty().get().here().onlyPerson())
                .or(this::boardsLower)
                .orElse(Side.FIRST);
        return turnedByUser.get() && boardsLower().isPresent() ? usual.opponent() : usual;
    }

    private Optional<Side> modesBottom() {
        return Optional.ofNullable(match.modeProperty().get()).flatMap(BoardMode::bottom);
    }

    private Optional<Side> boardsLower() {
        Position shown = match.positionProperty().get();
        return shown == null ? Optional.empty() : GameViews.of(shown.game()).lowerSide();
    }

    /** The side at the bottom. */
    public ObservableValue<Side> bottomProperty() {
        return bottom;
    }

    /** The side at the top. */
    public ObservableValue<Side> topProperty() {
        return top;
    }

    /** Whether the board is shown from its other end. */
    public ObservableBooleanValue boardTurnedProperty() {
        return boardTurned;
    }

    /** Whether the board has two ends. */
    public ObservableBooleanValue turnableProperty() {
        return turnable;
    }

    /** Whether the user has turned the board of this match. */
    public BooleanProperty turnedByUserProperty() {
        return turnedByUser;
    }
}
