package jump61.desktop.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import jump61.checkers.CheckersGame;
import jump61.cubes.CubesGame;
import jump61.desktop.board.BoardControl;
import jump61.desktop.games.checkers.CheckersBoard;
import jump61.desktop.games.cubes.CubesBoard;
import jump61.desktop.games.sim.SimBoard;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Side;
import jump61.sim.SimGame;

/** Makes the board of each game. */
public final class BoardControls {
    private static final Map<Game, Supplier<BoardControl>> BOARDS = Map.of(
            CubesGame.INSTANCE, CubesBoard::new,
            CheckersGame.INSTANCE, CheckersBoard::new,
            SimGame.INSTANCE, SimBoard::new);

    private BoardControls() {}

    /** {@return the games that have a board, in the order in which games are offered} */
    public static List<Game> games() {
        return Games.all().stream().filter(BOARDS::containsKey).toList();
    }

    /**
     * {@return a new board that shows the usual start of {@code game}}
     *
     * @throws IllegalArgumentException if there is no board for the game
     */
    public static BoardControl of(Game game) {
        Supplier<BoardControl> maker = BOARDS.get(game);
        if (maker == null) {
            throw new IllegalArgumentException("no board for " + game.id());
        }
        return maker.get();
    }

    /** {@return the side at the lower end of the game's board; empty if its board has no ends} */
    public static Optional<Side> lowerSide(Game game) {
        return game instanceof CheckersGame ? Optional.of(Side.SECOND) : Optional.empty();
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
