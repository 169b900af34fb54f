package jump61.window.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.Services;
import jump61.game.Side;

/** The views of all games, found as services. */
public final class GameViews {
    private static final Map<Game, GameView> VIEWS = new HashMap<>();

    static {
        Services.all(GameView.class).forEach(view -> VIEWS.put(view.game(), view));
    }

    private GameViews() {}

    /** {@return the games that have a view, in the order in which games are offered} */
    public static List<Game> games() {
        return Games.all().stream().filter(VIEWS::containsKey).toList();
    }

    /** {@return the views in the order in which their games are offered} */
    public static List<GameView> all() {
        return games().stream().map(VIEWS::get).toList();
    }

    /**
     * {@return the view of {@code game}}
     *
     * @throws IllegalArgumentException if the game has none
     */
    public static GameView of(Game game) {
        GameView view = VIEWS.get(game);
        if (view == null) {
            throw new IllegalArgumentException("no view of " + game.id());
        }
        return view;
    }

    /**
     * {@return a small picture of a position, seen from the same end as the board}
     *
     * @param length its width and height, in pixels
     * @param bottom the side at the bottom, if the board has two ends; empty for the usual one
     */
    public static Miniature miniature(Position position, double length, Optional<Side> bottom) {
        GameView view = of(position.game());
        Miniature picture = new Miniature(length);
        view.draw(position, picture);
        picture.setRotate(view.isTurned(bottom) ? 180 : 0);
        return picture;
    }

    /** {@return a small board for display only, which ignores keyboard and mouse} */
    public static BoardControl thumbnail(Game game) {
        BoardControl board = of(game).newBoard();
        board.getStyleClass().add("thumbnail");
        board.setInteractive(false);
        board.setNumbered(false);
        board.setAnimationSpeed(0);
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        return board;
    }
}
