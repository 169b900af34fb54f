package jump61.console;

import java.util.List;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.RefusedException;

/** The options shared by several tools: the game and the board size. */
public final class GameOptions {
    private GameOptions() {}

    /** {@return the available games and the default, for a help text} */
    public static String choices() {
        return Options.choices(Games.all().stream().map(Game::id).toList()) + " ("
                + Games.usual().id() + ")";
    }

    /**
     * {@return the game that {@code --game} names; by default, the usual one}
     *
     * @throws UsageException if there is no such game
     */
    public static Game game(Options options) throws UsageException {
        String id = options.text("--game").orElse(Games.usual().id());
        return Games.byId(id).orElseThrow(() -> new UsageException("there is no game " + id));
    }

    /** {@return the board size: {@code 6} for 6×6, or rows and columns as in {@code 9x6}} */
    public static BoardSize size(Options options, Game game) throws UsageException {
        String text = options.text("--size").orElse(game.sizes().usualSize().text());
        BoardSize size = BoardSize.parse(text)
                .orElseThrow(() -> new UsageException("--size takes a size like 6 or 9x6, not " + text));
        try {
            return game.start(size).size();
        } catch (RefusedException refused) {
            throw new UsageException(refused.getMessage());
        }
    }

    /** {@return the position given as the first word; by default the starting position} */
    public static Position position(Options options) throws UsageException {
        Game game = game(options);
        List<String> words = options.words();
        if (words.isEmpty()) {
            return game.start(size(options, game));
        }
        if (options.text("--size").isPresent()) {
            throw new UsageException("--size cannot stand beside a position, which tells it");
        }
        try {
            return game.parsePosition(ToolFiles.argument(words.get(0)));
        } catch (RefusedException refused) {
            throw new UsageException(refused.getMessage());
        }
    }
}
