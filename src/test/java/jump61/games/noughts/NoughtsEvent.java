package jump61.games.noughts;

import jump61.game.Event;
import jump61.game.Side;

/** A square was marked. */
public record NoughtsEvent(int square, Side side) implements Event {}
