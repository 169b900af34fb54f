package jump61.desktop.board;

import java.util.Optional;
import jump61.checkers.CheckersGame;
import jump61.cubes.CubesGame;
import jump61.game.Game;
import jump61.game.Side;
import jump61.sim.SimGame;

/** Makes the board of each game. */
public final class BoardControls {
    private BoardControls() {}

    /**
     * {@return a new board that shows the usual start of {@code game}}
     *
     * @throws IllegalArgumentException if there is no board for the game
     */
    public static BoardControl of(Game game) {
        if (game instanceof CubesGame) {
            return new CubesBoard();
        }
        if (game instanceof SimGame) {
            return new SimBoard();
        }
        if (game instanceof CheckersGame) {
            return new CheckersBoard();
        }
        throw new IllegalArgumentException("no board for " + game.id());
    }

    /** {@return the side at the lower end of the game's board; empty if its board has no ends} */
    public static Optional<Side> lowerSide(Game game) {
        return game instanceof CheckersGame ? Optional.of(game.second()) : Optional.empty();
    }

    /** {@return a small board that only shows, and takes no part in the window's keyboard and mouse} */
    public static BoardControl thumbnail(Game game) {
        BoardControl board = of(game);
        board.getStyleClass().add("thumbnail");
        board.setInteractive(false);
        board.setNumbered(false);
        board.setAnimationSpeed(0);
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        return board;
    }
}
