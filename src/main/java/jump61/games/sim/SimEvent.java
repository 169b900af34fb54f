package jump61.games.sim;

import jump61.game.Event;
import jump61.game.Side;

/** A visible step of a move. */
public sealed interface SimEvent extends Event {
    /** A line was drawn in a side's colour. */
    record LineDrawn(SimMove line, Side side) implements SimEvent {}

    /** The line closed a triangle of its own colour and so lost the game; one line may close several. */
    record TriangleClosed(SimTriangle triangle, Side side) implements SimEvent {}
}
