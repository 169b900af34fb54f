package jump61.desktop.games.sim;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import jump61.sim.SimGame;
import jump61.sim.SimMove;

/** A line that is being chosen by its two points: the one taken first, and the one the keyboard is at. */
final class SimChoice {
    private int first;
    private int cursor = 1;

    /** {@return the point taken first; 0 if none is} */
    int first() {
        return first;
    }

    /** {@return the point the keyboard is at} */
    int cursor() {
        return cursor;
    }

    /** {@return the line from the first point to the keyboard's} */
    Optional<SimMove> proposed() {
        return line(first, cursor);
    }

    /** {@return the line that this point completes, if it is the second} The first point again cancels the choice. */
    Optional<SimMove> take(int point) {
        Optional<SimMove> line = line(first, point);
        first = first == 0 ? point : 0;
        cursor = point;
        return line;
    }

    /** Drops the first point. */
    void drop() {
        first = 0;
    }

    /** {@return whether this key moves the cursor} If so, moves it to another point. */
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
