package jump61.game;

import java.util.List;
import java.util.Optional;

/** All games of the program. They are found as services, so adding a game requires no change here. */
public final class Games {
    private static final List<Game> ALL = Services.all(Game.class);

    private Games() {}

    /** {@return all games, in the order in which they are offered} */
    public static List<Game> all() {
        return ALL;
    }

    /** {@return the default game: the first one offered} */
    public static Game usual() {
        return ALL.get(0);
    }

    /** {@return the game with this {@link Game#id}} */
    public static Optional<Game> byId(String id) {
        return ALL.stream().filter(game -> game.id().equalsIgnoreCase(id)).findFirst();
    }
}
