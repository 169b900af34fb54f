package jump61.game;

import java.util.List;

/**
 * A move that was played: where it began, what it was, what happened, and where it led.
 *
 * @param before the position it was played in
 * @param move the move
 * @param events what happened, in order
 * @param after the position it led to
 */
public record Turn(Position before, Move move, List<Event> events, Position after) {
    public Turn {
        events = List.copyOf(events);
    }

    /** {@return the side that made the move} */
    public Side mover() {
        return before.toMove();
    }
}
