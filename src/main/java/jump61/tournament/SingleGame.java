package jump61.tournament;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.game.Move;
import jump61.game.Side;

/** One game between two contestants. */
public final class SingleGame {
    private SingleGame() {}

    /**
     * Plays a game to its end.
     *
     * @param first the contestant from whose point of view the result is given
     * @param tags additional tags for the record
     * @return the game, with points and times from the point of view of {@code first}
     */
    public static PlayedGame play(ScheduledGame game, Contestant first, Contestant second, Map<String, String> tags) {
        return play(game, first, second, tags, move -> {});
    }

    /**
     * Plays a game to its end.
     *
     * @param onMove receives each legal move
     */
    static PlayedGame play(
            ScheduledGame game, Contestant first, Contestant second, Map<String, String> tags, Consumer<Move> onMove) {
        boolean firstBegins = game.firstBegins();
        GameReferee referee = new GameReferee(game, firstBegins ? first : second, firstBegins ? second : first, onMove);
        Optional<Forfeit> forfeit = referee.play();
        Side mySide = firstBegins ? Side.FIRST : Side.SECOND;
        return new PlayedGame(
                game,
                referee.record(tags(tags, forfeit)),
                referee.points(mySide),
                forfeit,
                referee.used(mySide),
                referee.used(mySide.opponent()));
    }

    private static Map<String, String> tags(Map<String, String> tags, Optional<Forfeit> forfeit) {
        Map<String, String> all = new LinkedHashMap<>(tags);
        forfeit.ifPresent(reason -> all.put("Forfeit", reason.conduct()));
        return all;
    }
}
