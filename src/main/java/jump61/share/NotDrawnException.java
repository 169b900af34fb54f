package jump61.share;

import jump61.game.Game;

/** Thrown if a game provides no {@link BoardDrawing}. */
public final class NotDrawnException extends Exception {
    private static final long serialVersionUID = 1;

    /** Creates the exception for a game. */
    NotDrawnException(Game game) {
        super("there are no pictures of " + game.id());
    }
}
