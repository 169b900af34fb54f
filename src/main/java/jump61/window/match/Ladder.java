package jump61.window.match;

import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Tally;

/** The user's results against the computer levels, as shown on the new-game sheet. */
@FunctionalInterface
public interface Ladder {
    /** A ladder without any games. */
    Ladder EMPTY = game -> new SimpleObjectProperty<>(new Rungs(Map.of(), Optional.empty()));

    /** {@return the levels of a game; the value changes when a game has ended} */
    ObservableValue<Rungs> of(Game game);

    /**
     * The levels of one game.
     *
     * @param scores the results against each level played
     * @param next the recommended level; empty if there is none
     */
    record Rungs(Map<Level, Tally> scores, Optional<Level> next) {
        public Rungs {
            scores = Map.copyOf(scores);
        }
    }
}
