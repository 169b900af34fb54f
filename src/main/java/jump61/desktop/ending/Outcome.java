package jump61.desktop.ending;

import java.time.Instant;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;

/**
 * How a game of the evening ended.
 *
 * @param end when it ended, to the second
 * @param game the game
 * @param players who played
 * @param winner who won; empty for a draw
 */
record Outcome(Instant end, Game game, Players players, Optional<Side> winner) {
    static Outcome of(Match match, Instant end) {
        return new Outcome(
                Instant.ofEpochSecond(end.getEpochSecond()),
                match.game(),
                match.players(),
                match.result().flatMap(Result::winner));
    }
}
