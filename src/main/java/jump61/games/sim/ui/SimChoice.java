package jump61.games.sim.ui;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;

/** The choice of a line by its two points: the first point, and the keyboard cursor. */
final class SimChoice {
    private int first;
    private int cursor = 1;

    /** {@return the first point; 0 if none has been selected} */
    int first() {
        return first;
    }

    /** {@return the point with the keyboard cursor} */
    int cursor() {
        return cursor;
    }

    /** {@return the line from the first point to the cursor} */
    Optional<SimMove> proposed() {
        return line(first, cursor);
    }

    /**
     * Selects a point. Selecting the first point again cancels the choice.
     *
     * @return the line completed by this point, if it is the second
     */
    Optional<SimMove> take(int point) {
        Optional<SimMove> line = line(first, point);
        first = first == 0 ? point : 0;
        cursor = point;
        return line;
    }

    /** Cancels the choice. */
    void drop() {
        first = 0;
    }

    /** Moves the cursor if the key is an arrow key, and returns whether it is. */
    boolean move(KeyCode key) {
        int step = switch (key) {
            case RIGHT, DOWN, KP_RIGHT, KP_DOWN -> 1;
            case LEFT, UP, KP_LEFT, KP_UP -> SimGame.POINTS - 1;
            default -> 0;
        };
        cursor = (cursor - 1 + step) % SimGame.POINTS + 1;
        return step != 0;
    }

    private static Optional<SimMove> line(int point, int other) {
        return point == 0 || point == other ? Optional.empty() : Optional.of(SimMove.between(point, other));
    }
}
