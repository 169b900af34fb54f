package jump61.tools;

import jump61.game.Game;
import jump61.game.Games;
import jump61.game.RefusedException;

/** The options that several tools share: which game, and on which board. */
final class GameOptions {
    private GameOptions() {}

    static Game game(Options options) throws UsageException {
        String id = options.text("--game").orElse("jump61");
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
}
