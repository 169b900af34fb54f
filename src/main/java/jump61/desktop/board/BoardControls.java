package jump61.desktop.board;

import jump61.game.Game;

/** Makes the board of each game. */
public final class BoardControls {
    private BoardControls() {}

    /**
     * {@return a new board that shows the usual start of {@code game}}
     *
     * @throws IllegalArgumentException if there is no board for the game
     */
    public static BoardControl of(Game game) {
        throw new IllegalArgumentException("no board for " + game.id());
    }
}
