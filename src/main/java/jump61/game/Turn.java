package jump61.game;

import java.util.List;

/**
 * A move as played, with the positions before and after it and the events in between.
 *
 * @param before the position before the move
 * @param move the move
 * @param events what happened, in order; a view animates them
 * @param after the position after the move
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
