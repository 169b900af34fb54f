package jump61.desktop.match;

import java.util.List;
import java.util.Set;
import jump61.game.Game;
import jump61.game.Games;

/** The games that can be played in the window. */
public final class GamesWithBoards {
    private static final Set<String> IDS = Set.of("jump61", "sim");

    private GamesWithBoards() {}

    /** {@return them, in the order in which they are offered} */
    public static List<Game> all() {
        return Games.all().stream().filter(game -> IDS.contains(game.id())).toList();
    }
}
