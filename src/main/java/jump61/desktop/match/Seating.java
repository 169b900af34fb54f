package jump61.desktop.match;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import jump61.desktop.games.GameViews;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Side;

/**
 * Which side sits at the lower end of the window, where people look for themselves: a person who plays alone against
 * another kind of player, else the side at the lower end of the board, else Red. A board with two ends can be turned.
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
                this::findBottom, match.matchProperty(), match.playersProperty(), turnedByUser);
        top = Bindings.createObjectBinding(() -> bottom.get().opponent(), bottom);
        turnable = Bindings.createBooleanBinding(() -> boardsLower().isPresent(), match.matchProperty());
        boardTurned = Bindings.createBooleanBinding(
                () -> boardsLower().filter(lower -> lower != bottom.get()).isPresent(), bottom, match.matchProperty());
        // What a hand turned is meant for one match.
        match.matchProperty().addListener((observable, before, now) -> turnedByUser.set(false));
    }

    private Side findBottom() {
        if (match.matchProperty().get() == null) {
            return Side.FIRST;
        }
        Side usual = loneHuman().or(this::boardsLower).orElse(Side.FIRST);
        return turnedByUser.get() && boardsLower().isPresent() ? usual.opponent() : usual;
    }

    private Optional<Side> loneHuman() {
        boolean first = isHuman(Side.FIRST);
        boolean second = isHuman(Side.SECOND);
        return first == second ? Optional.empty() : Optional.of(first ? Side.FIRST : Side.SECOND);
    }

    private boolean isHuman(Side side) {
        return match.playersProperty().get().of(side) instanceof Player.Human;
    }

    private Optional<Side> boardsLower() {
        Match now = match.matchProperty().get();
        return now == null ? Optional.empty() : GameViews.of(now.game()).lowerSide();
    }

    /** The side at the lower end. */
    public ObservableValue<Side> bottomProperty() {
        return bottom;
    }

    /** The side at the upper end. */
    public ObservableValue<Side> topProperty() {
        return top;
    }

    /** Whether the board is to be shown from its other end. */
    public ObservableBooleanValue boardTurnedProperty() {
        return boardTurned;
    }

    /** Whether the board has two ends. */
    public ObservableBooleanValue turnableProperty() {
        return turnable;
    }

    /** Whether a hand turned the board of this match from where it would be. */
    public BooleanProperty turnedByUserProperty() {
        return turnedByUser;
    }
}
