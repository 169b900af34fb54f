package jump61.tools;

import java.util.List;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.RefusedException;

/** The options that several tools share: which game, and on which board. */
final class GameOptions {
    private static final String USUAL = "jump61";

    private GameOptions() {}

    /** {@return the games to choose from, and which one it is without a choice, for a help text} */
    static String choices() {
        return Options.choices(Games.all().stream().map(Game::id).toList()) + " (" + USUAL + ")";
    }

    static Game game(Options options) throws UsageException {
        String id = options.text("--game").orElse(USUAL);
        return Games.byId(id).orElseThrow(() -> new UsageException("there is no game " + id));
    }

    static int size(Options options, Game game) throws UsageException {
        int size = (int) options.number("--size", 0, 1000, game.sizes().usual());
        try {
            return game.start(size).size();
        } catch (RefusedException refused) {
            throw new UsageException(refused.getMessage());
        }
    }

    /** {@return the position that the first word tells, or the start} */
    static Position position(Options options) throws UsageException {
        Game game = game(options);
        List<String> words = options.words();
        if (words.isEmpty()) {
            return game.start(size(options, game));
        }
        try {
            return game.parsePosition(words.get(0));
        } catch (RefusedException refused) {
            throw new UsageException(refused.getMessage());
        }
    }
}
