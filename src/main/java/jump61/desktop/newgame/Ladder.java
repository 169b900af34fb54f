package jump61.desktop.newgame;

import java.util.Map;
import java.util.OptionalInt;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import jump61.game.Game;

/** How the user has fared against the levels of the computer, as the new-game sheet shows it. */
@FunctionalInterface
public interface Ladder {
    /** A ladder that nobody has begun to climb. */
    Ladder EMPTY = game -> new SimpleObjectProperty<>(new Rungs(Map.of(), OptionalInt.empty()));

    /** {@return the levels of a game; the value changes when a game has ended} */
    ObservableValue<Rungs> of(Game game);

    /**
     * The levels of one game.
     *
     * @param scores the games against each level that was met, by its number, from 1
     * @param next the level that suits the user next; empty if that cannot be told
     */
    record Rungs(Map<Integer, Score> scores, OptionalInt next) {
        public Rungs {
            scores = Map.copyOf(scores);
        }
    }

    /**
     * The games against one level.
     *
     * @param won how many the user won
     * @param lost how many the computer won
     * @param shared how many both won, or nobody
     */
    record Score(int won, int lost, int shared) {
        /** {@return whether the user has beaten this level more often than not} */
        public boolean isMastered() {
            return won > lost;
        }
    }
}
